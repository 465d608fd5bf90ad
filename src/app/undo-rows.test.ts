import { afterEach, describe, expect, it, vi } from 'vitest';
import { listArticles } from '~/api/articles';
import { listAvailabilityReasons } from '~/api/availability-reasons';
import { listCannedResponses } from '~/api/canned-responses';
import { listCategories } from '~/api/categories';
import { callOperation } from '~/api/http/client';
import { listMacros } from '~/api/macros';
import { listTeams } from '~/api/teams';
import type { ActivityEntry, ActivityKind } from '~/records/activity/entry';
import { createRecord } from '~/records/create-record';
import { makeActivityEntry } from '~/records/fixtures/activity-entry';
import { replaceActivityStore } from '~/records/fixtures/memory-activity';
import { removeRecord } from '~/records/remove-record';
import { WAITING_ROW } from '~/records/run/process-rows';
import type { RowWriteContext } from '~/records/run/use-row-run';
import { overwriteRecord } from '~/records/save-record';
import { undoRow } from '~/resources/activity/undo-row';
import { getResource, RESOURCES } from '~/resources/resources';
import { createSandboxClient, type SandboxClient } from '~/sandbox/fixtures/sandbox-client';

const PORTAL = 'acme-help';

/** The fields of an activity entry that identify its record. */
type Place = Pick<ActivityEntry, 'kind' | 'record' | 'parent' | 'name'>;

const first = <One>({ data }: { readonly data: readonly One[] }): One => {
  const [found] = data;
  if (found === undefined) throw new Error('the demo data has none');
  return found;
};
const place = (
  kind: ActivityKind,
  record: number | string,
  name: string,
  parent: string | null = null,
): Place => ({ kind, record: String(record), name, parent });

interface Case {
  readonly find: (client: SandboxClient) => Promise<Place>;
  /** The fields written by the update that is undone. */
  readonly written: object;
  /** The fields that someone else changes before the undo. Absent if other users can't change the record. */
  readonly meanwhile?: object;
  /** The values of a new record. Absent if records of this kind can't be created. Omitted fields get their defaults. */
  readonly created?: object;
}

const CASES: Readonly<Partial<Record<ActivityKind, Case>>> = {
  'canned-response': {
    find: async ({ scope }) => {
      const { id, short_code } = first(await callOperation(listCannedResponses, { scope, query: {} }));
      return place('canned-response', id, short_code);
    },
    written: { content: 'Edited' },
    meanwhile: { content: 'By somebody else' },
    created: { short_code: 'new-one', content: 'x' },
  },
  macro: {
    find: async ({ scope }) => {
      const { id, name } = first(await callOperation(listMacros, { scope, query: {} }));
      return place('macro', id, name);
    },
    written: { actions: [{ action_name: 'resolve_conversation', action_params: [] }] },
    meanwhile: { actions: [{ action_name: 'mute_conversation', action_params: [] }] },
    created: {
      name: 'New one',
      visibility: 'global',
      actions: [{ action_name: 'resolve_conversation', action_params: [] }],
    },
  },
  team: {
    find: async ({ scope }) => {
      const { id, name } = first(await callOperation(listTeams, { scope, query: {} }));
      return place('team', id, name);
    },
    written: { description: 'Edited', out_of_office_message: 'Away' },
    meanwhile: { description: 'By somebody else' },
    created: { name: 'new one' },
  },
  membership: { find: async () => place('membership', 16, 'Zoe', '302'), written: { isMember: true } },
  'availability-reason': {
    find: async ({ scope }) => {
      const { id, reason } = first(await callOperation(listAvailabilityReasons, { scope, query: {} }));
      return place('availability-reason', id, reason);
    },
    written: { reason: 'Edited' },
    meanwhile: { reason: 'By somebody else' },
    created: { reason: 'New one', emoji: '' },
  },
  portal: {
    find: async () => place('portal', PORTAL, 'Acme'),
    written: { name: 'Edited' },
    meanwhile: { name: 'By somebody else' },
  },
  'portal-language': {
    find: async () => place('portal-language', 'fr', 'fr', PORTAL),
    written: { isAllowed: true },
  },
  category: {
    find: async ({ scope }) => {
      const { id, name } = first(
        await callOperation(listCategories, { scope, params: { portalSlug: PORTAL }, query: {} }),
      );
      return place('category', id, name, PORTAL);
    },
    written: { description: 'Edited' },
    meanwhile: { description: 'By somebody else' },
    created: { name: 'New one', slug: 'new-one', locale: 'en' },
  },
  article: {
    find: async ({ scope }) => {
      const query = { status: 'draft', locale: 'en', per_page: 1 } as const;
      const { id, title } = first(
        await callOperation(listArticles, { scope, params: { portalSlug: PORTAL }, query }),
      );
      return place('article', id, title, PORTAL);
    },
    written: { content: 'Edited', status: 'archived', category_id: null },
    meanwhile: { content: 'By somebody else' },
    created: { title: 'New one', content: 'x' },
  },
};

