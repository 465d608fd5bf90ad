// Detects conditions of automation rules that contradict each other.
import { type ParsedCondition, parseCondition } from './condition';

type Known = Extract<ParsedCondition, { kind: 'known' }>;

/**
 * Attributes that have one value at a time. A rule that requires two different values of such an attribute never runs.
 */
const SINGLE = new Set(['status', 'priority', 'assignee_id', 'team_id', 'inbox_id', 'message_type']);

/** Attributes for which `contains` finds substrings. For all other attributes, it compares the complete value. */
const PROSE = new Set(['content', 'mail_subject', 'email', 'referer']);

const asText = (value: unknown) =>
  typeof value === 'string' ? value.trim().toLowerCase() : JSON.stringify(value);
const texts = (values: readonly unknown[]) => values.map(asText);

/** Returns the values of which the attribute must have one. Returns null if the condition allows other values too. */
function getRequiredValues({ key, operator, values, from }: Known): readonly string[] | null {
  if (!SINGLE.has(key) || values.length === 0) return null;
  return operator === 'equal_to' || (operator === 'attribute_changed' && from !== null)
    ? texts(values)
    : null;
}

const isAbsence = ({ operator }: Known) => operator === 'is_not_present';

/** Reports whether the condition can be met only if the attribute has a value. */
const isPresence = (one: Known) =>
  one.operator === 'is_present' || getRequiredValues(one)?.every((value) => value !== 'null') === true;

const numberIn = ({ values }: Known): number | null => {
  const [value] = values;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return values.length === 1 && typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/**
 * Reports whether two conditions on the same attribute exclude each other. Detects some conflicts only in one order, so
 * callers must check both orders.
 */
function excludes(one: Known, other: Known): boolean {
  const [ones, others] = [getRequiredValues(one), getRequiredValues(other)];
  if (ones && others && !ones.some((value) => others.includes(value))) return true;
  if (ones && other.operator === 'not_equal_to') {
    const refused = texts(other.values);
    return ones.every((value) => refused.includes(value));
  }
  if (isAbsence(one) && isPresence(other)) return true;
  if (one.operator === 'is_greater_than' && other.operator === 'is_less_than') {
    const [least, most] = [numberIn(one), numberIn(other)];
    return least !== null && most !== null && least >= most;
  }
  if (one.operator === 'contains' && other.operator === 'does_not_contain' && one.values.length > 0) {
    const refused = texts(other.values);
    return texts(one.values).every((value) =>
      refused.some((part) => (PROSE.has(one.key) ? value.includes(part) : value === part)),
    );
  }
  return false;
}

/** Reports whether a condition requires a change from a value to the same value. */
function isNoChange({ operator, values, from }: Known): boolean {
  const [before, after] = [texts(from ?? []), texts(values)];
  return (
    operator === 'attribute_changed' && before.length === 1 && after.length === 1 && before[0] === after[0]
  );
}

function isContradictory(conjunction: readonly Known[]): boolean {
  return conjunction.some(
    (one, index) =>
      isNoChange(one) ||
      conjunction.some((other, at) => at !== index && other.key === one.key && excludes(one, other)),
  );
}

/**
 * Returns the alternatives of a rule: each is a combination of conditions that is sufficient for the rule to run.
 * Returns null if the grouping is unknown or there are too many combinations.
 */
function listAlternatives(
  readings: readonly ParsedCondition[],
): readonly (readonly ParsedCondition[])[] | null {
  let ways: readonly (readonly ParsedCondition[])[] = [];
  for (const [index, reading] of readings.entries()) {
    const join = index === 0 ? 'or' : readings[index - 1]?.join;
    if (!join || ways.length > 1000) return null;
    // Evaluated from left to right without precedence: `a or b and c` means `(a or b) and c`.
    ways = join === 'or' ? [...ways, [reading]] : ways.map((way) => [...way, reading]);
  }
  return ways;
}

/**
 * Reports whether the conditions of a rule contradict each other, so that the rule never runs. Assumes that conditions
 * of unknown shape can be met.
 */
export function isNeverMet(conditions: readonly unknown[]): boolean {
  const ways = listAlternatives(conditions.map(parseCondition));
  if (!ways || ways.length === 0) return false;
  return ways.every((way) => isContradictory(way.filter((one) => one.kind === 'known')));
}
