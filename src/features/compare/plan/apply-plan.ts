// Plans how to apply a bundle to an account. For each selected record, the plan states whether the record is written,
// must be entered manually, is blocked, is equal to the account's record, or stays unchanged.

import { mapInSlices } from '~/lib/in-slices';
import { isObject } from '~/lib/json/json';
import { isBundleReference } from '~/resources/transfer/references';
import { BUNDLE_KINDS, getTransfer } from '~/resources/transfers';
import { type Bundle, type BundleRecord, encodeNaturalKey } from '../bundle/bundle';
import {
  findDifferingFields,
  findLeftoverFields,
  findLinkedPaths,
  getRecordKey,
  isEqualExceptBrokenLinks,
  listUnequalFields,
} from './applied';
import { findRecordImages } from './article-checks';
import type { NamedReference } from './mapping';
import { getOriginalReference } from './originals';
import type { PlanState } from './plan-check';
import { collectPlanFindings, type PlanCheckName, type PlanFinding } from './plan-checks';
import { type ApplyOptions, createPlanState, type PlanVerdict, type RecordPart } from './plan-state';
import type { TargetAccount, TargetRecord } from './target-account';

export interface PlannedRecord {
  readonly record: BundleRecord;
  readonly verdict: PlanVerdict;
  readonly findings: readonly PlanFinding[];
  /** The fields that differ from the account's record. Empty for a new record. */
  readonly differing: readonly string[];
  /**
   * The members or languages that are missing in the account's team or portal. They are added if the record is written.
   */
  readonly parts: readonly RecordPart[];
  /** The fields that must be set manually because the platform doesn't accept them. */
  readonly leftovers: readonly string[];
  readonly there: TargetRecord | null;
}

/**
 * `join` adds a member to a team. `allow` adds a language to a portal. `link` updates an article's links to articles
 * that are created after it.
 */
export type ApplyRowAction = 'create' | 'update' | 'join' | 'allow' | 'link';

/** A single write of the run. */
export interface ApplyRow {
  readonly id: string;
  readonly act: ApplyRowAction;
  readonly record: BundleRecord;
  /** The existing record that is overwritten, or null if this run creates the record. */
  readonly there: TargetRecord | null;
  readonly part: RecordPart | null;
  readonly fields: readonly string[];
  readonly requests: number;
}

export interface ApplyPlan {
  readonly records: readonly PlannedRecord[];
  readonly rows: readonly ApplyRow[];
  readonly named: readonly NamedReference[];
  readonly world: PlanState;
  /** The number of requests that the rows and image uploads take. */
  readonly requests: number;
  /** The number of articles that the run publishes. */
  readonly publishes: number;
}

/** Removes the status of articles unless the user chose to publish them. New articles then become drafts. */
const withStatus = (record: BundleRecord, publish: boolean): BundleRecord => {
  if (record.kind !== 'articles' || publish) return record;
  const { status: _, ...values } = record.values;
  return { ...record, values };
};

/** Sorts the records by kind, originals before their translations, and categories by position. */
async function inOrder(records: readonly BundleRecord[]): Promise<readonly BundleRecord[]> {
  const byPlace = new Map(await mapInSlices(records, (record) => [getRecordKey(record), record] as const));
  const depth = (record: BundleRecord, passed = 0): number => {
    const root = passed < 10 ? getOriginalReference(record) : null;
    const next =
      root && 'key' in root ? byPlace.get(getRecordKey({ kind: record.kind, key: root.key })) : undefined;
    return next ? depth(next, passed + 1) : passed;
  };
  const position = ({ values }: BundleRecord) =>
    typeof values.position === 'number' ? values.position : Number.MAX_SAFE_INTEGER;
  const placed = await mapInSlices(records, (record) => ({
    record,
    kind: BUNDLE_KINDS.indexOf(record.kind),
    depth: depth(record),
    position: position(record),
  }));
  return placed
    .sort((a, b) => a.kind - b.kind || a.depth - b.depth || a.position - b.position)
    .map(({ record }) => record);
}

/**
 * Plans a record of a kind that the console can't write. The user must enter the record manually, unless the account
 * has an equal record, or existing records must stay unchanged.
 */
