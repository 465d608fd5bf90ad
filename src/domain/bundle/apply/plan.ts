// What applying a bundle to an account would do, record by record and write by write. Nothing that was chosen gets lost on the
// way: each record is written, left to a person, or held back, and where it is the same already, or is to stay, that is said.

import { mapInSlices } from '~/lib/in-slices';
import { isObject } from '~/lib/json';
import { BUNDLE_KINDS, type Bundle, type BundleKind, type BundleRecord, keyText } from '../bundle';
import { comparedText } from '../compare-bundles';
import { isReference } from '../references';
import { articlePaths, differingFields, isApplied, leftoverFields, linkedPaths, placeOf } from './applied';
import { rootOf } from './article-checks';
import { type ApplyRecord, isApplyRecord, type World } from './check';
import { type CheckName, type Finding, findingsOn } from './checks';
import { type Choices, decisionOn, type Named, namedIn, referenceId } from './mapping';
import { type Found, type Target, twinsOf } from './target';

export interface ApplyOptions {
  readonly kinds: readonly BundleKind[];
  /** What the account has already stays as it is. */
  readonly onlyAdd: boolean;
  /** Articles that are published in the source are published; else all arrive as drafts, and keep the status they have. */
  readonly publish: boolean;
  readonly choices: Choices;
  readonly isAdministrator: boolean | null;
}

/** What becomes of a record. `equal` and `kept` are left as they stand in the account. */
export type Fate = 'equal' | 'kept' | 'planned' | 'worksheet' | 'refused';

export interface PlannedRecord {
  readonly record: BundleRecord;
  readonly fate: Fate;
  readonly findings: readonly Finding[];
  /** The fields that differ from what is there; empty for a new one. */
  readonly differing: readonly string[];
  /** The fields that stay to be done by hand, since the platform doesn't let them be written. */
  readonly leftovers: readonly string[];
  readonly there: Found | null;
}

/** `join`: a person joins a team. `allow`: a portal gets a language. `link`: an article's links lead to what was made after it. */
export type RowAct = 'create' | 'update' | 'join' | 'allow' | 'link';

/** One write of the run. */
export interface ApplyRow {
  readonly id: string;
  readonly act: RowAct;
  readonly record: ApplyRecord;
  /** What it is written over; null where its record is made by an earlier row, or by this one. */
  readonly there: Found | null;
  /** Who joins, or the language's code. */
  readonly part: { readonly person: Found } | { readonly locale: string } | null;
  readonly fields: readonly string[];
  readonly requests: number;
}

export interface Plan {
  readonly records: readonly PlannedRecord[];
  readonly rows: readonly ApplyRow[];
  readonly named: readonly Named[];
  readonly world: World;
  /** How many requests the rows and the images take. */
  readonly requests: number;
  /** How many articles anybody can read once it is done. */
  readonly publishes: number;
}

/** Articles arrive as drafts; where publishing is chosen, as public or archived as they were. */
const withStatus = (record: BundleRecord, publish: boolean): BundleRecord => {
  if (record.kind !== 'articles' || publish) return record;
  const { status: _, ...values } = record.values;
  return { ...record, values };
};

