// The prompts of an assistant. Long prompts are fetched separately. Short prompts are part of the configuration.

import { type FoundStub, looksLikeStub } from '~/domain/stub';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { withConfigValue } from './editing/assistant-edits';
import { getConfigKey } from './key-labels';

const PROMPT_KEYS = ['system_prompt', 'prompt', 'instructions'];

/** Returns the paths of the prompts. `stubs` are the shortened forms of long prompts in the first response. */
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

/**
 * Returns the prompt at a path, either a long prompt or one from the configuration. Returns undefined if the prompt
 * couldn't be loaded.
 */
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
