// How one row of an application is carried out: by the accesses of the record's own feature, over the version that the plan
// saw and no other. What was made meanwhile is known by its key, and what is there twice isn't made again.
import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import { type AppliedKind, labelTitle, picked, placeOf, SAID_ONCE, WRITTEN } from '~/domain/bundle/apply/applied';
import type { ApplyRecord } from '~/domain/bundle/apply/check';
import { LEFT_OUT, mappedValues } from '~/domain/bundle/apply/mapping';
import type { ApplyRow, Plan } from '~/domain/bundle/apply/plan';
import { KIND_OF_REFERENCE } from '~/domain/bundle/apply/target';
import { brokenLink, isArticlePath, pathIn, withWholeLinks } from '~/domain/bundle/article-paths';
import type { BundleKind, BundleReference } from '~/domain/bundle/bundle';
import { imageAddress } from '~/domain/image-address';
import { noteImageHost, refusedImageHost } from '~/domain/image-hosts';
import * as m from '~/i18n/messages';
import { imageType } from '~/lib/image-type';
import type { JsonObject } from '~/lib/json';
import { imageAddresses, withAddresses } from '~/lib/markdown/image-addresses';
import type { ActivityKind, RecordPlace } from '~/records/activity/entry';
import type { Publishing, ReachableKind, ReachableKinds } from '~/records/activity/kinds-source';
import type { Identified, KnownIds, RecordCreation } from '~/records/create-record';
import { createRow } from '~/records/create-row';
import { pacedAccess, pacedCreation } from '~/records/paced-access';
import type { RowState } from '~/records/run-rows';
import { type RecordAccess, saveRecord } from '~/records/save-record';
import { sendFile } from '~/records/send-file';
import type { RowTurn } from '~/records/use-run';
import { sameValues } from '~/records/values';

export interface ApplyTools {
  readonly kinds: ReachableKinds;
  readonly queryClient: QueryClient;
  readonly scope: Scope;
  readonly plan: Plan;
  /** Why, in one line, as the activity tells it. */
  readonly reason: string | null;
  /** Told where the platform made more than one of something. */
  readonly onDuplicates: (name: string, all: readonly Identified[]) => void;
}

const ACTIVITY_KINDS: Readonly<Record<AppliedKind, ActivityKind>> = {
  teams: 'team',
  'availability-reasons': 'availability-reason',
  'canned-responses': 'canned-response',
  macros: 'macro',
  portals: 'portal',
  categories: 'category',
  articles: 'article',
};

/** What a record needs and the account doesn't have, since its own row failed or is still to come. */
class Lacking extends Error {}

const blocked = (name: string): RowState => ({ step: 'blocked', why: (t) => t(m.apply_lacks, { name }) });

