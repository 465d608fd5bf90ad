// Carries a person's edits over to a newer version of the assistant, and tells what moved meanwhile.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { applyEdits } from '~/lib/anchored-edits';
import { ownChanges, withValue } from './assistant-edits';
import { deriveEdits } from './derive-edits';

export interface Rebased {
  readonly edited: AssistantContent;
  /** Paths that both sides changed: the person's value stands, and has to be looked at. */
  readonly both: readonly string[];
}

/** Paths that differ between two versions. */
export function movedPaths(before: AssistantContent, after: AssistantContent): string[] {
  return [...new Set(ownChanges(before, after).changes.map(({ path }) => path))];
}

/** The person's edits of `base`, made on `newer` instead. Nothing that was typed is lost. */
export function rebaseEdits(
  base: AssistantContent,
  edited: AssistantContent,
  newer: AssistantContent,
): Rebased {
  const moved = new Set(movedPaths(base, newer));
  const own = ownChanges(base, edited).changes.filter(
    ({ kind, path }) => kind !== 'text' && base.texts[path] === undefined,
  );
  const both = new Set(own.flatMap(({ path }) => (moved.has(path) ? [path] : [])));
  let { name, description, config } = newer;
  for (const change of own) {
    if (change.kind === 'config')
      config = withValue(config, [change.path.slice('config.'.length)], change.after);
    else if (change.path === 'name') name = change.after;
    else description = change.after;
  }
  const texts = new Map(Object.entries(newer.texts));
  for (const [path, text] of Object.entries(edited.texts)) {
    const old = base.texts[path];
    if (old === undefined || old === text) continue;
    const result = carryText(path, old, text, newer.texts[path] ?? '');
    if (result === null) both.add(path);
    texts.set(path, result ?? text);
  }
  return { edited: { name, description, config, texts: Object.fromEntries(texts) }, both: [...both] };
}

/** The edited text on the newer one, or null where its excerpts no longer stand there exactly once. */
function carryText(path: string, old: string, edited: string, newer: string): string | null {
  if (old === newer) return edited;
  const derived = deriveEdits(path, old, edited);
  if (derived.kind === 'no-anchor') return null;
  const result = applyEdits(
    newer,
    derived.edits.map(({ edit }) => edit),
  );
  return result.kind === 'applied' ? result.text : null;
}
