// Compares the structure of a text and its translation: headings, lists, images, links and tables.
import type { Element, Nodes, Root } from 'hast';
import { buildUnsanitizedTree } from './article-tree';
import { findUntranslatedPassages } from './find-untranslated-passages';
import { NestingDepthError } from './nesting';
import {
  type EarlierTranslation,
  LINE_BREAK_PATTERN,
  type PieceKind,
  type StructureComparison,
  type StructurePiece,
  updateLineAnchors,
} from './structure-places';
import { getNodeText, getTextProperty, isHeading, walkElements } from './tree-walk';

const PIECE_KINDS = ['heading', 'list', 'image', 'link', 'table'] as const satisfies readonly PieceKind[];

function getFirstText(element: Element, tagName: string): string {
  for (const part of walkElements(element)) if (part.tagName === tagName) return getNodeText(part);
  return '';
}

/** Parses a text. Returns an empty tree if it is nested too deeply. */
function parseTree(text: string): Root {
  try {
    return buildUnsanitizedTree(text);
  } catch (error) {
    if (error instanceof NestingDepthError) return { type: 'root', children: [] };
    throw error;
  }
}

/** Returns the pieces of a text in order. Returns none if the text is nested too deeply. */
export function extractPieces(text: string, tree: Root = parseTree(text)): StructurePiece[] {
  const pieces: StructurePiece[] = [];
  let line = 1;
  let section = 0;
  const add = (element: Element, kind: PieceKind, form: string, label: string) => {
    const { start, end } = element.position ?? {};
    const source = start?.offset === undefined ? null : text.slice(start.offset, end?.offset);
    pieces.push({ kind, form, label: label.trim().replaceAll(/\s+/g, ' '), line, source, section });
    if (kind === 'heading') section += 1;
  };
  const walk = (node: Nodes, isInList: boolean) => {
    if (node.type !== 'element') return inside(node, isInList);
    line = node.position?.start.line ?? line;
    const { tagName } = node;
    const isList = tagName === 'ul' || tagName === 'ol';
    const href = tagName === 'a' ? getTextProperty(node, 'href') : undefined;
    if (isHeading(node)) add(node, 'heading', tagName, getNodeText(node));
    // Skips nested lists, which are part of the outer list.
    if (isList && !isInList) add(node, 'list', tagName, getFirstText(node, 'li'));
    if (tagName === 'table') add(node, 'table', '', getFirstText(node, 'tr'));
    if (tagName === 'img')
      add(node, 'image', getTextProperty(node, 'src') ?? '', getTextProperty(node, 'alt') ?? '');
    if (href !== undefined) add(node, 'link', href, getNodeText(node));
    inside(node, isInList || isList);
  };
  const inside = (node: Nodes, isInList: boolean) => {
    if ('children' in node) for (const child of node.children) walk(child, isInList);
  };
  walk(tree, false);
  return pieces;
}

/** Maximum number of heading pairs to evaluate. Beyond it, headings are paired by their order. */
const MAX_PAIRS = 4_000_000;

/**
 * The weight of a pair of headings that are known to correspond or have the same text. Any other pair has the weight 1.
 */
const SURE = 3;

/**
 * Returns the best pairs of headings of the same level, as pairs of indexes in order. Maximizes the total weight, so
 * that pairs known to correspond are preferred.
 */
