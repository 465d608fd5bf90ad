import type { AssistantContent } from '~/drafts/assistant-drafts';
import { getOwnProperty, isJsonObject, type Json } from '~/lib/json/merge-patch';
import { mergeTexts } from '~/lib/text/merge-texts';
import { withConfigValue } from '../editing/assistant-edits';
import { carryValue, findChangedPaths } from '../editing/rebase-edits';
import { getConfigKey } from '../key-labels';
import { getPromptText, replacePromptText } from '../prompt-texts';

/** Reverts a text from `after` to `before`, and keeps later changes of other passages. */
function revertText(now: string, before: string, after: string): string {
  const regions = mergeTexts(after, now, before, 'words');
  return regions.map((region) => (region.kind === 'settled' ? region.text : region.theirs)).join('');
}

/** Removes the keys that are null only in `value`, because an update can remove keys but can't set them to null. */
function withoutNulls(value: Json | undefined, other: Json | undefined): Json | undefined {
  if (value === null) return undefined;
  if (!isJsonObject(value)) return value;
  const from = isJsonObject(other) ? other : {};
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const kept =
      inner === null && getOwnProperty(from, key) === null
        ? null
        : withoutNulls(inner, getOwnProperty(from, key));
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(entries);
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
      const [old, later] = [getOwnProperty(before.config, key), getOwnProperty(after.config, key)];
      const value = carryValue(later, withoutNulls(old, later), getOwnProperty(content.config, key));
      content = { ...content, config: withConfigValue(content.config, [key], value) };
    }
  }
  return content;
}
