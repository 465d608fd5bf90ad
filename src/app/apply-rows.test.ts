// Tests the migration of the demo account Acme to an empty account, including interruptions and concurrent changes.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { updateArticle } from '~/api/articles';
import { createAvailabilityReason } from '~/api/availability-reasons';
import { deleteCannedResponse } from '~/api/canned-responses';
import { callOperation } from '~/api/http/client';
import { updateMacro } from '~/api/macros';
import { removeMember } from '~/api/teams';
import { isDeepRun, RANDOM_SEED } from '~/build/depth';
import { createMissingPartPredicate } from '~/features/compare/apply/unwritten-parts';
import type { Bundle } from '~/features/compare/bundle/bundle';
import { compareBundles } from '~/features/compare/bundle/compare-bundles';
import { getRecordKey } from '~/features/compare/plan/applied';
import { type ApplyPlan, countVerdicts } from '~/features/compare/plan/apply-plan';
import { replaceActivityStore } from '~/records/fixtures/memory-activity';
import { BUNDLE_KINDS } from '~/resources/transfers';
import type { SandboxState } from '~/sandbox/state';
import { countFindingsByCheck, listFinalSteps, openStaging, type StagingSetup } from './fixtures/staging';

afterEach(() => vi.unstubAllGlobals());

/** Returns the differences between the accounts, except those that the plan lists as manual, blocked or omitted. */
async function findGaps(staging: StagingSetup, source: Bundle, plan: ApplyPlan): Promise<readonly string[]> {
  const { differences } = await compareBundles(source, (await staging.read()).bundle);
  const reportedKeys = new Set(
    plan.records
      .filter(
        ({ verdict, leftovers, findings }) =>
          verdict === 'worksheet' || verdict === 'refused' || leftovers.length > 0 || findings.length > 0,
      )
      .map(({ record }) => getRecordKey(record)),
  );
  return differences
    .filter((one) => !reportedKeys.has(getRecordKey(one)))
    .map((one) => `${one.outcome} ${getRecordKey(one)}`);
}

/** Adds the labels and users of Acme to the empty account, as if an administrator had created them. */
function withLabelsAndPeople(state: SandboxState): void {
  const [acme, empty] = [1, 4].map((id) => state.instances[0]?.accounts.find((one) => one.id === id));
  if (!acme || !empty) throw new Error('The demo data has other accounts.');
  empty.labels = acme.labels;
  const there = new Set(empty.agents.map(({ email }) => email));
  const missing = acme.agents.filter(({ email }) => !there.has(email));
  empty.agents = [...empty.agents, ...missing.map((one) => ({ ...one, id: one.id + 100 }))];
}

describe('migrating the demo account Acme to an empty account', () => {
  it('a migration creates all records of the account except those that must be created manually', async () => {
    const staging = await openStaging();
    const source = await staging.acme();
    const plan = await staging.planned(source);
    expect(countVerdicts(plan.records)).toEqual({
      equal: 0,
      kept: 0,
      planned: 467,
      worksheet: 42,
      refused: 7,
    });
    expect(listFinalSteps(await staging.applied(plan))).toEqual(['saved']);
    const again = await staging.planned(source);
    expect(again.rows).toEqual([]);
    expect(countVerdicts(again.records)).toEqual({
      equal: 467,
      kept: 0,
      planned: 0,
      worksheet: 42,
      refused: 7,
    });
    expect(await findGaps(staging, source, again)).toEqual([]);
  });

  it.runIf(isDeepRun)(
    'if labels and people exist, a migration creates an identical account, except that all articles are drafts',
    async () => {
      const staging = await openStaging(withLabelsAndPeople);
      const source = await staging.acme();
      await staging.applied(await staging.planned(source, { publish: false }));
      const asDrafts = (records: Bundle['records']) =>
        records.map((one) =>
          one.kind === 'articles' ? { ...one, values: { ...one.values, status: 'draft' } } : one,
        );
      const { bundle } = await staging.read();
      expect(asDrafts(bundle.records)).toEqual(bundle.records);
      const drafts = { ...source, records: asDrafts(source.records) };
      expect(await findGaps(staging, drafts, await staging.planned(source, { publish: false }))).toEqual([]);
    },
  );

  it('a migration sends no requests for categories and articles after the platform rejected their portal', async () => {
    const staging = await openStaging();
    const plan = await staging.planned(await staging.acme(), {
      kinds: ['portals', 'categories', 'articles'],
    });
    const send = globalThis.fetch;
    const asked: string[] = [];
    const rejection = { error: { code: 'bad_request', message: 'No' } };
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push(url);
      return init.method === 'POST' ? Response.json(rejection, { status: 400 }) : send(url, init);
    });
    const states = await staging.applied(plan);
    for (const [index, { record }] of plan.rows.entries()) {
      const isPortal = record.kind === 'portals' && plan.rows[index]?.act === 'create';
      expect(states[index]?.step, record.key.join()).toBe(isPortal ? 'refused' : 'blocked');
    }
    expect(asked.filter((path) => path.includes('/portals/'))).toEqual([]);
  });

  it('the plan of a migration reports only problems that already exist in the source account', async () => {
    const staging = await openStaging(withLabelsAndPeople);
    const source = await staging.acme();
    expect(countFindingsByCheck(await staging.planned(source, { publish: false }))).toEqual({
      'team-of-the-platform': 1,
      'action-not-understood': 2,
      'left-out': 3, // references to deleted records
      'macro-empty': 1,
      'macro-without-actions': 2,
      'action-refused': 2,
      'person-unconfirmed': 1,
      'address-for-ever': 3,
      'nested-category': 6,
      // Records in a language that was removed from Acme's portal.
      'language-missing': 2,
      'category-missing': 1,
      'image-elsewhere': 14,
    });
  });
});

