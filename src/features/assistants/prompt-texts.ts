// The texts of an assistant that are written as prompts: the long ones, and a short one that stands in the configuration itself.

import { looksLikeStub, type ReadStub } from '~/domain/stub';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { withValue } from './editing/assistant-edits';
import { keyOf } from './key-words';

const PROMPT_KEYS = ['system_prompt', 'prompt', 'instructions'];

/** Their paths: those that are stubs when they are read first. */
export function promptPaths({ config }: AssistantContent, stubs: readonly ReadStub[]): readonly string[] {
  const long = stubs.map(({ path }) => path);
  const short = PROMPT_KEYS.filter(
    (key) => !long.includes(`config.${key}`) && typeof config[key] === 'string',
  );
  return [...long, ...short.map((key) => `config.${key}`)];
}

/** The text at a path: one that became short stands in the configuration itself; one that couldn't be read, nowhere. */
export function textIn({ texts, config }: AssistantContent, path: string): string | undefined {
  const shown = config[keyOf(path)];
  return texts[path] ?? (typeof shown === 'string' && !looksLikeStub(shown) ? shown : undefined);
}

export function withText(content: AssistantContent, path: string, text: string): AssistantContent {
  const { texts, config } = content;
  return texts[path] === undefined
    ? { ...content, config: withValue(config, [keyOf(path)], text) }
    : { ...content, texts: { ...texts, [path]: text } };
}
