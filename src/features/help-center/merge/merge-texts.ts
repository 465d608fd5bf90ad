// Two people's changes to one text, line by line.
import { diff3MergeRegions } from 'node-diff3';
import { linesOf } from '~/lib/lines';

export type MergeRegion =
  /** Settled: as it was, or as the one side that changed it (or both, alike) has it. */
  | { readonly kind: 'settled'; readonly from: 'base' | 'mine' | 'theirs' | 'both'; readonly text: string }
  /** Both sides changed the same lines, or lines that touch. */
  | { readonly kind: 'conflict'; readonly mine: string; readonly base: string; readonly theirs: string };

export type MergeResult =
  | { readonly kind: 'merged'; readonly text: string; readonly regions: readonly MergeRegion[] }
  | { readonly kind: 'conflicts'; readonly regions: readonly MergeRegion[] };

/** Which side a conflict is decided for, or the text that takes its place. */
export type Decision = 'mine' | 'theirs' | 'both' | { readonly text: string };

/**
 * Merges what two sides made of one base. Only changes that don't touch are put together;
 * every other is a conflict, with all three of its texts. Line endings stay as they are.
 */
export function mergeTexts(mine: string, base: string, theirs: string): MergeResult {
  // Of strings, the library would cut at every blank and put them together with single ones: it gets lines.
  const lines = { a: linesOf(mine), o: linesOf(base), b: linesOf(theirs) };
  const regions = diff3MergeRegions(lines.a, lines.o, lines.b).map((region): MergeRegion => {
    if (region.stable) {
      const text = region.bufferContent.join('');
      return { kind: 'settled', from: SIDES[region.buffer], text };
    }
    const [mineText, baseText, theirText] = [region.aContent, region.oContent, region.bContent].map((part) =>
      part.join(''),
    );
    const conflict = { mine: mineText ?? '', base: baseText ?? '', theirs: theirText ?? '' };
    if (conflict.mine === conflict.theirs) return { kind: 'settled', from: 'both', text: conflict.mine };
    return { kind: 'conflict', ...conflict };
  });
  const settled = regions.flatMap((region) => (region.kind === 'settled' ? [region.text] : []));
  return settled.length === regions.length && !runsTogether(settled)
    ? { kind: 'merged', text: settled.join(''), regions }
    : {
        kind: 'conflicts',
        regions: settled.length === regions.length ? [whole(mine, base, theirs)] : regions,
      };
}

const SIDES = { a: 'mine', o: 'base', b: 'theirs' } as const;

const whole = (mine: string, base: string, theirs: string): MergeRegion => ({
  kind: 'conflict',
  mine,
  base,
  theirs,
});

/** A last line without an ending would run into what the other side put after it. */
const runsTogether = (texts: readonly string[]) =>
  texts.some(
    (text, index) =>
      text !== '' && !/[\r\n]$/.test(text) && texts.slice(index + 1).some((next) => next !== ''),
  );

/** The text after every conflict was decided, in order; null while one isn't. */
export function decidedText(
  regions: readonly MergeRegion[],
  decisions: readonly (Decision | undefined)[],
): string | null {
  let conflict = 0;
  let text = '';
  for (const region of regions) {
    if (region.kind === 'settled') {
      text += region.text;
      continue;
    }
    const decision = decisions[conflict++];
    if (decision === undefined) return null;
    text += decidedPart(region, decision);
  }
  return text;
}

function decidedPart(region: MergeRegion & { kind: 'conflict' }, decision: Decision): string {
  if (decision === 'mine') return region.mine;
  if (decision === 'theirs') return region.theirs;
  if (decision === 'both') {
    const apart = region.mine !== '' && !/[\r\n]$/.test(region.mine) ? '\n' : '';
    return region.mine + apart + region.theirs;
  }
  return decision.text;
}
