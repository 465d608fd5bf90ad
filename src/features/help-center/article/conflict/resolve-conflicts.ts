import { findMostFrequentBreak } from '~/lib/text/line-ends';
import type { MergeRegion } from '~/lib/text/merge-texts';

/** The version that is kept in a conflict. */
export type ConflictDecision = 'mine' | 'theirs' | 'both';

/** Matches a line of a list, a table or a quote, or an indented line. */
const IS_IN_BLOCK = /^(?:[-*+]\s|[>|\s]|\d+[.)]\s)/;
const CODE_FENCE = /^ {0,3}(?:```|~~~)/gm;

/** Returns the text with the decisions applied in order, or null until all conflicts are decided. */
export function resolveConflicts(
  regions: readonly MergeRegion[],
  decisions: Readonly<Record<number, ConflictDecision | undefined>>,
): string | null {
  const lineBreak = findLineBreak(regions);
  let conflict = 0;
  let text = '';
  for (const region of regions) {
    if (region.kind === 'settled') {
      text += region.text;
      continue;
    }
    const decision = decisions[conflict++];
    if (decision === undefined) return null;
    text += decision === 'both' ? keepBoth(text, region, lineBreak) : region[decision];
  }
  return text;
}

/**
 * Returns both versions of a conflict, one below the other. An empty line separates paragraphs, because Markdown would
 * otherwise read them as one.
 */
function keepBoth(
  before: string,
  { mine, theirs }: Extract<MergeRegion, { kind: 'conflict' }>,
  lineBreak: string,
): string {
  if (mine === '' || theirs === '') return mine + theirs;
  const ended = /[\r\n]$/.test(mine) ? mine : mine + lineBreak;
  const isInCode = ((before + mine).match(CODE_FENCE)?.length ?? 0) % 2 === 1;
  const lastLine = ended.split(/\r\n?|\n/).at(-2) ?? '';
  const isOneBlock = isInCode || (IS_IN_BLOCK.test(lastLine) && IS_IN_BLOCK.test(theirs));
  return ended + (isOneBlock || lastLine.trim() === '' ? '' : lineBreak) + theirs;
}

/** Returns the most frequent kind of line break in the text. */
const findLineBreak = (regions: readonly MergeRegion[]): string =>
  findMostFrequentBreak(
    regions.flatMap(
      (region) => (region.kind === 'settled' ? region.text : region.mine).match(/\r\n?|\n/g) ?? [],
    ),
  );
