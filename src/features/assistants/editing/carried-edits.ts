// Determines whether an assistant contains the edits of a proposal. A proposal is one write, so it contains all of them
// or none.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { getOwn, isSameJson, type Json } from '~/lib/json/merge-patch';
import { findMovedPaths } from './rebase-edits';

/** `unclear`: the affected parts have neither their old nor their new values. */
export type Carried = 'all' | 'none' | 'unclear';

function valueAt({ name, description, config, texts }: AssistantContent, path: string): Json | undefined {
  if (path === 'name') return name;
  if (path === 'description') return description;
  return texts[path] ?? getOwn(config, path.slice('config.'.length));
}

/** Compares the parts that differ between `base` and `edited` with those of `now`. Other differences are ignored. */
export function findCarriedEdits(
  base: AssistantContent,
  edited: AssistantContent,
  now: AssistantContent,
): Carried {
  const paths = findMovedPaths(base, edited);
  const stands = (path: string, as: AssistantContent) => isSameJson(valueAt(now, path), valueAt(as, path));
  if (paths.every((path) => stands(path, edited))) return 'all';
  return paths.some((path) => stands(path, base)) ? 'none' : 'unclear';
}
