// Finds references to labels, teams, agents, inboxes, locales and portals in actions and conditions. If the contract
// doesn't define the shape of a value, a known key such as `team_id` determines the kind of the referenced record. A
// value below an unknown key may refer to a record of any kind.
import { toObject } from '~/lib/json/json';
import { foldName } from '~/lib/text/same-name';
import { parseCondition } from './condition';
import { NAMED_RECORD_KINDS, type NamedRecordKind } from './look-ups';
import { findActionTargets, getActionName, getAdditionalKeys, parseAction } from './macro-action';

export const REFERENCE_KINDS = [...NAMED_RECORD_KINDS, 'locale', 'portal'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** A value that refers to a record. `kind` is null if the kind of the record is unknown. */
export interface RecordReference {
  readonly kind: ReferenceKind | null;
  readonly value: number | string;
}

/**
 * The record to find references to. `id` is its ID, if it has one. `names` are the other strings that can refer to it
 * (title, slug, code or name).
 */
export interface ReferenceTarget {
  readonly kind: ReferenceKind;
  readonly id: number | null;
  readonly names: readonly string[];
}

/**
 * The certainty of a reference. `names`: the value refers to the record. `may-name`: the value is equal to the record's
 * ID or name, but its meaning is unknown.
 */
export type ReferenceCertainty = 'names' | 'may-name';

/** Maps each kind of record to the keys whose values refer to records of this kind. */
const KEYS: Readonly<Record<ReferenceKind, readonly string[]>> = {
  label: ['label', 'labels', 'label_list', 'label_title', 'label_titles', 'label_id', 'label_ids'],
  team: ['team', 'teams', 'team_id', 'team_ids'],
  agent: ['agent', 'agents', 'agent_id', 'agent_ids', 'assignee', 'assignees', 'assignee_id', 'assignee_ids'],
  inbox: ['inbox', 'inboxes', 'inbox_id', 'inbox_ids'],
  locale: ['locale', 'locales', 'browser_language', 'conversation_language'],
  portal: ['portal', 'portals', 'portal_id', 'portal_ids', 'portal_slug', 'portal_slugs'],
};
export const REFERENCE_KIND_BY_KEY: ReadonlyMap<string, ReferenceKind> = new Map(
  REFERENCE_KINDS.flatMap((kind) => KEYS[kind].map((key) => [key, kind] as const)),
);

/** Reports whether records of the kind are referred to by ID. */
export const hasNumericIds = (
  kind: ReferenceKind | null | undefined,
): kind is Exclude<NamedRecordKind, 'label'> =>
  kind !== 'label' && NAMED_RECORD_KINDS.some((named) => named === kind);

/** Keys that don't determine a kind. The values below them have the kind of the parent key. */
export const KEYS_INHERITING_KIND = new Set([
  'id',
  'ids',
  'name',
  'title',
  'slug',
  'code',
  'value',
  'values',
  'from',
  'to',
]);

/** Actions whose parameters always refer to one kind of record. */
export const REFERENCE_KIND_BY_ACTION: ReadonlyMap<string, ReferenceKind> = new Map([
  ['add_label', 'label'],
  ['remove_label', 'label'],
  ['assign_team', 'team'],
  ['assign_agent', 'agent'],
]);

/** Attributes of conditions whose values never refer to a record. */
export const ATTRIBUTES_WITHOUT_REFERENCES = new Set([
  'content',
  'status',
  'priority',
  'message_type',
  'email',
  'phone_number',
  'country_code',
  'referer',
  'mail_subject',
  'created_at',
]);

/**
 * Returns every string, number and unknown key in a JSON value as a reference. The nearest key above a value determines
 * the kind of the reference, except for `KEYS_INHERITING_KIND`. The kind is unknown if that key isn't a known one.
 */
function search(value: unknown, kind: ReferenceKind | null): readonly RecordReference[] {
  if (typeof value === 'number' || typeof value === 'string') return [{ kind, value }];
  if (Array.isArray(value)) return value.flatMap((item) => search(item, kind));
  return Object.entries(toObject(value) ?? {}).flatMap(([key, below]) => {
    if (KEYS_INHERITING_KIND.has(key)) return search(below, kind);
    const known = REFERENCE_KIND_BY_KEY.get(key);
    // The key itself may be the name of a record, as in `{"vip": true}`.
    return known ? search(below, known) : [{ kind: null, value: key }, ...search(below, null)];
  });
}

/** Finds all certain and possible references in an action of a macro or rule. */
export function findReferencesInAction(action: unknown): readonly RecordReference[] {
  const reading = parseAction(action);
  if (reading.kind === 'unknown' && getActionName(action) === null) return search(action, null);
  const further = search(getAdditionalKeys(action), null);
  return reading.kind === 'unknown'
    ? [...search(reading.params, REFERENCE_KIND_BY_ACTION.get(reading.name ?? '') ?? null), ...further]
    : [...findActionTargets(reading), ...further];
}

/** Finds all certain and possible references in a condition of a rule. */
export function findReferencesInCondition(condition: unknown): readonly RecordReference[] {
  const reading = parseCondition(condition);
  if (reading.kind === 'unknown') return search(condition, null);
  const further = search(reading.more, null);
  if (ATTRIBUTES_WITHOUT_REFERENCES.has(reading.key)) return further;
  const kind = REFERENCE_KIND_BY_KEY.get(reading.key) ?? null;
  return [...search([...reading.values, ...(reading.from ?? [])], kind), ...further];
}

/** Finds all certain and possible references in a macro or rule. */
export const findReferences = ({ conditions = [], actions }: Chained): readonly RecordReference[] => [
  ...conditions.flatMap(findReferencesInCondition),
  ...actions.flatMap(findReferencesInAction),
];

interface Chained {
  readonly conditions?: readonly unknown[];
  readonly actions: readonly unknown[];
}

const isSameText = (one: string, other: string) => foldName(one) === foldName(other);

/** Reports whether a value is the ID or a name of the target. The caller checks the kind of the reference. */
export function matchesTarget(value: number | string, { kind, id, names }: ReferenceTarget): boolean {
  if (typeof value === 'number') return value === id;
  if (names.some((name) => isSameText(value, name))) return true;
  // A string never refers to a label by its ID, because `302` may be the title of another label.
  return kind !== 'label' && id !== null && value.trim() === String(id);
}

/**
 * Returns `names` if one of the references definitely refers to the target, `may-name` if one possibly does, otherwise
 * null.
 */
export function getReferenceCertainty(
  references: readonly RecordReference[],
  target: ReferenceTarget,
): ReferenceCertainty | null {
  const found = references.filter(
    ({ kind, value }) => (kind === null || kind === target.kind) && matchesTarget(value, target),
  );
  if (found.length === 0) return null;
  return found.some(({ kind }) => kind !== null) ? 'names' : 'may-name';
}

/** A macro, rule or campaign that definitely or possibly refers to the target. */
export interface ReferencingRecord {
  readonly by: 'macro' | 'rule' | 'campaign';
  readonly id: string;
  readonly name: string;
  readonly mention: ReferenceCertainty;
}

/** Returns the records that definitely or possibly refer to the target, in the order of their list. */
export const listReferencingRecords = <Item extends { readonly id: number | string; readonly name: string }>(
  by: ReferencingRecord['by'],
  items: readonly Item[] | undefined,
  referencesInItem: (item: Item) => readonly RecordReference[],
  target: ReferenceTarget,
): readonly ReferencingRecord[] =>
  (items ?? []).flatMap((item) => {
    const mention = getReferenceCertainty(referencesInItem(item), target);
    return mention ? [{ by, id: String(item.id), name: item.name, mention }] : [];
  });

/**
 * Returns a function that counts the items that definitely or possibly refer to a label. Parses each item only once
 * instead of once per label, because there may be thousands of labels.
 */
export function createLabelUseCounter(
  items: readonly Chained[],
): (label: { readonly id: number; readonly title: string }) => number {
  const holders = new Map<number | string, Set<Chained>>();
  for (const item of items)
    for (const { kind, value } of findReferences(item)) {
      if (kind !== null && kind !== 'label') continue;
      const key = typeof value === 'number' ? value : foldName(value);
      holders.set(key, (holders.get(key) ?? new Set()).add(item));
    }
  return ({ id, title }) =>
    new Set([...(holders.get(id) ?? []), ...(holders.get(foldName(title)) ?? [])]).size;
}
