// Reverts one applied change.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { getOwn } from '~/lib/json/merge-patch';
import { withValue } from '../editing/assistant-edits';
import { findMovedPaths } from '../editing/rebase-edits';
import { getConfigKey } from '../key-labels';
import { getTextAt, withText } from '../prompt-texts';

/** Reverts the parts that changed from `before` to `after`. Other changes made since stay. */
export function restoreContent(
  now: AssistantContent,
  before: AssistantContent,
  after: AssistantContent,
): AssistantContent {
  let content = now;
  for (const path of findMovedPaths(before, after)) {
    // A short text is part of the configuration, a long one is separate. It may have moved between them since.
    const text = getTextAt(before, path);
    const key = getConfigKey(path);
    if (path === 'name' || path === 'description') content = { ...content, [path]: before[path] };
    else if (text !== undefined) content = withText(content, path, text);
    else content = { ...content, config: withValue(content.config, [key], getOwn(before.config, key)) };
  }
  return content;
}
