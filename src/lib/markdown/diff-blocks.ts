// Compares two versions of an article as rendered blocks, with the changed words marked in them.
import { diffArrays } from 'diff';
import type { Element, ElementContent, Text } from 'hast';
import { diffWords, type WordChange } from '../difference/change-markings';
import { extractBlocks } from './article-blocks';
import { buildArticleTree } from './article-tree';
import { NestingDepthError } from './nesting';
import { isHeading, walkElements } from './tree-walk';
import { truncateTree } from './truncate-tree';

/** A block of the new version, or a removed block of the previous version, with its changed words marked. */
export interface DiffedBlock {
  readonly kind: 'same' | 'added' | 'removed' | 'edited';
  readonly tree: Element;
  /** True if something besides text changed: an image, a link's URL or emphasis. */
  readonly hasOtherChanges: boolean;
}

/**
 * A block whose tree is JSON. The tree is parsed only when the block is rendered, because most blocks of a long article
 * aren't visible.
 */
export interface SerializedBlock extends Omit<DiffedBlock, 'tree'> {
  readonly look: string;
}

/** Consecutive blocks that are either all unchanged or all part of a change. */
export interface BlockRun {
  readonly isFolded: boolean;
  readonly blocks: readonly SerializedBlock[];
}

/**
 * The maximum number of edits between two lists of blocks. If there are more, all blocks count as removed and added.
 */
const MAX_EDITS = 2000;
/** The maximum number of previous blocks that each new block is compared with. */
const NEAR = 5;
/**
 * The minimum share of unchanged text in two versions of the same block. Below it, the previous block counts as removed
 * and the new one as added.
 */
const LEAST_SHARED = 0.4;

/** Returns all blocks of both texts in order, or null if one of the texts is nested too deeply. */
export function diffBlocks(before: string, after: string): readonly DiffedBlock[] | null {
  try {
    return compare(lookedAt(before), lookedAt(after));
  } catch (error) {
    if (error instanceof NestingDepthError) return null;
    throw error;
  }
}

/**
 * Returns alternating runs of unchanged and changed blocks. A heading directly above a change belongs to the changed
 * run.
 */
export function diffIntoRuns(before: string, after: string): readonly BlockRun[] | null {
  const blocks = diffBlocks(before, after);
  const stretches: { isFolded: boolean; blocks: SerializedBlock[] }[] = [];
  for (const [index, { kind, tree, hasOtherChanges }] of blocks?.entries() ?? []) {
    const next = blocks?.[index + 1];
    const leads = isHeading(tree) && next !== undefined && next.kind !== 'same';
    const isFolded = kind === 'same' && !leads;
    const block = { kind, hasOtherChanges, look: JSON.stringify(truncateTree(tree)) };
    const last = stretches.at(-1);
    if (last?.isFolded === isFolded) last.blocks.push(block);
    else stretches.push({ isFolded, blocks: [block] });
  }
  return blocks && stretches;
}

interface ComparedBlock {
  readonly tree: Element;
  readonly look: string;
}

const lookedAt = (text: string): readonly ComparedBlock[] =>
  extractBlocks(buildArticleTree(text)).map(({ element }) => ({
    tree: element,
    look: JSON.stringify(element),
  }));

