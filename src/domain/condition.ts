// A condition of an automation rule, and the chain that conditions make. Its inner shape is a guess, so it is read tolerantly.
import { asObject } from '~/lib/json/json';

export type Join = 'and' | 'or';

/** A condition as far as it is understood. */
export type ConditionReading =
  | {
      readonly kind: 'known';
      readonly key: string;
      readonly operator: string;
      readonly values: readonly unknown[];
      /** Of a change: what it was before. Null where the condition isn't about a change. */
      readonly from: readonly unknown[] | null;
      /** How the row is joined to the next; null where it doesn't say. */
      readonly join: Join | null;
      /** Keys that nobody here knows. */
      readonly more: Readonly<Record<string, unknown>> | null;
    }
  | { readonly kind: 'unknown'; readonly value: unknown; readonly join: Join | null };

function joinOf(value: unknown): Join | null {
  const word = typeof value === 'string' ? value.toLowerCase() : null;
  return word === 'and' || word === 'or' ? word : null;
}

const listOf = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null);

/** Reads a condition. What doesn't have exactly the expected shape is not understood, and stays as it came. */
export function readCondition(value: unknown): ConditionReading {
  const { attribute_key, filter_operator, values, query_operator, ...more } = asObject(value) ?? {};
  const join = joinOf(query_operator);
  const change = asObject(values);
  const list = change ? listOf(change.to ?? []) : listOf(values);
  const from = change ? listOf(change.from ?? []) : null;
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

export interface ChainPart {
  readonly reading: ConditionReading;
  /** Brackets that open before the part and close behind it. */
  readonly opening: string;
  readonly closing: string;
  /** The word before the part; null before the first, and where nothing joins it. */
  readonly join: Join | null;
}

/**
 * The chain with the brackets that it really has: it is read from left to right, without precedence, so
 * `a or b and c` means `(a or b) and c`.
 */
export function chainOf(conditions: readonly unknown[]): readonly ChainPart[] {
  const readings = conditions.map(readCondition);
  const last = readings.length - 1;
  // Where a row isn't joined by a known word, nobody knows what belongs together.
  const isWhole = readings.slice(0, -1).every(({ join }) => join !== null);
  return readings.map((reading, index) => ({
    reading,
    opening: index === 0 && isWhole ? '('.repeat(Math.max(0, last - 1)) : '',
    closing: index > 0 && index < last && isWhole ? ')' : '',
    join: index === 0 ? null : (readings[index - 1]?.join ?? null),
  }));
}
