// Unified differences as the platform makes them: hunks with three lines of context.
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** Lines around a change (contract: difference). */
const CONTEXT = 3;

/** The unified difference between two texts, `--- current` and `+++ proposed`; the two header lines alone where they are equal. */
export function unifiedDifference(current: string, proposed: string): string {
  return createTwoFilesPatch('current', 'proposed', current, proposed, undefined, undefined, {
    context: CONTEXT,
    headerOptions: FILE_HEADERS_ONLY,
  });
}
