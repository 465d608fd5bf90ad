// Reverts one applied change.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { getOwnProperty } from '~/lib/json/merge-patch';
import { mergeTexts } from '~/lib/text/merge-texts';
import { withConfigValue } from '../editing/assistant-edits';
import { findChangedPaths } from '../editing/rebase-edits';
import { getConfigKey } from '../key-labels';
import { getPromptText, replacePromptText } from '../prompt-texts';

/** Reverts a text from `after` to `before`, and keeps later changes of other passages. */
function revertText(now: string, before: string, after: string): string {
  const regions = mergeTexts(after, now, before, 'words');
  return regions.map((region) => (region.kind === 'settled' ? region.text : region.theirs)).join('');
}

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
    else if (text !== undefined) {
      const [present, later] = [getPromptText(content, path), getPromptText(after, path)];
      const isMergeable = present !== undefined && later !== undefined;
      content = replacePromptText(content, path, isMergeable ? revertText(present, text, later) : text);
    } else {
      // An update can't set a key to null, so a key that was null is removed.
      const value = getOwnProperty(before.config, key) ?? undefined;
      content = { ...content, config: withConfigValue(content.config, [key], value) };
    }
  }
  return content;
}
