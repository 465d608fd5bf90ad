// Unified differences in the platform's format: hunks with three lines of context.
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** Lines around a change (contract: difference). */
const CONTEXT = 3;

/**
 * Returns the unified difference of two texts, `--- current` and `+++ proposed`; only the two header lines if they are
 * equal.
 */
export function createUnifiedDifference(current: string, proposed: string): string {
  return createTwoFilesPatch('current', 'proposed', current, proposed, undefined, undefined, {
    context: CONTEXT,
    headerOptions: FILE_HEADERS_ONLY,
  });
}