const EMPTY = makeActivityEntry({ id: '', name: '', record: null, before: null, after: null });

const turn: RowWriteContext = { former: WAITING_ROW, report: () => {}, pace: (send) => send(), run: 'run' };

/** Signs in to a sandbox with a record of the given kind, and replaces the activity store. */
async function opened(kind: ActivityKind) {
  const found = CASES[kind];
  const resource = getResource(kind);
  if (!found || !resource?.access) throw new Error(`${kind} can't be reached`);
  const entries = replaceActivityStore();
  const client = await createSandboxClient();
  const { queryClient, scope, sandbox } = client;
  const about = (place: Place) => [queryClient, scope, { ...EMPTY, ...place }] as const;
  const access = (place: Place) => {
    const given = resource.access?.(...about(place));
    if (!given) throw new Error(`${kind} has no access`);
    return given;
  };
  return {
    found,
    where: () => found.find(client),
    /** Writes the given fields without logging, as another user would. */
    write: async (place: Place, fields: object) => {
      const given = access(place);
      const present = await given.read();
      return overwriteRecord(given, { ...given.valuesOf(present), ...fields }, present, () => {});
    },
    read: async (place: Place): Promise<object> => access(place).valuesOf(await access(place).read()),
    create: async (parent: string | null, fields: object) => {
      const creation = resource.creation?.(...about({ kind, record: null, parent, name: '' }));
      return creation && createRecord(creation, { ...resource.emptyValues, ...fields }, undefined);
    },
    remove: async (place: Place) => {
      const removal = resource.removal?.(queryClient, scope, await access(place).read(), about(place)[2]);
      return removal && removeRecord(removal);
    },
    undo: (entry: ActivityEntry, former = turn.former) =>
      undoRow([queryClient, scope], entry, { ...turn, former }, new Map()),
    /** Returns the last activity entry as soon as its outcome is logged. */
    noted: () =>
      vi.waitFor(() => {
        const last = [...entries.values()].at(-1);
        if (typeof last?.endedAt !== 'number') throw new Error('nothing was noted');
        return last;
      }),
    writes: () => sandbox.log.list().filter(({ method }) => method !== 'GET').length,
  };
}

const KINDS = Object.keys(CASES) as ActivityKind[];
const where = <Value>(has: (found: Case) => Value | undefined) =>
  KINDS.filter((kind) => CASES[kind] && has(CASES[kind]) !== undefined);

afterEach(() => vi.unstubAllGlobals());

describe('undo test cases', () => {
  it('undo is tested for every kind of record that the console can load and write', () => {
    expect(KINDS.sort()).toEqual(RESOURCES.flatMap(({ kind, access }) => (access ? [kind] : [])).sort());
  });
});

