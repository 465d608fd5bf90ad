// Whether an assistant that was read anew carries what a proposal was to write: all of it or nothing, for it is one write.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { type Json, own, sameJson } from '~/lib/json/merge-patch';
import { movedPaths } from './rebase-edits';

/** `unclear`: what the proposal was to change stands neither as it was nor as it was wanted. */
export type Carried = 'all' | 'none' | 'unclear';

function valueAt({ name, description, config, texts }: AssistantContent, path: string): Json | undefined {
  if (path === 'name') return name;
  if (path === 'description') return description;
  return texts[path] ?? own(config, path.slice('config.'.length));
}

/** Which of the changes from `base` to `edited` stand in `now`. What else was changed there says nothing. */
export function carriedEdits(
  base: AssistantContent,
  edited: AssistantContent,
  now: AssistantContent,
): Carried {
  const paths = movedPaths(base, edited);
  const stands = (path: string, as: AssistantContent) => sameJson(valueAt(now, path), valueAt(as, path));
  if (paths.every((path) => stands(path, edited))) return 'all';
  return paths.some((path) => stands(path, base)) ? 'none' : 'unclear';
}
