// Reverts one applied change.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { getOwnProperty } from '~/lib/json/merge-patch';
import { withConfigValue } from '../editing/assistant-edits';
import { findChangedPaths } from '../editing/rebase-edits';
import { getConfigKey } from '../key-labels';
import { getPromptText, replacePromptText } from '../prompt-texts';

/** Reverts the values that changed from `before` to `after`. Keeps all other changes made since. */
export function revertAppliedChange(
  now: AssistantContent,
  before: AssistantContent,
  after: AssistantContent,
): AssistantContent {
  let content = now;
  for (const path of findChangedPaths(before, after)) {
    // Short prompts are part of the configuration, but long prompts are stored separately. A prompt whose length has
    // changed since may have moved from one to the other.
    const text = getPromptText(before, path);
    const key = getConfigKey(path);
    if (path === 'name' || path === 'description') content = { ...content, [path]: before[path] };
    else if (text !== undefined) content = replacePromptText(content, path, text);
    else
      content = {
        ...content,
        config: withConfigValue(content.config, [key], getOwnProperty(before.config, key)),
      };
  }
  return content;
}