/** The number of points at which a migration is interrupted: twenty in the deep run, otherwise one. */
const RUN_COUNT = isDeepRun ? 20 : 1;
/** All kinds except canned responses, because three hundred similar records would make the tests slow. */
const KINDS = BUNDLE_KINDS.filter((kind) => kind !== 'canned-responses');

describe('an interrupted migration', () => {
  it.each(Array.from({ length: RUN_COUNT }, (_, index) => index))(
    'after interruption %i, another migration creates the remaining records',
    async (place) => {
      const staging = await openStaging();
      const source = await staging.acme();
      const plan = await staging.planned(source, { kinds: KINDS });
      const at = Math.floor(((place + (RANDOM_SEED % 10) / 10) / RUN_COUNT) * (plan.rows.length - 1)) + 1;
      await staging.applied(plan, at);
      const rest = await staging.planned(source, { kinds: KINDS });
      expect(rest.rows.length).toBeGreaterThan(0);
      expect(listFinalSteps(await staging.applied(rest))).toEqual(['saved']);
      const again = await staging.planned(source, { kinds: KINDS });
      expect(again.rows).toEqual([]);
      const chosen = { ...source, records: ofKinds(source, KINDS) };
      expect(await findGaps(staging, chosen, again)).toEqual([]);
    },
  );

  it('a migration confirms each write with no response and creates no record twice', async () => {
    const staging = await openStaging();
    const source = await staging.acme();
    const plan = await staging.planned(source, { kinds: KINDS });
    const send = globalThis.fetch;
    let writes = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await send(url, init);
      if (init.method !== 'GET') writes += 1;
      // Every tenth write succeeds, but its response is lost.
      if (init.method !== 'GET' && writes % 10 === 0) throw new TypeError('Failed to fetch');
      return response;
    });
    const states = await staging.applied(plan);
    vi.stubGlobal('fetch', send);
    expect(states.some((state) => state.step === 'saved' && state.wasLost)).toBe(true);
    expect(listFinalSteps(states)).toEqual(['saved']);
    expect((await staging.planned(source, { kinds: KINDS })).rows).toEqual([]);
  });
});

describe('applying only missing records', () => {
  it('after an interruption, a migration adds a team’s missing members, except a member whom someone removed', async () => {
    const noted = replaceActivityStore();
    const staging = await openStaging(withLabelsAndPeople);
    const source = await staging.acme();
    const options = { kinds: ['teams'], onlyAdd: true } as const;
    const plan = await staging.planned(source, options);
    const first = plan.rows.findIndex(({ act }, at) => act === 'join' && plan.rows[at + 2]?.act === 'join');
    const [joined, ...others] = plan.rows
      .slice(first)
      .filter((row, _, rows) => row.record === rows[0]?.record);
    if (!joined?.part || !('person' in joined.part)) throw new Error('Nobody joins.');
    await staging.applied(plan, first + 1);
    const [team] = (await staging.read()).reads.records.get('teams') ?? [];
    const params = { teamId: Number(team?.stored.id), userId: joined.part.person.id };
    await callOperation(removeMember, { scope: staging.scope, params });
    const isUnwritten = createMissingPartPredicate([...noted.values()].reverse());
    expect((await staging.planned(source, options)).rows[0]?.act).toBe('create');
    const rest = await staging.planned(source, { ...options, isUnwritten });
    expect(rest.rows.slice(0, others.length).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(listFinalSteps(await staging.applied(rest))).toEqual(['saved']);
    const [{ details: members } = {}] = (await staging.read()).reads.records.get('teams') ?? [];
    expect(members).toHaveLength(others.length);
    expect(members).not.toContainEqual(expect.objectContaining({ id: joined.part.person.id }));
  });
});

const ofKinds = ({ records }: Bundle, kinds: readonly string[]) =>
  records.filter(({ kind }) => kinds.includes(kind));

/**
 * The number of records of each kind that these tests migrate. All categories are included, because they contain the
 * articles.
 */
const FEW = 12;
function aFew(source: Bundle): Bundle {
  const counts = new Map<string, number>();
  const records = source.records.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= FEW || kind === 'categories';
  });
  return { ...source, records };
}

