// The texts of an assistant that are edited as prompts: long texts, which are fetched separately, and short texts,
// which are part of the configuration.

import { type FoundStub, looksLikeStub } from '~/domain/stub';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { withConfigValue } from './editing/assistant-edits';
import { getConfigKey } from './key-labels';

const PROMPT_KEYS = ['system_prompt', 'prompt', 'instructions'];

/** Returns the paths of the prompts. `stubs` are the shortened forms of long texts in the first response. */
export function listPromptPaths(
  { config }: AssistantContent,
  stubs: readonly FoundStub[],
): readonly string[] {
  const long = stubs.map(({ path }) => path);
  const short = PROMPT_KEYS.filter(
    (key) => !long.includes(`config.${key}`) && typeof config[key] === 'string',
  );
  return [...long, ...short.map((key) => `config.${key}`)];
}

/** Returns the text at a path, from the long texts or the configuration; undefined if it could not be loaded. */
export function getPromptText({ texts, config }: AssistantContent, path: string): string | undefined {
  const shown = config[getConfigKey(path)];
  return texts[path] ?? (typeof shown === 'string' && !looksLikeStub(shown) ? shown : undefined);
}

export function replacePromptText(content: AssistantContent, path: string, text: string): AssistantContent {
  const { texts, config } = content;
  return texts[path] === undefined
    ? { ...content, config: withConfigValue(config, [getConfigKey(path)], text) }
    : { ...content, texts: { ...texts, [path]: text } };
}
