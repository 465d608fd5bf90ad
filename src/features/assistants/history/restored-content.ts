// A version with what one application changed put back.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { own } from '~/lib/json/merge-patch';
import { withValue } from '../editing/assistant-edits';
import { movedPaths } from '../editing/rebase-edits';
import { keyOf } from '../key-words';
import { textIn, withText } from '../prompt-texts';

/** Only what was changed from `before` to `after` becomes as it was: what else was changed since stays. */
export function restoredContent(
  now: AssistantContent,
  before: AssistantContent,
  after: AssistantContent,
): AssistantContent {
  let content = now;
  for (const path of movedPaths(before, after)) {
    // Where it was short it stands in the configuration, and is long now, or the other way round.
    const text = textIn(before, path);
    const key = keyOf(path);
    if (path === 'name' || path === 'description') content = { ...content, [path]: before[path] };
    else if (text !== undefined) content = withText(content, path, text);
    else content = { ...content, config: withValue(content.config, [key], own(before.config, key)) };
  }
  return content;
}
