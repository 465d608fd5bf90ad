import type { AssistantContent } from '~/drafts/assistant-drafts';
import { getOwnProperty, isSameJson, type JsonObject } from '~/lib/json/merge-patch';

/** The keys that influence the assistant's responses to contacts, in the order in which they are shown. */
const ANSWERS = ['model', 'fallback_model', 'temperature', 'max_tokens', 'max_turns', 'language', 'greet'];

interface Cards {
  readonly answers: readonly string[];
  /** Keys whose values are lists or objects. Each of these keys is shown in a separate card. */
  readonly whole: readonly string[];
  readonly others: readonly string[];
}

const isWhole = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * Groups the config keys into cards, in their original order. A cleared key remains listed. Omits the prompts, whose
 * paths are in `prompts`.
 */
export function groupIntoCards(
  base: AssistantContent,
  content: AssistantContent,
  prompts: readonly string[],
): Cards {
  const elsewhere = new Set(prompts);
  const keys = [...new Set([...Object.keys(base.config), ...Object.keys(content.config)])].filter(
    (key) => !elsewhere.has(`config.${key}`),
  );
  // Uses the type of the original value, so that a field doesn't move while its value changes type.
  const isWholeKey = (key: string) =>
    isWhole(Object.hasOwn(base.config, key) ? base.config[key] : content.config[key]);
  const scalars = keys.filter((key) => !isWholeKey(key));
  return {
    answers: ANSWERS.filter((key) => scalars.includes(key)),
    whole: keys.filter(isWholeKey),
    others: scalars.filter((key) => !ANSWERS.includes(key)),
  };
}

/** Returns a predicate for the keys whose values have changed. Changed keys are shown even if the list is shortened. */
export const createChangedFilter = (before: JsonObject, after: JsonObject) => (key: string) =>
  !isSameJson(getOwnProperty(before, key), getOwnProperty(after, key));
