import type { CannedResponse } from '~/api/canned-responses';
import type { CANNED_RESPONSE_SORTS } from '~/api/choices';
import { foldText, includesText } from '~/lib/text/fold-text';

type Sort = (typeof CANNED_RESPONSE_SORTS)[number];

const compareCodes = (a: CannedResponse, b: CannedResponse) => a.short_code.localeCompare(b.short_code);
const compareTimes = (a: CannedResponse, b: CannedResponse) =>
  Date.parse(a.created_at) - Date.parse(b.created_at);

const ORDERS: Record<Sort, (a: CannedResponse, b: CannedResponse) => number> = {
  short_code_asc: compareCodes,
  short_code_desc: (a, b) => compareCodes(b, a),
  oldest: compareTimes,
  newest: (a, b) => compareTimes(b, a),
};

/**
 * Ranks a match as the platform does: short codes that start with the term, then short codes that contain it, then
 * response text that contains it.
 */
function rank(shortCode: string, term: string): number {
  const code = foldText(shortCode);
  if (code.startsWith(term)) return 0;
  return code.includes(term) ? 1 : 2;
}

/** Searches and sorts the loaded responses as the platform would. */
export function sortResponses(
  responses: readonly CannedResponse[],
  { search = '', sort }: { readonly search?: string | undefined; readonly sort?: Sort | undefined },
): CannedResponse[] {
  const found = responses
    .filter(({ short_code, content }) => includesText(short_code, search) || includesText(content, search))
    .toSorted(ORDERS[sort ?? 'short_code_asc']);
  const term = foldText(search);
  return sort || term === ''
    ? found
    : found.toSorted((a, b) => rank(a.short_code, term) - rank(b.short_code, term));
}