describe('changes by someone else during an apply', () => {
  it('a migration doesn’t overwrite records that someone changed after planning, and the next plan includes these records', async () => {
    const staging = await openStaging();
    const kinds = ['macros', 'canned-responses', 'portals', 'categories', 'articles'] as const;
    const source = aFew(await staging.acme());
    await staging.applied(await staging.planned(source, { kinds }));
    // Changes the source, so that the plan contains updates.
    const edited: Bundle = {
      ...source,
      records: source.records.map((record) => ({
        ...record,
        ...(record.kind === 'articles' && { text: `${record.text}\n\nEdited.` }),
        values: {
          ...record.values,
          ...(record.kind === 'canned-responses' && { content: `${record.values.content} Edited.` }),
          ...(record.kind === 'macros' && {
            actions: [{ action_name: 'resolve_conversation', action_params: [] }],
          }),
        },
      })),
    };
    const plan = await staging.planned(edited, { kinds });
    const rowOf = (kind: string) => {
      const index = plan.rows.findIndex(
        ({ record, act, there }) =>
          record.kind === kind && act === 'update' && there?.stored.status !== 'archived',
      );
      const id = plan.rows[index]?.there?.id;
      if (id === undefined) throw new Error(`Nothing is written over in ${kind}.`);
      return { index, id };
    };
    const [macro, response, article] = [rowOf('macros'), rowOf('canned-responses'), rowOf('articles')];
    const body = { macro: { name: 'Renamed' } };
    await callOperation(updateMacro, { scope: staging.scope, params: { macroId: macro.id }, body });
    const { scope } = staging;
    await callOperation(deleteCannedResponse, { scope, params: { cannedResponseId: response.id } });
    const portalSlug = plan.rows[article.index]?.record.key[0] ?? '';
    const params = { portalSlug, articleId: article.id };
    await callOperation(updateArticle, { scope, params, body: { article: { status: 'archived' } } });
    const states = await staging.applied(plan);
    expect(states[macro.index]?.step).toBe('conflict');
    expect(states[response.index]?.step).toBe('gone');
    expect(states[article.index]?.step).toBe('conflict');
    const rest = await staging.planned(edited, { kinds });
    const acts = rest.rows.map(({ act, record }) => `${act} ${record.kind}`).sort();
    expect(acts).toEqual(['create canned-responses', 'create macros', 'update articles']);
    expect(listFinalSteps(await staging.applied(rest))).toEqual(['saved']);
    const again = await staging.planned(edited, { kinds });
    expect(again.rows).toEqual([]);
    const left = (await findGaps(staging, edited, again)).filter((line) =>
      kinds.some((kind) => line.includes(` ${kind} `)),
    );
    expect(left).toEqual(['only-there macros ["global","Renamed"]']);
    // An article that someone else archived stays archived, and the plan reports it.
    const archived = again.records.find(
      ({ record, there }) => record.kind === 'articles' && there?.id === article.id,
    );
    expect(archived).toMatchObject({ verdict: 'equal', leftovers: ['status'] });
  });

  it.each([true, false])(
    'a migration reports a duplicate if someone else creates the same record while it runs (identical: %s)',
    async (areSame) => {
      const staging = await openStaging();
      const plan = await staging.planned(await staging.acme(), { kinds: ['availability-reasons'] });
      const { reason, emoji } = plan.rows[0]?.record.values ?? {};
      const { fetch } = globalThis;
      vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
        const response = await fetch(url, init);
        if (init.method === 'POST') {
          vi.stubGlobal('fetch', fetch);
          const other = { reason: String(reason), emoji: areSame ? String(emoji) : '🏺' };
          await callOperation(createAvailabilityReason, {
            scope: staging.scope,
            body: { availability_reason: other },
          });
        }
        return response;
      });
      expect(await staging.duplicatesOfFirst(plan)).toEqual([{ name: reason, count: 2, areSame }]);
    },
  );
});