describe('undoing an update', () => {
  it.each(KINDS)('undoing an update restores the record and logs the undo: %s', async (kind) => {
    const { found, where: find, write, read, undo, noted } = await opened(kind);
    const place = await find();
    const before = await read(place);
    await write(place, found.written);
    const entry = await noted();
    expect(await read(place)).toMatchObject(found.written);
    expect(await undo(entry)).toMatchObject({ step: 'saved' });
    expect(await read(place)).toEqual(before);
    expect(await noted()).toMatchObject({
      kind,
      act: 'update',
      state: 'saved',
      undoes: entry.id,
      run: 'run',
      after: entry.before,
    });
  });

  it.each(KINDS)(
    'undoing an update sends no request when the record already has its previous values: %s',
    async (kind) => {
      const { found, where: find, write, undo, noted, writes } = await opened(kind);
      const place = await find();
      await write(place, found.written);
      const entry = await noted();
      await undo(entry);
      const sent = writes();
      expect(await undo(entry)).toEqual({ step: 'unchanged' });
      // If the outcome of an earlier undo is unknown, the restored values prove that the undo was saved.
      expect(await undo(entry, { step: 'unknown', error: null })).toMatchObject({
        step: 'saved',
        wasLost: true,
      });
      expect(writes()).toBe(sent);
    },
  );

  it.each(where(({ meanwhile }) => meanwhile))(
    'undoing an update reports a conflict and overwrites nothing when someone else changed the record: %s',
    async (kind) => {
      const { found, where: find, write, read, undo, noted, writes } = await opened(kind);
      const place = await find();
      await write(place, found.written);
      const entry = await noted();
      await write(place, found.meanwhile ?? {});
      const sent = writes();
      expect(await undo(entry)).toMatchObject({ step: 'conflict', wasSent: false });
      expect(writes()).toBe(sent);
      expect(await read(place)).toMatchObject({ ...found.written, ...found.meanwhile });
    },
  );
});

describe('undoing a creation', () => {
  const CREATED = where(({ created }) => created);
  it.each(CREATED)(
    'undoing the creation of a record deletes it, and undoing that deletion creates it again: %s',
    async (kind) => {
      const { found, where: find, create, read, undo, noted } = await opened(kind);
      const { parent } = await find();
      await create(parent, found.created ?? {});
      const creation = await noted();
      expect(creation).toMatchObject({ act: 'create', state: 'saved', record: expect.any(String) });
      const held = await read(creation);

      expect(await undo(creation)).toMatchObject({ step: 'saved' });
      const deletion = await noted();
      expect(deletion).toMatchObject({ act: 'delete', state: 'saved', undoes: creation.id });
      await expect(read(creation)).rejects.toMatchObject({ kind: 'not-found' });

      expect(await undo(deletion)).toMatchObject({ step: 'saved' });
      const again = await noted();
      expect(again).toMatchObject({ act: 'create', state: 'saved', undoes: deletion.id });
      expect(again.record).not.toBe(creation.record);
      expect(await read(again)).toEqual(held);
      // Undoing the deletion a second time creates no duplicate. The undo is blocked, or the platform rejects it
      // because the short code is taken.
      expect((await undo(deletion)).step).toBe(kind === 'canned-response' ? 'refused' : 'blocked');
    },
  );

  it.each(CREATED)(
    'undoing the creation of a record reports a conflict and keeps the record when someone else changed it: %s',
    async (kind) => {
      const { found, where: find, create, write, read, undo, noted, writes } = await opened(kind);
      const { parent } = await find();
      await create(parent, found.created ?? {});
      const creation = await noted();
      await write(creation, found.meanwhile ?? {});
      const sent = writes();
      expect(await undo(creation)).toMatchObject({ step: 'conflict' });
      expect(writes()).toBe(sent);
      expect(await read(creation)).toMatchObject(found.meanwhile ?? {});
    },
  );

  it.each(CREATED)(
    'undoing the creation of a record does nothing when the record is already deleted: %s',
    async (kind) => {
      const { found, where: find, create, remove, undo, noted } = await opened(kind);
      const { parent } = await find();
      await create(parent, found.created ?? {});
      const creation = await noted();
      await remove(creation);
      expect(await undo(creation)).toEqual({ step: 'unchanged' });
    },
  );
});
