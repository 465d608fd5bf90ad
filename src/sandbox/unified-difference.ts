// Unified differences in the platform's format: hunks with three lines of context.
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** The number of unchanged lines around a change (contract: difference). */
const CONTEXT = 3;

/**
 * Returns the unified diff of two strings, with the header lines `--- current` and `+++ proposed`. If they are equal,
 * the result consists only of the header lines.
 */
export function createUnifiedDifference(current: string, proposed: string): string {
  return createTwoFilesPatch('current', 'proposed', current, proposed, undefined, undefined, {
    context: CONTEXT,
    headerOptions: FILE_HEADERS_ONLY,
  });
}