function planManualRecord(
  record: BundleRecord,
  { target, counterpart }: PlanState,
  { onlyAdd }: Pick<ApplyOptions, 'onlyAdd'>,
): PlannedRecord {
  const stored = target.recordOf(record.kind, record);
  const differing = stored ? listUnequalFields(record, stored) : [];
  const there = counterpart(record.kind, record.key) ?? null;
  const rest = { record, findings: [], differing, parts: [], leftovers: [], there };
  if (stored && differing.length === 0) return { ...rest, verdict: 'equal' };
  return { ...rest, verdict: stored && onlyAdd ? 'kept' : 'worksheet' };
}

/** The checks whose findings are relevant even if the record isn't written. */
const LASTING: ReadonlySet<PlanCheckName> = new Set([
  'left-out',
  'members-stay',
  'original-missing',
  'default-language-differs',
  'link-leads-nowhere',
  'image-missing',
]);

/**
 * Reports whether an interrupted run created the article without updating its links. False if someone has changed the
 * article since.
 */
const isUnfinished = (
  record: BundleRecord,
  there: BundleRecord,
  differing: readonly string[],
  world: PlanState,
): boolean =>
  record.kind === 'articles' &&
  differing.every((field) => field === 'text' || field === 'status') &&
  isEqualExceptBrokenLinks(record, there.text ?? '', world.paths, world);

function applied(
  record: BundleRecord,
  world: PlanState,
  { onlyAdd, isUnwritten }: Pick<ApplyOptions, 'onlyAdd' | 'isUnwritten'>,
): PlannedRecord {
  const there = world.counterpart(record.kind, record.key) ?? null;
  const recordThere = there ? world.target.recordOf(record.kind, there) : undefined;
  const differing = recordThere ? findDifferingFields(record, recordThere, world, world.paths) : [];
  const parts = getParts(record, world);
  const leftovers = findLeftoverFields(record, recordThere, world);
  const rest = { record, differing, parts, there, leftovers };
  const findings = collectPlanFindings(record, world);
  const has = (level: PlanFinding['level']) => findings.some((one) => one.level === level);
  const isSingle = world.sourceOf(record.kind, record.key).length === 1;
  const lasting = findings.filter(({ check }) => LASTING.has(check));
  // Nothing is written for an equal record, so no finding can block it.
  if (isSingle && recordThere && differing.length === 0 && parts.length === 0)
    return { ...rest, verdict: 'equal', findings: lasting };
  // The findings to show if the record isn't written. Without warnings about effects that occur only if the record is
  // written.
  const reasons = findings.filter(({ check, level }) => level !== 'warning' || LASTING.has(check));
  if (has('error')) return { ...rest, verdict: 'refused', findings: reasons };
  if (has('by-hand')) return { ...rest, verdict: 'worksheet', findings: reasons };
  if (!there || !recordThere || !onlyAdd || isUnfinished(record, recordThere, differing, world))
    return { ...rest, verdict: 'planned', findings };
  const unwritten = differing.length === 0 ? parts.filter((part) => isUnwritten(there, part)) : [];
  if (unwritten.length > 0) return { ...rest, parts: unwritten, verdict: 'planned', findings };
  return { ...rest, verdict: 'kept', findings: lasting };
}

/** Returns the members that are missing in a team, or the languages that are missing in a portal. */
function getParts(record: BundleRecord, world: PlanState): readonly RecordPart[] {
  const there = world.counterpart(record.kind, record.key);
  if (record.kind === 'portals') {
    const { allowed_locales: given, default_locale } = record.values;
    const own = there ? there.stored.allowed_locales : [default_locale];
    const missing = Array.isArray(given)
      ? given.filter((one) => !(Array.isArray(own) && own.includes(one)))
      : [];
    return missing.map((locale) => ({ locale: String(locale) }));
  }
  if (record.kind !== 'teams') return [];
  const own = there && world.target.recordOf('teams', there)?.values.members;
  const isMember = ({ key }: TargetRecord) =>
    Array.isArray(own) &&
    own.some(
      (one) => isObject(one) && encodeNaturalKey([String(one.key)]) === encodeNaturalKey([String(key)]),
    );
  const { members } = record.values;
  const people = (Array.isArray(members) ? members : []).flatMap((reference) => {
    const decision = isBundleReference(reference) ? world.decide(reference) : null;
    return decision?.step === 'found' && !isMember(decision.found) ? [decision.found] : [];
  });
  return [...new Set(people)].map((person) => ({ person }));
}

