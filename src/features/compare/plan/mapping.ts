// Resolves references to records that may not exist in the target account. A reference is matched by key, replaced by
// the user, or left out.

import { getActionName } from '~/domain/macro-action';
import { REFERENCE_KIND_BY_ACTION } from '~/domain/references';
import { mapInSlices } from '~/lib/in-slices';
import { isObject, type JsonObject, toObject } from '~/lib/json/json';
import { foldName } from '~/lib/text/same-name';
import { type BundleReference, isBundleReference } from '~/resources/transfer/references';
import { getReferencedTransfer, getTransfer, type TransferKind } from '~/resources/transfers';
import { type BundleRecord, encodeNaturalKey } from '../bundle/bundle';
import type { TargetAccount, TargetRecord } from './target-account';

/** The resolution of a reference. `planned` means that the same run creates the record. */
export type ReferenceDecision =
  | { readonly step: 'found'; readonly found: TargetRecord }
  | { readonly step: 'planned' }
  | { readonly step: 'left-out' };

/** The user's replacements, keyed by reference ID: a record of the account, or `left-out`. */
export type ReferenceChoices = ReadonlyMap<string, TargetRecord | 'left-out'>;

export interface NamedReference {
  readonly id: string;
  readonly kind: TransferKind;
  /** The name in the source: an email or a name. An ID if the source itself contains no name for the reference. */
  readonly name: string;
  readonly usedBy: readonly BundleRecord[];
  /** The automatic resolution, or null if the user has to select a replacement. */
  readonly decision: ReferenceDecision | null;
}

/** The placeholder of a reference that is left out. */
export const LEFT_OUT = Symbol('left out');

export const getReferenceId = (reference: BundleReference): string =>
  `${reference.$ref} ${'key' in reference ? encodeNaturalKey(reference.key) : `#${reference.unknown}`}`;

/**
 * Returns the replacements for references that have a name. Omits replacements for bare IDs, because the same ID refers
 * to a different record in each source.
 */
export const filterNamedChoices = <Choice>(
  choices: ReadonlyMap<string, Choice>,
): ReadonlyMap<string, Choice> => new Map([...choices].filter(([id]) => !/^\w+ #/.test(id)));

/**
 * Replaces the references in any JSON value. References that are left out are removed from lists and replaced by null
 * in objects.
 */
export function replaceReferences(value: unknown, other: (reference: BundleReference) => unknown): unknown {
  if (isBundleReference(value)) return other(value);
  if (Array.isArray(value))
    return value.map((item) => replaceReferences(item, other)).filter((item) => item !== LEFT_OUT);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => {
      const changed = replaceReferences(below, other);
      return [key, changed === LEFT_OUT ? null : changed];
    }),
  );
}

/** Converts label titles in actions to references, so that they are resolved like other references. */
function withLabels(action: unknown): unknown {
  const object = toObject(action);
  if (!object || REFERENCE_KIND_BY_ACTION.get(getActionName(action) ?? '') !== 'label') return action;
  const { action_params } = object;
  if (!Array.isArray(action_params)) return action;
  const named = action_params.map((title) =>
    typeof title === 'string' ? { $ref: 'label', key: [foldName(title)] } : title,
  );
  return { ...object, action_params: named };
}

const isEmpty = (action: unknown): boolean => {
  const params = toObject(action)?.action_params;
  return Array.isArray(params) && params.length === 0;
};

/** Resolves the references in actions. Removes an action if all of its references are left out. */
const mappedActions = (actions: readonly unknown[], other: (reference: BundleReference) => unknown) =>
  actions
    .map((action) => ({ before: action, after: replaceReferences(withLabels(action), other) }))
    .filter(({ before, after }) => isEmpty(before) || !isEmpty(after))
    .map(({ after }) => after);

/** Returns a record's values with all references resolved. */
export function replaceRecordReferences(
  { kind, values }: Pick<BundleRecord, 'kind' | 'values'>,
  other: (reference: BundleReference) => unknown,
): JsonObject {
  const { actions, ...more } = values;
  const mapped = toObject(replaceReferences(more, other)) ?? {};
  if (!getTransfer(kind).hasActions || !Array.isArray(actions))
    return { ...mapped, ...('actions' in values && { actions }) };
  return { ...mapped, actions: mappedActions(actions, other) };
}

export function collectReferences(record: BundleRecord): readonly BundleReference[] {
  const found: BundleReference[] = [];
  replaceRecordReferences(record, (reference) => {
    found.push(reference);
    return reference;
  });
  return found;
}

function foundFor(
  kind: TransferKind,
  reference: BundleReference,
  target: TargetAccount,
  isPlanned: boolean,
): ReferenceDecision | null {
  if (!('key' in reference)) return null;
  const [only, ...others] = target.find(kind, reference.key);
  if (only && others.length === 0) return { step: 'found', found: only };
  return !only && isPlanned ? { step: 'planned' } : null;
}

/**
 * Returns the distinct references for which the user may select a replacement. `planned` reports whether the same run
 * creates the referenced team.
 */
export async function collectReplaceableReferences(
  records: readonly BundleRecord[],
  target: TargetAccount,
  planned: (reference: BundleReference) => boolean,
): Promise<readonly NamedReference[]> {
  const named = new Map<string, { kind: TransferKind; reference: BundleReference; usedBy: BundleRecord[] }>();
  await mapInSlices(records, (record) => {
    for (const reference of collectReferences(record)) {
      const transfer = getReferencedTransfer(reference.$ref);
      // Ignores unresolved references to other kinds, such as articles, because checks report them.
      if (!transfer?.isReplaceable) continue;
      const id = getReferenceId(reference);
      const known = named.get(id) ?? { kind: transfer.name, reference, usedBy: [] };
      if (known.usedBy.at(-1) !== record) known.usedBy.push(record);
      named.set(id, known);
    }
  });
  return [...named].map(([id, { kind, reference, usedBy }]) => ({
    id,
    kind,
    name: 'key' in reference ? (reference.key[0] ?? '') : `#${reference.unknown}`,
    usedBy,
    decision: foundFor(kind, reference, target, planned(reference)),
  }));
}

/** Returns the user's replacement. If there is none, returns the automatic resolution, which may be null. */
export const getReferenceDecision = (
  { id, decision }: NamedReference,
  choices: ReferenceChoices,
): ReferenceDecision | null => {
  const choice = choices.get(id);
  if (choice === undefined) return decision;
  return choice === 'left-out' ? { step: 'left-out' } : { step: 'found', found: choice };
};

/** Returns the references that have no resolution. As long as there are any, a run can't start. */
export const listUnresolvedReferences = (
  named: readonly NamedReference[],
  choices: ReferenceChoices,
): readonly NamedReference[] => named.filter((one) => getReferenceDecision(one, choices) === null);