function compare(before: readonly ComparedBlock[], after: readonly ComparedBlock[]): DiffedBlock[] {
  const isEqual = (one: ComparedBlock, other: ComparedBlock) => one.look === other.look;
  const parts = diffArrays([...before], [...after], { comparator: isEqual, maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  const blocks: DiffedBlock[] = [];
  let removed: readonly ComparedBlock[] = [];
  const endRemoved = () => {
    for (const { tree } of removed) blocks.push({ kind: 'removed', tree, hasOtherChanges: false });
    removed = [];
  };
  for (const part of parts) {
    if (part.removed) {
      removed = part.value;
    } else if (part.added) {
      blocks.push(...paired(removed, part.value));
      removed = [];
    } else {
      endRemoved();
      for (const { tree } of part.value) blocks.push({ kind: 'same', tree, hasOtherChanges: false });
    }
  }
  endRemoved();
  return blocks;
}

/**
 * Pairs each new block with the first similar former block. Removed blocks come before blocks that were added at the
 * same position.
 */
function paired(removed: readonly ComparedBlock[], added: readonly ComparedBlock[]): DiffedBlock[] {
  const blocks: DiffedBlock[] = [];
  let former = removed;
  let unlike: Element[] = [];
  const endUpTo = (end: number) => {
    for (const { tree } of former.slice(0, end))
      blocks.push({ kind: 'removed', tree, hasOtherChanges: false });
    for (const tree of unlike) blocks.push({ kind: 'added', tree, hasOtherChanges: false });
    former = former.slice(end);
    unlike = [];
  };
  for (const { tree } of added) {
    const found = findSimilarBlock(tree, former);
    if (found === null) {
      unlike.push(tree);
      continue;
    }
    endUpTo(found.index);
    former = former.slice(1);
    blocks.push(found.block);
  }
  endUpTo(former.length);
  return blocks;
}

function findSimilarBlock(
  tree: Element,
  former: readonly ComparedBlock[],
): { readonly index: number; readonly block: DiffedBlock } | null {
  for (const [index, one] of former.slice(0, NEAR).entries()) {
    const block = editedBlock(one.tree, tree);
    if (block) return { index, block };
  }
  return null;
}

/** Returns the new block with its changed words marked, or null if the two blocks are too different. */
function editedBlock(before: Element, after: Element): DiffedBlock | null {
  if (before.tagName !== after.tagName) return null;
  const [former, present] = [flatText(before), flatText(after)];
  const changes = diffWords(former.text, present.text).changes;
  const changed = changes.reduce((sum, { removed: [from, to] }) => sum + to - from, 0);
  if (former.text.length - changed < LEAST_SHARED * former.text.length) return null;
  const tree = structuredClone(after);
  mark(tree, former.text, changes);
  return { kind: 'edited', tree, hasOtherChanges: further(before) !== further(after) };
}

/** Returns a string that identifies the links, images and emphasis of a block. */
const further = (tree: Element): string =>
  JSON.stringify(
    [...walkElements(tree)].flatMap(({ tagName, properties: { href, src, alt } }) =>
      /^(a|img|em|strong|del|code|input)$/.test(tagName) ? [[tagName, href, src, alt]] : [],
    ),
  );

/** Elements that may contain only certain other elements, so that changes in their text can't be marked. */
const HOLDERS = /^(ul|ol|table|thead|tbody|tfoot|tr|colgroup|details)$/;
/** Elements whose text is separate from the text after them. */
const APART = /^(p|li|td|th|tr|h[1-6]|pre|blockquote|div|br|hr|dt|dd|figcaption|summary|caption)$/;

interface Place {
  readonly parent: Element;
  readonly node: Text;
  readonly from: number;
}

/**
 * Returns the text of a block, with a line break after each separating element, and the position of each text node in
 * that text.
 */
function flatText(tree: Element): { readonly text: string; readonly places: readonly Place[] } {
  const places: Place[] = [];
  let text = '';
  const walk = (parent: Element) => {
    for (const node of parent.children) {
      if (node.type === 'text' && !HOLDERS.test(parent.tagName)) {
        places.push({ parent, node, from: text.length });
        text += node.value;
      } else if (node.type === 'element') {
        walk(node);
        if (APART.test(node.tagName)) text += '\n';
      }
    }
  };
  walk(tree);
  return { text, places };
}

const element = (tagName: 'ins' | 'del', value: string): Element => ({
  type: 'element',
  tagName,
  properties: { dataChange: tagName },
  children: [{ type: 'text', value }],
});

/**
 * Marks changed words. Wraps each inserted text in an `ins` element, and adds the removed text before it in a `del`
 * element.
 */
function mark(tree: Element, former: string, changes: readonly WordChange[]): void {
  const { places } = flatText(tree);
  const last = places.at(-1);
  for (const place of places) {
    const { parent, node, from } = place;
    const to = from + node.value.length;
    const parts: ElementContent[] = [];
    let at = from;
    const keepUpTo = (end: number) => {
      if (end > at) parts.push({ type: 'text', value: node.value.slice(at - from, end - from) });
      at = Math.max(at, end);
    };
    for (const { removed, added } of changes) {
      const isHere = added[0] < to || (place === last && added[0] >= from);
      const gone = former.slice(...removed).replaceAll('\n', ' ');
      if (added[0] >= from && isHere) {
        keepUpTo(Math.min(added[0], to));
        if (gone.trim() !== '') parts.push(element('del', gone));
      }
      const [start, end] = [Math.max(added[0], from), Math.min(added[1], to)];
      if (start >= end) continue;
      keepUpTo(start);
      parts.push(element('ins', node.value.slice(start - from, end - from)));
      at = end;
    }
    keepUpTo(to);
    parent.children.splice(parent.children.indexOf(node), 1, ...parts);
  }
}
