import type { AssistantContent } from '~/drafts/assistant-drafts';
import { getOwn, isSameJson, type JsonObject } from '~/lib/json/merge-patch';

/** The keys that influence the answers, in the order shown. */
const ANSWERS = ['model', 'fallback_model', 'temperature', 'max_tokens', 'max_turns', 'language', 'greet'];

interface Cards {
  readonly answers: readonly string[];
  /** Lists and objects, each on its own card. */
  readonly whole: readonly string[];
  readonly others: readonly string[];
}

const isWhole = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * Assigns the configuration's keys to cards, in the order read. A cleared key keeps its place. `prompts` are excluded.
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
  // Decided by the original value, so that a field doesn't move while its value changes type.
  const isWholeKey = (key: string) =>
    isWhole(Object.hasOwn(base.config, key) ? base.config[key] : content.config[key]);
  const scalars = keys.filter((key) => !isWholeKey(key));
  return {
    answers: ANSWERS.filter((key) => scalars.includes(key)),
    whole: keys.filter(isWholeKey),
    others: scalars.filter((key) => !ANSWERS.includes(key)),
  };
}

/** Returns a predicate for keys whose value changed. These stay visible in a shortened list. */
export const isChanged = (before: JsonObject, after: JsonObject) => (key: string) =>
  !isSameJson(getOwn(before, key), getOwn(after, key));
