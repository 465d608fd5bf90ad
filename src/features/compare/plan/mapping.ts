// Whom and what records name that the account may not have: matched by their keys, chosen by a person, or left out.

import { actionName } from '~/domain/macro-action';
import { KIND_OF_ACTION } from '~/domain/uses';
import { mapInSlices } from '~/lib/in-slices';
import { asObject, isObject, type JsonObject } from '~/lib/json/json';
import { foldName } from '~/lib/text/same-name';
import { type BundleReference, isReference } from '~/resources/transfer/references';
import { getReferenced, getTransfer, type ListedKind } from '~/resources/transfers';
import { type BundleRecord, keyText } from '../bundle/bundle';
import type { Found, Target } from './target';

/** What became of one that is named: `planned` is made by the same run. */
export type Decision =
  | { readonly step: 'found'; readonly found: Found }
  | { readonly step: 'planned' }
  | { readonly step: 'left-out' };

/** What a person decided, by the names' ids: a record of the account, or that it is left out. */
export type Choices = ReadonlyMap<string, Found | 'left-out'>;

export interface Named {
  readonly id: string;
  readonly kind: ListedKind;
  /** As the source calls it: an email, a name, or the number of what the source itself doesn't have. */
  readonly name: string;
  readonly usedBy: readonly BundleRecord[];
  /** What was found without asking; null where a person has to choose. */
  readonly decision: Decision | null;
}

/** Put in the place of a reference that is left out. */
export const LEFT_OUT = Symbol('left out');

export const referenceId = (reference: BundleReference): string =>
  `${reference.$ref} ${'key' in reference ? keyText(reference.key) : `#${reference.unknown}`}`;

/** What was chosen for those that have a name: a mere number stands for somebody else in another source. */
export const choicesByName = <Choice>(choices: ReadonlyMap<string, Choice>): ReadonlyMap<string, Choice> =>
  new Map([...choices].filter(([id]) => !/^\w+ #/.test(id)));

/** Any JSON with others in the place of its references. What is left out goes from lists, and is null elsewhere. */
export function withReferences(value: unknown, other: (reference: BundleReference) => unknown): unknown {
  if (isReference(value)) return other(value);
  if (Array.isArray(value))
    return value.map((item) => withReferences(item, other)).filter((item) => item !== LEFT_OUT);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => {
      const changed = withReferences(below, other);
      return [key, changed === LEFT_OUT ? null : changed];
    }),
  );
}

/** Labels are texts in actions: named like everything else, they are asked about, too. */
function withLabels(action: unknown): unknown {
  const object = asObject(action);
  if (!object || KIND_OF_ACTION.get(actionName(action) ?? '') !== 'label') return action;
  const { action_params } = object;
  if (!Array.isArray(action_params)) return action;
  const named = action_params.map((title) =>
    typeof title === 'string' ? { $ref: 'label', key: [foldName(title)] } : title,
  );
  return { ...object, action_params: named };
}

const isEmpty = (action: unknown): boolean => {
  const params = asObject(action)?.action_params;
  return Array.isArray(params) && params.length === 0;
};

/** A list of actions: one whose target is left out does nothing any more, and goes with it. */
const mappedActions = (actions: readonly unknown[], other: (reference: BundleReference) => unknown) =>
  actions
    .map((action) => ({ before: action, after: withReferences(withLabels(action), other) }))
    .filter(({ before, after }) => isEmpty(before) || !isEmpty(after))
    .map(({ after }) => after);

/** A record's values with others in the place of their references. */
export function mappedValues(
  { kind, values }: Pick<BundleRecord, 'kind' | 'values'>,
  other: (reference: BundleReference) => unknown,
): JsonObject {
  const { actions, ...more } = values;
  const mapped = asObject(withReferences(more, other)) ?? {};
  if (!getTransfer(kind).hasActions || !Array.isArray(actions))
    return { ...mapped, ...('actions' in values && { actions }) };
  return { ...mapped, actions: mappedActions(actions, other) };
}

export function referencesIn(record: BundleRecord): readonly BundleReference[] {
  const found: BundleReference[] = [];
  mappedValues(record, (reference) => {
    found.push(reference);
    return reference;
  });
  return found;
}

function foundFor(
  kind: ListedKind,
  reference: BundleReference,
  target: Target,
  isPlanned: boolean,
): Decision | null {
  if (!('key' in reference)) return null;
  const [only, ...others] = target.find(kind, reference.key);
  if (only && others.length === 0) return { step: 'found', found: only };
  return !only && isPlanned ? { step: 'planned' } : null;
}

/** Everything that the records name and a person may be asked about, each once. `planned`: the keys of teams that are made. */
export async function namedIn(
  records: readonly BundleRecord[],
  target: Target,
  planned: (reference: BundleReference) => boolean,
): Promise<readonly Named[]> {
  const named = new Map<string, { kind: ListedKind; reference: BundleReference; usedBy: BundleRecord[] }>();
  await mapInSlices(records, (record) => {
    for (const reference of referencesIn(record)) {
      const transfer = getReferenced(reference.$ref);
      // Whatever else is named, an article say, is applied or told by a check.
      if (!transfer?.isReplaceable) continue;
      const id = referenceId(reference);
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

/** What was found, or else chosen; null where it is still open. */
export const decisionOn = ({ id, decision }: Named, choices: Choices): Decision | null => {
  const choice = choices.get(id);
  if (choice === undefined) return decision;
  return choice === 'left-out' ? { step: 'left-out' } : { step: 'found', found: choice };
};

/** What is still open: no write starts before somebody decided on it. */
export const openIn = (named: readonly Named[], choices: Choices): readonly Named[] =>
  named.filter((one) => decisionOn(one, choices) === null);
