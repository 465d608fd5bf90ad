// Evaluates one condition of a rule (docs/contract-notes.md, "Rule conditions").
import type { ParsedCondition } from '../condition';
import { getSubjectValue, type RuleSubject, type SubjectValue } from './rule-subject';
import { evaluateNot, evaluateOr, type Truth } from './truth';

/**
 * The reason why a condition's result is unknown. `absent`: the response doesn't contain the attribute. `undocumented`:
 * the platform's comparison isn't documented. `before`: the value before the change isn't known. `earlier`: an earlier
 * rule may have changed the attribute.
 */
export type UnknownReason = 'absent' | 'undocumented' | 'before' | 'earlier';

export interface ConditionResult {
  readonly isMet: Truth;
  /** The attribute's value, or null if the response doesn't contain it. */
  readonly fact: SubjectValue | null;
  /** Null if the result is known. */
  readonly reason: UnknownReason | null;
}

type KnownCondition = Extract<ParsedCondition, { readonly kind: 'known' }>;

const DAY_MS = 24 * 60 * 60_000;
const DECIMAL = /^-?\d+(\.\d+)?$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

const foldCase = (text: string) => text.trim().toLowerCase();

function equalsText(actual: string, value: unknown): Truth {
  if (typeof value !== 'string') return null;
  return actual === value || (foldCase(actual) === foldCase(value) ? null : false);
}

/** Compares the attribute with one of the condition's values. */
function equals({ value: actual }: SubjectValue, value: unknown): Truth {
  if (value === null) return actual === null;
  if (actual === null) return false;
  if (typeof actual === 'object') return evaluateOr(actual.map((label) => equalsText(label, value)));
  if (typeof actual === 'string') return equalsText(actual, value);
  return typeof value === typeof actual ? value === actual : null;
}

type FindPart = (text: string, part: string) => boolean;

/**
 * Reports whether `find` finds a substring in the text. The result is unknown if the substring is empty, or if it is
 * found only when case is ignored.
 */
function hasPart(text: string | null, part: unknown, find: FindPart): Truth {
  if (typeof part !== 'string' || part === '') return null;
  if (text === null) return false;
  return find(text, part) || (find(text.toLowerCase(), part.toLowerCase()) ? null : false);
}

const includes = (text: string, part: string) => text.includes(part);
const startsWith = (text: string, part: string) => text.startsWith(part);

/**
 * Evaluates the operator `contains`. For text attributes, it finds a substring. For other attributes, it compares the
 * complete value.
 */
function contains(fact: SubjectValue, value: unknown): Truth {
  const { type, value: actual } = fact;
  if (type === 'time') return null;
  if (type === 'text') return hasPart(actual, value, includes);
  const isEqual = equals(fact, value);
  if (isEqual !== false || typeof value !== 'string' || actual === null) return isEqual;
  const texts = typeof actual === 'object' ? actual : [String(actual)];
  return texts.some((text) => text.toLowerCase().includes(value.toLowerCase())) ? null : false;
}

const startsWithPart = ({ type, value }: SubjectValue, part: unknown): Truth =>
  type === 'text' ? hasPart(value, part, startsWith) : null;

function isPresent({ value }: SubjectValue): Truth {
  return value === '' ? null : value !== null;
}

const toNumber = (value: unknown): number | null =>
  typeof value === 'string' && DECIMAL.test(value) ? Number(value) : typeof value === 'number' ? value : null;

const toMoment = (value: unknown): number | null => {
  const moment = typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
};

/**
 * Compares the attribute with the condition's value and returns -1, 0 or 1. Returns null if the two aren't numbers or
 * times, or if the condition has several values.
 */
function compare({ type, value: actual }: SubjectValue, values: readonly unknown[]): number | null {
  const read = type === 'number' ? toNumber : type === 'time' ? toMoment : null;
  const [one, other] = values.length === 1 && read ? [read(actual), read(values[0])] : [null, null];
  return one === null || other === null ? null : Math.sign(one - other);
}

/**
 * Evaluates the operator `days_before`, which may mean exactly N days ago or at least N days ago. If the time is less
 * than N − 1 days ago, the result is false with both meanings. Otherwise, the result is unknown.
 */
function isDaysBefore({ type, value: actual }: SubjectValue, values: readonly unknown[], now: number): Truth {
  const moment = type === 'time' ? toMoment(actual) : null;
  const days = values.length === 1 ? toNumber(values[0]) : null;
  return moment !== null && days !== null && now - moment < (days - 1) * DAY_MS ? false : null;
}

function compareValues(
  { operator, values }: KnownCondition,
  fact: SubjectValue,
  now: number,
  isChanged: boolean,
): Truth {
  const any = (matches: (fact: SubjectValue, value: unknown) => Truth): Truth =>
    values.length === 0 ? null : evaluateOr(values.map((value) => matches(fact, value)));
  // Negates a result. If the attribute has no value, the negation of false is unknown, because the platform may treat
  // both the condition and its opposite as not met.
  const none = (result: Truth): Truth =>
    fact.value === null && result === false ? null : evaluateNot(result);
  switch (operator) {
    case 'equal_to':
      return fact.type === 'time' ? null : any(equals);
    case 'not_equal_to':
      return fact.type === 'time' ? null : none(any(equals));
    case 'contains':
      return any(contains);
    case 'does_not_contain':
      return none(any(contains));
    case 'starts_with':
      return any(startsWithPart);
    case 'is_present':
      return values.length > 0 ? null : isPresent(fact);
    case 'is_not_present':
      return values.length > 0 ? null : evaluateNot(isPresent(fact));
    case 'is_greater_than':
    case 'is_less_than': {
      const sign = compare(fact, values);
      return sign === null ? null : sign === (operator === 'is_greater_than' ? 1 : -1);
    }
    case 'days_before':
      return isDaysBefore(fact, values, now);
    case 'attribute_changed':
      // The value before the change isn't known. The condition is definitely not met if the current value isn't one of
      // the expected values.
      return !isChanged && (fact.type === 'choice' || fact.type === 'id') && any(equals) === false
        ? false
        : null;
    default:
      return null;
  }
}

/** Evaluates a condition on a conversation, as if the rule's event happened at `now`. */
export function evaluateCondition(
  reading: ParsedCondition,
  subject: RuleSubject,
  now: number,
): ConditionResult {
  const unknown = (reason: UnknownReason, fact: SubjectValue | null = null) => ({
    isMet: null,
    fact,
    reason,
  });
  if (reading.kind === 'unknown') return unknown('undocumented');
  const { key, operator, from, more } = reading;
  const { custom_attribute_type: customType, ...further } = more ?? {};
  if (Object.keys(further).length > 0) return unknown('undocumented');
  // Actions can't change a custom attribute, even if it has the same name as an attribute that actions can change.
  const isChangeable = customType !== 'conversation_attribute';
  if (subject.uncertain === 'all' || (isChangeable && subject.uncertain.has(key))) return unknown('earlier');
  const fact = getSubjectValue(subject, key, customType);
  if (!fact) return unknown('absent');
  const isChange = operator === 'attribute_changed';
  if (isChange !== (from !== null)) return unknown('undocumented', fact);
  const isMet = compareValues(reading, fact, now, subject.changed.has(key));
  const reason = isChange ? 'before' : 'undocumented';
  return { isMet, fact, reason: isMet === null ? reason : null };
}
