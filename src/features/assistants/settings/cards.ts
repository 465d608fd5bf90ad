import type { AssistantContent } from '~/drafts/assistant-drafts';
import { type JsonObject, own, sameJson } from '~/lib/json/merge-patch';

/** What shapes the answers, in the order that people look for it. */
const ANSWERS = ['model', 'fallback_model', 'temperature', 'max_tokens', 'max_turns', 'language', 'greet'];

interface Cards {
  readonly answers: readonly string[];
  /** Lists and objects: a card each. */
  readonly whole: readonly string[];
  readonly others: readonly string[];
}

const isWhole = (value: unknown) => typeof value === 'object' && value !== null;

/** The keys of the configuration by their cards, in the order that was read: what is cleared keeps its place. `prompts` stand elsewhere. */
export function cardsOf(
  base: AssistantContent,
  content: AssistantContent,
  prompts: readonly string[],
): Cards {
  const elsewhere = new Set(prompts);
  const keys = [...new Set([...Object.keys(base.config), ...Object.keys(content.config)])].filter(
    (key) => !elsewhere.has(`config.${key}`),
  );
  // By what was read: a value of another kind doesn't move under one's fingers.
  const isWholeKey = (key: string) =>
    isWhole(Object.hasOwn(base.config, key) ? base.config[key] : content.config[key]);
  const scalars = keys.filter((key) => !isWholeKey(key));
  return {
    answers: ANSWERS.filter((key) => scalars.includes(key)),
    whole: keys.filter(isWholeKey),
    others: scalars.filter((key) => !ANSWERS.includes(key)),
  };
}

/** Returns a test for keys whose value was changed: those stay in sight in a list that is cut. */
export const isChanged = (before: JsonObject, after: JsonObject) => (key: string) =>
  !sameJson(own(before, key), own(after, key));
