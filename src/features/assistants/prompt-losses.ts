// Finds losses of a prompt that are probably unintended.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { readHeadings } from '~/lib/headings';
import { getConfigValue } from './editing/expected-difference';
import { getPromptText, listPromptPaths } from './prompt-texts';

export type PromptLoss =
  | { readonly kind: 'emptied'; readonly path: string }
  /** The prompt has at most half of its previous length. Both lengths are counted in Unicode code points. */
  | { readonly kind: 'halved'; readonly path: string; readonly before: number; readonly after: number }
  /** The headings that the prompt no longer contains, or contains less often than before. */
  | { readonly kind: 'sections'; readonly path: string; readonly headings: readonly string[] };

export function countCodePoints(text: string): number {
  let count = text.length;
  // Each surrogate pair is a single code point.
  for (const _ of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) count -= 1;
  return count;
}

/**
 * Returns the headings that `after` lacks. Returns none if it has at least as many new headings, because the headings
 * were probably renamed.
 */
function findLostHeadings(before: string, after: string): readonly string[] {
  const left = new Map<string, number>();
  for (const { text } of readHeadings(after)) left.set(text, (left.get(text) ?? 0) + 1);
  const lost = readHeadings(before).filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return text !== '' && count <= 0;
  });
  // The remaining counts are those of headings that only `after` has.
  const added = [...left.values()].reduce((sum, count) => sum + Math.max(count, 0), 0);
  return added >= lost.length ? [] : [...new Set(lost.map(({ text }) => text))];
}

function findLosses(path: string, before: string, after: string): readonly PromptLoss[] {
  if (before.trim() === '' || before === after) return [];
  if (after.trim() === '') return [{ kind: 'emptied', path }];
  const lengths = { before: countCodePoints(before), after: countCodePoints(after) };
  const headings = findLostHeadings(before, after);
  return [
    ...(lengths.after * 2 <= lengths.before ? [{ kind: 'halved' as const, path, ...lengths }] : []),
    ...(headings.length > 0 ? [{ kind: 'sections' as const, path, headings }] : []),
  ];
}

/** Returns the text at a path, empty if the key was removed or cleared; undefined if the text isn't loaded. */
export function getPromptTextOrEmpty(content: AssistantContent, path: string): string | undefined {
  const value = getConfigValue(content.config, path);
  const isCleared = content.texts[path] === undefined && (value === undefined || value === null);
  return isCleared ? '' : getPromptText(content, path);
}

/** Returns the losses of all prompts between two versions. Skips prompts that aren't loaded in both. */
export function findPromptLosses(before: AssistantContent, after: AssistantContent): readonly PromptLoss[] {
  const long = Object.keys(before.texts).map((path) => ({ path, text: '' }));
  return listPromptPaths(before, long).flatMap((path) => {
    const [old, young] = [getPromptText(before, path), getPromptTextOrEmpty(after, path)];
    return old === undefined || young === undefined ? [] : findLosses(path, old, young);
  });
}
