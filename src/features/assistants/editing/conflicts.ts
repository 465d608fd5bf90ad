// Finds conflicts between the user's edits and a newer version of the assistant. The user must resolve each conflict,
// because no default is chosen.
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { deriveMergePatch, getOwnProperty, isJsonObject, type Json } from '~/lib/json/merge-patch';
import { type MergeRegion, mergeTexts } from '~/lib/text/merge-texts';
import { getConfigKey } from '../key-labels';
import { getPromptText, replacePromptText } from '../prompt-texts';
import { listUserChanges, withConfigValue } from './assistant-edits';
import { findChangedPaths, type RebasedEdits, rebaseEdits } from './rebase-edits';

export type ConflictSide = 'mine' | 'theirs';

export interface Conflict {
  readonly id: string;
  readonly path: string;
  /** The index of the conflict within its text. Null if the conflict concerns the whole value. */
  readonly place: number | null;
  readonly before: string | Json | undefined;
  readonly mine: string | Json | undefined;
  readonly theirs: string | Json | undefined;
}

export interface Conflicts {
  readonly asked: readonly Conflict[];
  /** Paths that only one side changed, or that both sides changed without a conflict. */
  readonly settled: readonly { readonly path: string; readonly by: ConflictSide | 'both' }[];
}

/** Reports whether two patches change the same value. */
function overlap(one: Json | undefined, other: Json | undefined): boolean {
  if (!isJsonObject(one) || !isJsonObject(other)) return one !== undefined && other !== undefined;
  return Object.keys(one).some((key) => Object.hasOwn(other, key) && overlap(one[key], other[key]));
}

const createPatch = (before: Json | undefined, after: Json | undefined) =>
  after === undefined ? null : deriveMergePatch(before, after).patch;

function valueAt(content: AssistantContent, path: string): Json | undefined {
  if (path === 'name' || path === 'description') return content[path];
  return getOwnProperty(content.config, getConfigKey(path));
}

function withValueAt(content: AssistantContent, path: string, value: Json | undefined): AssistantContent {
  if (path === 'name' || path === 'description')
    return { ...content, [path]: typeof value === 'string' ? value : null };
  return { ...content, config: withConfigValue(content.config, [getConfigKey(path)], value) };
}

/**
 * Returns the text that precedes and follows a region on the same line. Other conflicting regions are shown with the
 * text of the base version.
 */
function lineAround(regions: readonly MergeRegion[], index: number) {
  const text = (region: MergeRegion) => (region.kind === 'settled' ? region.text : region.base);
  const head = regions.slice(0, index).map(text).join('');
  const tail = regions
    .slice(index + 1)
    .map(text)
    .join('');
  return { head: head.slice(head.lastIndexOf('\n') + 1), tail: tail.split('\n', 1)[0] ?? '' };
}

const mergeRegions = (base: string, edited: string, newer: string) =>
  mergeTexts(base, edited, newer, 'words');

/** Returns the paths of prompts that the user changed and that can be merged with the newer version. */
const mergedPaths = (base: AssistantContent, edited: AssistantContent, newer: AssistantContent) =>
  Object.keys(edited.texts).filter(
    (path) =>
      base.texts[path] !== undefined &&
      base.texts[path] !== edited.texts[path] &&
      getPromptText(newer, path) !== undefined,
  );

/**
 * Returns the conflicts that arise when edits based on `base` are rebased onto `newer`, and the changed paths without a
 * conflict.
 */
export function findConflicts(
  base: AssistantContent,
  edited: AssistantContent,
  newer: AssistantContent,
): Conflicts {
  const moved = new Set(findChangedPaths(base, newer));
  const mine = new Set(listUserChanges(base, edited).changes.map(({ path }) => path));
  const { both } = rebaseEdits(base, edited, newer);
  const asked: Conflict[] = [];
  for (const path of both) {
    const old = base.texts[path];
    if (old !== undefined) {
      const regions = mergeRegions(old, edited.texts[path] ?? '', getPromptText(newer, path) ?? '');
      let place = 0;
      for (const [index, region] of regions.entries()) {
        if (region.kind === 'settled') continue;
        const { head, tail } = lineAround(regions, index);
        asked.push({
          id: `${path}@${place}`,
          path,
          place: place++,
          before: head + region.base + tail,
          mine: head + region.mine + tail,
          theirs: head + region.theirs + tail,
        });
      }
      continue;
    }
    const [before, ours, now] = [base, edited, newer].map((content) => valueAt(content, path));
    const isObject = isJsonObject(before) && isJsonObject(ours) && isJsonObject(now);
    if (isObject && !overlap(createPatch(before, ours), createPatch(before, now))) continue;
    asked.push({ id: path, path, place: null, before, mine: ours, theirs: now });
  }
  const paths = new Set(asked.map(({ path }) => path));
  const settled = [...new Set([...mine, ...moved])].flatMap((path) => {
    if (paths.has(path)) return [];
    const by = mine.has(path) && moved.has(path) ? 'both' : mine.has(path) ? 'mine' : 'theirs';
    return [{ path, by } as const];
  });
  return { asked, settled };
}

/** Returns the edits rebased onto `newer`, with the user's choice for each conflict. */
export function applyResolutions(
  base: AssistantContent,
  edited: AssistantContent,
  newer: AssistantContent,
  { asked }: Conflicts,
  chosen: Readonly<Record<string, ConflictSide | undefined>>,
): Pick<RebasedEdits, 'edited' | 'pasted'> {
  const theirs = asked.filter(({ id }) => chosen[id] === 'theirs');
  // Drops the edit of a value for which the user chose the newer version.
  const kept = theirs
    .filter(({ place }) => place === null)
    .reduce((content, { path }) => withValueAt(content, path, valueAt(newer, path)), edited);
  const carried = rebaseEdits(base, kept, newer);
  let content = carried.edited;
  for (const path of mergedPaths(base, edited, newer)) {
    if (!theirs.some((one) => one.path === path)) continue;
    let place = 0;
    const text = mergeRegions(
      base.texts[path] ?? '',
      edited.texts[path] ?? '',
      getPromptText(newer, path) ?? '',
    )
      .map((region) => {
        if (region.kind === 'settled') return region.text;
        return chosen[`${path}@${place++}`] === 'theirs' ? region.theirs : region.mine;
      })
      .join('');
    content = replacePromptText(content, path, text);
  }
  return { edited: content, pasted: carried.pasted };
}