/** One application: its rows share what was made and uploaded by those before them. */
export function application(tools: ApplyTools) {
  const { kinds, queryClient, scope, plan, reason } = tools;
  const { world } = plan;
  /** What the platform made in this run, by the places of the source's records. */
  const made = new Map<string, Identified & JsonObject>();
  const uploaded = new Map(world.target.images);
  const known = new Map<string, KnownIds>();
  const leadsOn = new Set(plan.rows.filter(({ act }) => act === 'link').map(({ record }) => placeOf(record)));

  const thereNow = (kind: BundleKind, key: readonly string[]) =>
    made.get(placeOf({ kind, key })) ?? world.twin(kind, key)?.stored;

  /** What stands for a reference in the account, once it is needed. */
  const resolved = (reference: BundleReference): unknown => {
    const decision = world.decide(reference);
    if (decision?.step === 'left-out') return LEFT_OUT;
    if (decision?.step === 'found')
      return reference.$ref === 'label' ? labelTitle(decision.found) : decision.found.id;
    if (!('key' in reference)) return LEFT_OUT;
    const kind = KIND_OF_REFERENCE[reference.$ref];
    if (kind === 'agents') return LEFT_OUT;
    const found = thereNow(kind, reference.key);
    if (found) return found.id;
    if (world.isThere(kind, reference.key)) throw new Lacking(reference.key.at(-1));
    return LEFT_OUT;
  };

  const linkTo = (path: string): string | undefined => {
    if (!isArticlePath(path)) return undefined;
    const key = world.paths.get(path);
    const address = key && thereNow('articles', key)?.public_url;
    return typeof address === 'string' ? address : brokenLink(path);
  };

  const upload = async (path: string, { pace, run }: RowTurn): Promise<string | undefined> => {
    const bytes = world.source.images.get(path);
    const type = bytes && imageType(bytes);
    if (!uploaded.has(path) && type) {
      const file = new Blob([new Uint8Array(bytes)], { type });
      const { signal } = new AbortController();
      const name = path.split('/').at(-1) ?? path;
      const sent = await pace(() => sendFile({ scope, file, name, signal, onProgress: () => {} }, run));
      const address = imageAddress(sent.file_url, refusedImageHost());
      if (address === null) throw new Lacking(path);
      noteImageHost(address);
      uploaded.set(path, address);
    }
    return uploaded.get(path);
  };

  /** An article's text with the account's own images and links. */
  const textOf = async ({ text }: ApplyRecord, turn: RowTurn): Promise<string> => {
    const addresses = new Map<string, string>();
    for (const { address } of imageAddresses(text ?? '')) {
      const path = pathIn(address)?.path;
      const own = path === undefined ? undefined : await upload(path, turn);
      if (own !== undefined) addresses.set(address, own);
    }
    return withWholeLinks(withAddresses(text ?? '', addresses), linkTo);
  };

  /** The values of a record under the names of its form, as far as they may be written. */
  const valuesFor = async (
    record: ApplyRecord,
    fields: readonly string[],
    turn: RowTurn,
  ): Promise<JsonObject> => {
    const { kind, values } = record;
    const given = mappedValues({ kind, values: picked(values, fields) }, resolved);
    const content = fields.includes('text') ? { content: await textOf(record, turn) } : {};
    return { ...given, ...content };
  };

  const about = (place: RecordPlace) => [queryClient, scope, place] as const;
  const kindOf = (kind: ActivityKind): ReachableKind => {
    const found = kinds[kind];
    if (!found) throw new Error(`Nothing writes ${kind}.`);
    return found;
  };
  const placeFor = ({ kind, key, values }: ApplyRecord, id: string | null): RecordPlace => ({
    kind: ACTIVITY_KINDS[kind],
    record: id,
    parent: kind === 'categories' || kind === 'articles' ? (key[0] ?? null) : null,
    name: String(values.title ?? values.name ?? values.short_code ?? values.reason ?? ''),
  });
  const explained = <Access extends { readonly subject: object }>(access: Access): Access => ({
    ...access,
    subject: { ...access.subject, reason },
  });

  /** Writes fields over the version that was seen; fields that the values don't have are left alone. */
  const writeFields = async <Stored, Values extends object>(
    access: RecordAccess<Stored, Values>,
    publishing: Publishing<Stored, Values> | null,
    seen: Values,
    values: JsonObject,
    turn: RowTurn,
  ): Promise<RowState> => {
    const typed = { ...seen, ...withTexts(values, seen) };
    const block = await publishing?.blockOf(typed);
    return block ?? saveRecord(pacedAccess(explained(access), turn), typed, seen, turn.report);
  };

  const create = async (row: ApplyRow, turn: RowTurn): Promise<RowState> => {
    const { record } = row;
    const fields = [...WRITTEN[record.kind], ...(SAID_ONCE[record.kind] ?? []), 'text'];
    const values = await valuesFor(
      record,
      fields.filter((field) => field !== 'text' || record.kind === 'articles'),
      turn,
    );
    // Nobody reads it before its links lead anywhere.
    const isLater = leadsOn.has(placeOf(record));
    const creating = kindOf(ACTIVITY_KINDS[record.kind]).withCreation(
      about(placeFor(record, null)),
      (creation, blank, publishing) =>
        createOnce(
          creation,
          publishing,
          { ...blank, ...withTexts(values, blank), ...(isLater && { status: 'draft' }) },
          row,
          turn,
        ),
    );
    return (await creating) ?? { step: 'broken' };
  };

  const createOnce = async <Stored extends Identified, Values extends object>(
    creation: RecordCreation<Stored, Values>,
    publishing: Publishing<Stored, Values> | null,
    values: Values,
    { record, id }: ApplyRow,
    turn: RowTurn,
  ): Promise<RowState> => {
    const block = await publishing?.blockOf(values);
    if (block) return block;
    const access = explained(creation);
    let looked: readonly Stored[] | null = null;
    // A second look at one's own attempt is the creation's.
    if (!access.isUnique && turn.former.step !== 'unknown') {
      looked = await pacedCreation(access, turn).candidates(values);
      const there = looked.find((one) => isTwin(record, one));
      if (there) {
        if (!sameValues(values, access.valuesOf(there), access.comparisons))
          return { step: 'conflict', present: there, wasSent: false };
        made.set(placeOf(record), keptOf(there));
        return { step: 'unchanged' };
      }
    }
    const lookedAlready: typeof access = {
      ...access,
      candidates: async (wanted) => {
        const first = looked;
        looked = null;
        return first ?? access.candidates(wanted);
      },
    };
    const { state, duplicates } = await createRow(lookedAlready, values, id, turn, known);
    if (state.step === 'saved') made.set(placeOf(record), keptOf(state.stored as Stored));
    if (duplicates.length > 0) tools.onDuplicates(access.nameOf(values), duplicates);
    return state;
  };

  const update = async (row: ApplyRow, turn: RowTurn): Promise<RowState> => {
    const { record, there, fields } = row;
    const stored = there?.stored;
    if (!stored) return { step: 'broken' };
    const values = await valuesFor(record, fields, turn);
    const id = record.kind === 'portals' ? String(stored.slug) : String(there.id);
    return kindOf(ACTIVITY_KINDS[record.kind]).withAccess(
      about({ ...placeFor(record, id), name: there.name }),
      (access, publishing) => writeFields(access, publishing, access.valuesOf(stored as never), values, turn),
    );
  };

  /** The links of an article lead to what was made after it, and it becomes public where that was chosen. */
  const link = async ({ record }: ApplyRow, turn: RowTurn): Promise<RowState> => {
    const stored = made.get(placeOf(record));
    if (!stored) return blocked(placeFor(record, null).name);
    const { status } = record.values;
    const values = { content: await textOf(record, turn), ...(status === 'published' && { status }) };
    return kindOf('article').withAccess(about(placeFor(record, String(stored.id))), (access, publishing) =>
      writeFields(access, publishing, access.valuesOf(stored as never), values, turn),
    );
  };

  /** A membership, or a portal's language: it is there or not. */
  const add = async (row: ApplyRow, turn: RowTurn): Promise<RowState> => {
    const { record, part } = row;
    const within = thereNow(record.kind, record.key);
    if (!within || !part) return blocked(placeFor(record, null).name);
    const [place, choice]: readonly [RecordPlace, string] =
      'person' in part
        ? [
            {
              kind: 'membership',
              record: String(part.person.id),
              parent: String(within.id),
              name: part.person.name,
            },
            'isMember',
          ]
        : [
            { kind: 'portal-language', record: part.locale, parent: String(within.slug), name: part.locale },
            'isAllowed',
          ];
    return kindOf(place.kind).withAccess(about(place), (access) =>
      writeFields(access, null, access.valuesOf(NOT_THERE as never), { [choice]: true }, turn),
    );
  };

  const ACTS = { create, update, link, join: add, allow: add } as const;

  return async (row: ApplyRow, turn: RowTurn): Promise<RowState> => {
    try {
      return await ACTS[row.act](row, turn);
    } catch (error) {
      if (error instanceof Lacking) return blocked(error.message);
      throw error;
    }
  };
}

/** A record with whatever else it holds. */
const keptOf = (stored: Identified): Identified & JsonObject => ({ ...stored });

/** What a membership and a portal's language are read from, while neither is there. */
const NOT_THERE = { isMember: false, allowed_locales: [] };

/** Forms hold an empty text where the platform holds nothing. */
const withTexts = (values: JsonObject, like: object): JsonObject =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      value === null && typeof (like as JsonObject)[field] === 'string' ? '' : value,
    ]),
  );

/** Of those of the same name or title: whether it is the record's, and not another's of another language or visibility. */
function isTwin({ kind, key, values }: ApplyRecord, candidate: object): boolean {
  const stored = candidate as JsonObject;
  if (kind === 'macros') return stored.visibility === values.visibility;
  return kind === 'articles' || kind === 'categories' ? stored.locale === key[1] : true;
}
