// Finds losses of a prompt that are probably unintended.
import { diffArrays } from 'diff';
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

/** The maximum number of added and removed headings for which renamed headings are detected. */
const MAX_EDIT_LENGTH = 200;

const listHeadings = (text: string) => readHeadings(text).map((heading) => heading.text);

/** Returns the items of `list` that `other` contains less often or not at all. */
function listMissing(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of other) left.set(text, (left.get(text) ?? 0) + 1);
  return list.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return text !== '' && count <= 0;
  });
}

/**
 * Returns the headings of `before` that are lost in `after`. Removed headings count as renamed instead of lost if at
 * least as many new headings were added in the same place. A place is the range between two headings that both texts
 * have.
 */
function findLostHeadings(before: string, after: string): readonly string[] {
  const headingsBefore = listHeadings(before);
  const headingsAfter = listHeadings(after);
  const lost = new Set(listMissing(headingsBefore, headingsAfter));
  const added = new Set(listMissing(headingsAfter, headingsBefore));
  const parts = diffArrays(headingsBefore, headingsAfter, { maxEditLength: MAX_EDIT_LENGTH });
  if (!parts) return [...lost];
  const found: string[] = [];
  let gap: { lost: string[]; added: number } = { lost: [], added: 0 };
  const closeGap = () => {
    if (gap.lost.length > gap.added) found.push(...gap.lost);
    gap = { lost: [], added: 0 };
  };
  for (const part of parts) {
    if (part.removed) gap.lost.push(...part.value.filter((text) => lost.has(text)));
    else if (part.added) gap.added += part.value.filter((text) => added.has(text)).length;
    else closeGap();
  }
  closeGap();
  return [...new Set(found)];
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

/**
 * Returns the text at a path. Returns an empty text if the key was removed or cleared, and undefined if the text isn't
 * loaded.
 */
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
