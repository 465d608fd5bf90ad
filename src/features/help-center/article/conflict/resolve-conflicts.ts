import { findUsualBreak } from '~/lib/text/line-ends';
import type { MergeRegion } from '~/lib/text/merge-texts';

/** The version that is kept in a conflict. */
export type ConflictDecision = 'mine' | 'theirs' | 'both';

/** Returns the text with the decisions applied in order, or null until all conflicts are decided. */
export function resolveConflicts(
  regions: readonly MergeRegion[],
  decisions: Readonly<Record<number, ConflictDecision | undefined>>,
): string | null {
  let conflict = 0;
  const parts = regions.map((region) => {
    if (region.kind === 'settled') return region.text;
    const decision = decisions[conflict++];
    if (decision !== 'both') return decision ? region[decision] : null;
    if (region.mine === '' || /[\r\n]$/.test(region.mine)) return region.mine + region.theirs;
    return region.mine + findLineBreak(regions) + region.theirs;
  });
  return parts.includes(null) ? null : parts.join('');
}

/** Returns the most frequent kind of line break in the text. */
const findLineBreak = (regions: readonly MergeRegion[]): string =>
  findUsualBreak(
    regions.flatMap(
      (region) => (region.kind === 'settled' ? region.text : region.mine).match(/\r\n?|\n/g) ?? [],
    ),
  );
