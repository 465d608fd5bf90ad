// Determines whether a proposal was applied, by comparing the current assistant with the proposed edits. A proposal is
// written atomically, so the assistant contains all of its edits or none.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { getOwnProperty, isSameJson, type Json } from '~/lib/json/merge-patch';
import { findChangedPaths } from './rebase-edits';

/** `unclear`: every edited value differs from its original, but at least one also differs from the user's value. */
export type AppliedEditsMatch = 'all' | 'none' | 'unclear';

function valueAt({ name, description, config, texts }: AssistantContent, path: string): Json | undefined {
  if (path === 'name') return name;
  if (path === 'description') return description;
  return texts[path] ?? getOwnProperty(config, path.slice('config.'.length));
}

/** Compares `now` with the user's values in all places where `edited` differs from `base`. Ignores all other values. */
export function matchAppliedEdits(
  base: AssistantContent,
  edited: AssistantContent,
  now: AssistantContent,
): AppliedEditsMatch {
  const paths = findChangedPaths(base, edited);
  const stands = (path: string, as: AssistantContent) => isSameJson(valueAt(now, path), valueAt(as, path));
  if (paths.every((path) => stands(path, edited))) return 'all';
  return paths.some((path) => stands(path, base)) ? 'none' : 'unclear';
}