function headingPairs(
  original: readonly StructurePiece[],
  own: readonly StructurePiece[],
  isSure: (original: StructurePiece, own: StructurePiece) => boolean,
): [number, number][] {
  if (original.length * own.length > MAX_PAIRS) {
    return own.slice(0, original.length).map((_, index) => [index, index]);
  }
  const width = own.length + 1;
  const sums = new Uint32Array((original.length + 1) * width);
  const at = (one: number, other: number) => sums[one * width + other] ?? 0;
  const withPair = (one: number, other: number): number => {
    const [wanted, there] = [original[one], own[other]];
    if (!wanted || wanted.form !== there?.form) return -1;
    return at(one + 1, other + 1) + (isSure(wanted, there) ? SURE : 1);
  };
  for (let one = original.length - 1; one >= 0; one -= 1) {
    for (let other = own.length - 1; other >= 0; other -= 1) {
      sums[one * width + other] = Math.max(withPair(one, other), at(one + 1, other), at(one, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let one = 0, other = 0; one < original.length && other < own.length; ) {
    if (withPair(one, other) === at(one, other)) pairs.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}

type KeyOf = (piece: StructurePiece, section: string) => string;
const bySection: KeyOf = ({ form }, section) => `${section} ${form}`;
const byForm: KeyOf = ({ form }) => form;
const byPlace: KeyOf = (_, section) => section;
const byCount: KeyOf = () => '';

/**
 * The keys for pairing pieces of each kind, in the order they are tried. Images are paired first by URL, then by
 * position, because a translation may have its own version of an image.
 */
const KEYS: Readonly<Record<Exclude<PieceKind, 'heading'>, readonly KeyOf[]>> = {
  list: [bySection, byForm],
  table: [byPlace, byCount],
  image: [byForm, byPlace, byCount],
  link: [byForm, byPlace, byCount],
};

/** Returns the pieces of the original without a counterpart in the translation. */
function unpaired(
  original: readonly StructurePiece[],
  own: readonly StructurePiece[],
  keys: readonly KeyOf[],
  sectionOf: (own: StructurePiece) => string,
): readonly StructurePiece[] {
  let left = original;
  let free = own;
  for (const keyOf of keys) {
    const byKey = new Map<string, StructurePiece[]>();
    for (const piece of free.toReversed()) {
      const key = keyOf(piece, sectionOf(piece));
      const alike = byKey.get(key);
      if (alike) alike.push(piece);
      else byKey.set(key, [piece]);
    }
    const taken = new Set<StructurePiece>();
    left = left.filter((piece) => {
      const found = byKey.get(keyOf(piece, String(piece.section)))?.pop();
      if (found) taken.add(found);
      return !found;
    });
    free = free.filter((piece) => !taken.has(piece));
  }
  return left;
}

/**
 * Compares the structure of a translation with that of its original. `former` contains the pairs of headings known to
 * correspond in an earlier version of the translation.
 */
export function compareStructure(
  original: string,
  own: string,
  former: EarlierTranslation = { own: '', sure: [] },
): StructureComparison {
  const [tree, ownTree] = [parseTree(original), parseTree(own)];
  const [wanted, there] = [extractPieces(original, tree), extractPieces(own, ownTree)];
  const headings = (pieces: readonly StructurePiece[]) => pieces.filter(({ kind }) => kind === 'heading');
  const [wantedHeadings, ownHeadings] = [headings(wanted), headings(there)];
  const known = new Map(updateLineAnchors(former, own).map((anchor) => [anchor.own, anchor.original]));
  const isSure = (one: StructurePiece, other: StructurePiece) =>
    known.get(other.line) === one.line || (one.label !== '' && one.label === other.label);
  const pairs = headingPairs(wantedHeadings, ownHeadings, isSure);
  const [lines, ownLines] = [original, own].map((text) => text.split(LINE_BREAK_PATTERN).length);
  const originalOf = new Map(pairs.map(([one, other]) => [other + 1, String(one + 1)]));
  const sectionOf = ({ section }: StructurePiece) =>
    section === 0 ? '0' : (originalOf.get(section) ?? `own ${section}`);
  /**
   * Returns the last line of the translation's section that corresponds to the piece's section. If that section is
   * missing, uses the closest earlier section.
   */
  const findLineFor = ({ section }: StructurePiece): number => {
    const reached = pairs.findLast(([one]) => one < section);
    const next = ownHeadings[reached ? reached[1] + 1 : 0];
    return next ? next.line - 1 : (ownLines ?? 1);
  };
  const paired = new Set(pairs.map(([one]) => wantedHeadings[one]));
  const alike = pairs.flatMap(([one, other]) => {
    const [wantedHeading, ownHeading] = [wantedHeadings[one], ownHeadings[other]];
    if (!wantedHeading || !ownHeading) return [];
    const anchor = { own: ownHeading.line, original: wantedHeading.line };
    return [{ anchor, isSure: isSure(wantedHeading, ownHeading) }];
  });
  return {
    kinds: PIECE_KINDS.map((kind) => {
      const [all, some] = [wanted, there].map((pieces) => pieces.filter((piece) => piece.kind === kind));
      const missing =
        kind === 'heading'
          ? wantedHeadings.filter((piece) => !paired.has(piece))
          : unpaired(all ?? [], some ?? [], KEYS[kind], sectionOf);
      const count = some?.length ?? 0;
      return {
        kind,
        wanted: all?.length ?? 0,
        there: count,
        missing: missing.map((piece) => ({ ...piece, after: findLineFor(piece) })),
        surplus: count - ((all?.length ?? 0) - missing.length),
      };
    }),
    anchors: [
      { own: 1, original: 1 },
      ...alike.map(({ anchor }) => anchor),
      { own: (ownLines ?? 1) + 1, original: (lines ?? 1) + 1 },
    ],
    sure: alike.flatMap(({ anchor, isSure }) => (isSure ? [anchor] : [])),
    untranslated: findUntranslatedPassages(tree, ownTree),
  };
}