/**
 * The number of requests per write. The number includes loading the record before the write and checking for duplicates
 * after the write.
 */
const REQUESTS = { create: 3, unique: 1, update: 2, join: 2, allow: 2, link: 2 };

function toApplyRows({ record, differing, there, parts }: PlannedRecord): readonly ApplyRow[] {
  const { writing } = getTransfer(record.kind);
  if (!writing) return [];
  const row = (act: ApplyRowAction, more: Partial<ApplyRow> = {}): ApplyRow => ({
    id: `${act} ${getRecordKey(record)}`,
    act,
    record,
    there,
    part: null,
    fields: differing,
    requests: act === 'create' && writing.isUnique ? REQUESTS.unique : REQUESTS[act],
    ...more,
  });
  const added = parts.map((part) =>
    'person' in part
      ? row('join', { id: `join ${getRecordKey(record)} ${part.person.id}`, part })
      : row('allow', { id: `allow ${getRecordKey(record)} ${part.locale}`, part }),
  );
  const own = there === null ? [row('create')] : differing.length > 0 ? [row('update')] : [];
  return [...own, ...added];
}

/** Sorts the rows. All linked articles must exist before existing articles are updated and links are written. */
async function ordered(rows: readonly ApplyRow[], world: PlanState): Promise<readonly ApplyRow[]> {
  const isArticle = ({ record }: ApplyRow) => record.kind === 'articles';
  const createdArticles = rows.filter((row) => isArticle(row) && row.act === 'create');
  const places = new Map(createdArticles.map(({ record }, index) => [encodeNaturalKey(record.key), index]));
  const links = await mapInSlices(createdArticles, (row, index): readonly ApplyRow[] => {
    const leadsOn = findLinkedPaths(row.record).some((path) => {
      const key = world.paths.get(path);
      return key !== undefined && (places.get(encodeNaturalKey(key)) ?? -1) >= index;
    });
    if (!leadsOn) return [];
    return [{ ...row, id: `link ${getRecordKey(row.record)}`, act: 'link', requests: REQUESTS.link }];
  });
  const over = rows.filter((row) => isArticle(row) && row.act !== 'create');
  return [...rows.filter((row) => !isArticle(row)), ...createdArticles, ...over, ...links.flat()];
}

/** Counts the distinct article images that the account doesn't have yet. */
async function countMissingImages(rows: readonly ApplyRow[], { source, target }: PlanState): Promise<number> {
  const paths = await mapInSlices(rows, ({ record }) => findRecordImages(record).paths);
  const missing = paths.flat().filter((path) => source.images.has(path) && !target.images.has(path));
  return new Set(missing).size;
}

export async function createApplyPlan(
  given: Bundle,
  target: TargetAccount,
  options: ApplyOptions,
): Promise<ApplyPlan> {
  const records = (await inOrder(given.records)).map((record) => withStatus(record, options.publish));
  const source = { ...given, records };
  const verdicts = new Map<string, PlanVerdict>();
  const { world, named } = await createPlanState(source, target, options, verdicts);
  const planned = await mapInSlices(
    records.filter(({ kind }) => options.kinds.includes(kind)),
    (record) => {
      const one = getTransfer(record.kind).writing
        ? applied(record, world, options)
        : planManualRecord(record, world, options);
      verdicts.set(getRecordKey(record), one.verdict);
      return one;
    },
  );
  const written = planned.filter(({ verdict }) => verdict === 'planned');
  const rowsByRecord = await mapInSlices(written, toApplyRows);
  const rows = await ordered(rowsByRecord.flat(), world);
  return {
    records: planned,
    rows,
    named,
    world,
    requests: rows.reduce((all, row) => all + row.requests, 0) + (await countMissingImages(rows, world)),
    publishes: rows.filter(
      ({ act, record, fields }) =>
        record.kind === 'articles' &&
        record.values.status === 'published' &&
        (act === 'create' || fields.includes('status')),
    ).length,
  };
}

export const countVerdicts = (records: readonly PlannedRecord[]): Readonly<Record<PlanVerdict, number>> => {
  const counts = { equal: 0, kept: 0, planned: 0, worksheet: 0, refused: 0 };
  for (const { verdict } of records) counts[verdict] += 1;
  return counts;
};