/** Which come first among those of a kind: originals before their translations, and categories as they are listed. */
async function inOrder(records: readonly BundleRecord[]): Promise<readonly BundleRecord[]> {
  const byPlace = new Map(records.map((record) => [placeOf(record), record]));
  const depth = (record: BundleRecord, passed = 0): number => {
    const root = passed < 10 ? rootOf(record) : null;
    const next =
      root && 'key' in root ? byPlace.get(placeOf({ kind: record.kind, key: root.key })) : undefined;
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

/** The world of a plan in the making: `fates` grows record by record, each after what it may refer to. */
async function worldOf(
  source: Bundle,
  target: Target,
  options: ApplyOptions,
  fates: ReadonlyMap<string, Fate>,
) {
  const groups = new Map<string, BundleRecord[]>();
  for (const record of source.records) {
    const place = placeOf(record);
    groups.set(place, [...(groups.get(place) ?? []), record]);
  }
  const sourceOf = (kind: BundleKind, key: readonly string[]) => groups.get(placeOf({ kind, key })) ?? [];
  const twins = new Map<string, Found | undefined>();
  const twin = (kind: BundleKind, key: readonly string[]) => {
    const place = placeOf({ kind, key });
    if (!twins.has(place)) {
      const [record = { kind, key, values: {}, text: null }] = sourceOf(kind, key);
      const [only, ...others] = twinsOf(record, target);
      twins.set(place, others.length === 0 ? only : undefined);
    }
    return twins.get(place);
  };
  const isChosen = (kind: BundleKind) => options.kinds.includes(kind);
  const named = await namedIn(
    source.records.filter(({ kind }) => isApplied(kind) && isChosen(kind)),
    target,
    (reference) =>
      reference.$ref === 'team' &&
      'key' in reference &&
      isChosen('teams') &&
      sourceOf('teams', reference.key).some(({ values }) => values.system_managed !== true),
  );
  const byId = new Map(named.map((one) => [one.id, one]));
  // Articles link to each other, so that each may link to one that is still to be looked at.
  const mayCome = (kind: BundleKind, key: readonly string[]) =>
    kind === 'articles' &&
    isChosen(kind) &&
    sourceOf(kind, key).length > 0 &&
    !fates.has(placeOf({ kind, key }));
  const isWritten = (kind: BundleKind, key: readonly string[]) =>
    fates.get(placeOf({ kind, key })) === 'planned' || mayCome(kind, key);
  const world: World = {
    source,
    target,
    paths: articlePaths(source.records),
    publish: options.publish,
    isAdministrator: options.isAdministrator,
    sourceOf,
    twin,
    decide: (reference) => {
      const one = byId.get(referenceId(reference));
      return one ? decisionOn(one, options.choices) : null;
    },
    isThere: (kind, key) => twin(kind, key) !== undefined || isWritten(kind, key),
    isWritten,
  };
  return { world, named };
}

/** A kind that can't be written is left to a person as far as the account doesn't have the same. */
function byHand(record: BundleRecord, { target }: World): PlannedRecord {
  const there = target.bundle.records.find((one) => placeOf(one) === placeOf(record));
  const isEqual = there !== undefined && comparedText(there) === comparedText(record);
  const fate = isEqual ? 'equal' : 'worksheet';
  return { record, fate, findings: [], differing: [], leftovers: [], there: null };
}

/** What still holds of a record that needs no writing any more. */
const LASTING: ReadonlySet<CheckName> = new Set([
  'left-out',
  'default-language-differs',
  'link-leads-nowhere',
  'image-missing',
]);

function applied(record: ApplyRecord, world: World, onlyAdd: boolean): PlannedRecord {
  const there = world.twin(record.kind, record.key) ?? null;
  const recordThere = there ? world.target.recordOf(record.kind, there) : undefined;
  const differing = recordThere ? differingFields(record, recordThere, world, world.paths) : [];
  const rest = { record, differing, there, leftovers: leftoverFields(record, recordThere, world) };
  const findings = findingsOn(record, world);
  const has = (level: Finding['level']) => findings.some((one) => one.level === level);
  if (has('error')) return { ...rest, fate: 'refused', findings };
  if (has('by-hand')) return { ...rest, fate: 'worksheet', findings };
  const lasting = findings.filter(({ check }) => LASTING.has(check));
  const parts = partsOf(record, world);
  if (there && differing.length === 0 && parts.length === 0)
    return { ...rest, fate: 'equal', findings: lasting };
  if (there && onlyAdd) return { ...rest, fate: 'kept', findings: lasting };
  return { ...rest, fate: 'planned', findings };
}

/** Who joins a team, and which languages a portal gets. */
function partsOf(record: ApplyRecord, world: World): readonly NonNullable<ApplyRow['part']>[] {
  const there = world.twin(record.kind, record.key);
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
  const isMember = ({ key }: Found) =>
    Array.isArray(own) &&
    own.some((one) => isObject(one) && keyText([String(one.key)]) === keyText([String(key)]));
  const { members } = record.values;
  const people = (Array.isArray(members) ? members : []).flatMap((reference) => {
    const decision = isReference(reference) ? world.decide(reference) : null;
    return decision?.step === 'found' && !isMember(decision.found) ? [decision.found] : [];
  });
  return [...new Set(people)].map((person) => ({ person }));
}

/** What each write asks for: what is there is looked at before, and after what may come to be twice. */
const REQUESTS = { create: 3, unique: 1, update: 2, join: 2, allow: 2, link: 2 };
const UNIQUE: ReadonlySet<BundleKind> = new Set(['canned-responses', 'portals']);

function rowsOf({ record, differing, there }: PlannedRecord, world: World): readonly ApplyRow[] {
  if (!isApplyRecord(record)) return [];
  const row = (act: RowAct, more: Partial<ApplyRow> = {}): ApplyRow => ({
    id: `${act} ${placeOf(record)}`,
    act,
    record,
    there,
    part: null,
    fields: differing,
    requests: act === 'create' && UNIQUE.has(record.kind) ? REQUESTS.unique : REQUESTS[act],
    ...more,
  });
  const parts = partsOf(record, world).map((part) =>
    'person' in part
      ? row('join', { id: `join ${placeOf(record)} ${part.person.id}`, part })
      : row('allow', { id: `allow ${placeOf(record)} ${part.locale}`, part }),
  );
  const own = there === null ? [row('create')] : differing.length > 0 ? [row('update')] : [];
  return [...own, ...parts];
}

/** The rows in their order. An article is written over, and its links lead on, once all that it may link to is there. */
function ordered(rows: readonly ApplyRow[], world: World): readonly ApplyRow[] {
  const isArticle = ({ record }: ApplyRow) => record.kind === 'articles';
  const made = rows.filter((row) => isArticle(row) && row.act === 'create');
  const places = new Map(made.map(({ record }, index) => [keyText(record.key), index]));
  const leadsOn = made.filter(({ record }, index) =>
    linkedPaths(record.text ?? '').some((path) => {
      const key = world.paths.get(path);
      return key !== undefined && (places.get(keyText(key)) ?? -1) >= index;
    }),
  );
  const links = leadsOn.map((row) => ({
    ...row,
    id: `link ${placeOf(row.record)}`,
    act: 'link' as const,
    requests: REQUESTS.link,
  }));
  const over = rows.filter((row) => isArticle(row) && row.act !== 'create');
  return [...rows.filter((row) => !isArticle(row)), ...made, ...over, ...links];
}

/** How many images the articles bring along that the account doesn't have. */
function imagesOf(rows: readonly ApplyRow[], { source, target }: World): number {
  const text = rows.map(({ record }) => (record.kind === 'articles' ? (record.text ?? '') : '')).join('\n');
  return [...source.images.keys()].filter((path) => !target.images.has(path) && text.includes(path)).length;
}

/** Plans the application of a bundle to an account. */
export async function planOf(given: Bundle, target: Target, options: ApplyOptions): Promise<Plan> {
  const records = (await inOrder(given.records)).map((record) => withStatus(record, options.publish));
  const source = { ...given, records };
  const fates = new Map<string, Fate>();
  const { world, named } = await worldOf(source, target, options, fates);
  const planned = await mapInSlices(
    records.filter(({ kind }) => options.kinds.includes(kind)),
    (record) => {
      const one = isApplyRecord(record) ? applied(record, world, options.onlyAdd) : byHand(record, world);
      fates.set(placeOf(record), one.fate);
      return one;
    },
  );
  const written = planned.filter(({ fate }) => fate === 'planned');
  const rows = ordered((await mapInSlices(written, (one) => rowsOf(one, world))).flat(), world);
  return {
    records: planned,
    rows,
    named,
    world,
    requests: rows.reduce((all, row) => all + row.requests, 0) + imagesOf(rows, world),
    publishes: rows.filter(
      ({ act, record }) =>
        record.kind === 'articles' && act !== 'link' && record.values.status === 'published',
    ).length,
  };
}

/** How many of each fate there are: those that are chosen are planned, left to a person, or held back. */
export const fateCounts = (records: readonly PlannedRecord[]): Readonly<Record<Fate, number>> => {
  const counts = { equal: 0, kept: 0, planned: 0, worksheet: 0, refused: 0 };
  for (const { fate } of records) counts[fate] += 1;
  return counts;
};
