// Parses the conditions of automation rules. The contract doesn't specify their shape. A condition of an unexpected
// shape is therefore returned unchanged, with the kind `unknown`.
import { toObject } from '~/lib/json/json';

export type ConditionJoin = 'and' | 'or';

/**
 * A condition, parsed as far as its shape is known. `join` is the operator between this condition and the next one, or
 * null if the condition has none.
 */
export type ParsedCondition =
  | {
      readonly kind: 'known';
      readonly key: string;
      readonly operator: string;
      readonly values: readonly unknown[];
      /** The values before the change, or null if the condition isn't about a change. */
      readonly from: readonly unknown[] | null;
      readonly join: ConditionJoin | null;
      /** Keys of the condition that this parser doesn't know. */
      readonly more: Readonly<Record<string, unknown>> | null;
    }
  | { readonly kind: 'unknown'; readonly value: unknown; readonly join: ConditionJoin | null };

function readJoin(value: unknown): ConditionJoin | null {
  const word = typeof value === 'string' ? value.toLowerCase() : null;
  return word === 'and' || word === 'or' ? word : null;
}

const toList = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null);

/**
 * Parses a condition. The result is `known` only if the keys that this parser knows have the expected shape. All other
 * keys are returned in `more`.
 */
export function parseCondition(value: unknown): ParsedCondition {
  const { attribute_key, filter_operator, values, query_operator, ...more } = toObject(value) ?? {};
  const join = readJoin(query_operator);
  const change = toObject(values);
  const list = change ? toList(change.to ?? []) : toList(values);
  const from = change ? toList(change.from ?? []) : null;
  const isWhole = change
    ? from !== null && Object.keys(change).every((key) => key === 'from' || key === 'to')
    : true;
  const isJoinKnown = join !== null || query_operator === null || query_operator === undefined;
  if (
    typeof attribute_key !== 'string' ||
    typeof filter_operator !== 'string' ||
    !list ||
    !isWhole ||
    !isJoinKnown
  ) {
    return { kind: 'unknown', value, join };
  }
  return {
    kind: 'known',
    key: attribute_key,
    operator: filter_operator,
    values: list,
    from,
    join,
    more: Object.keys(more).length > 0 ? more : null,
  };
}

/** Conditions grouped by the operators between them. `index` is the position of a condition in the rule. */
export type ConditionTree =
  | { readonly kind: 'condition'; readonly index: number; readonly reading: ParsedCondition }
  | { readonly kind: 'group'; readonly join: ConditionJoin; readonly parts: readonly ConditionTree[] };

/**
 * Groups conditions as the platform evaluates them: from left to right, without precedence, so that `a or b and c`
 * means `(a or b) and c`. Returns null if there are no conditions. Also returns null if an operator between two
 * conditions is missing, because the grouping is then unknown.
 */
export function groupConditions(conditions: readonly unknown[]): ConditionTree | null {
  let tree: ConditionTree | null = null;
  let parts: ConditionTree[] = [];
  let groupJoin: ConditionJoin | null = null;
  let join: ConditionJoin | null = null;
  for (const [index, condition] of conditions.entries()) {
    const reading = parseCondition(condition);
    const next = { kind: 'condition', index, reading } as const;
    if (index === 0) tree = next;
    else if (tree === null || join === null) return null;
    else if (join === groupJoin) parts.push(next);
    else {
      parts = [tree, next];
      groupJoin = join;
      tree = { kind: 'group', join, parts };
    }
    join = reading.join;
  }
  return tree;
}

/** Reports whether there is an operator between each condition and the next one. */
export const areConditionsJoined = (conditions: readonly unknown[]): boolean =>
  conditions.slice(0, -1).every((condition) => parseCondition(condition).join !== null);
