import type { CannedResponse } from '~/api/canned-responses';
import { checkMessageText } from '~/domain/lints';
import { extractWords } from '~/lib/text/similar-texts';
import {
  type CheckedRecord,
  type FaultFinder,
  findDuplicateFaults,
  findRecordFaults,
} from './resource-checks';

const toPlace = ({ id, short_code }: CannedResponse): CheckedRecord => ({
  by: 'canned-response',
  id,
  name: short_code,
});

/**
 * Returns the shortest existing short code that is a path prefix of the code, or the code itself if there is none.
 * Codes with the same root are variants, such as `refund` and `refund/short`.
 */
function getRootCode(code: string, codes: ReadonlySet<string>): string {
  const parts = code.split('/');
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return above.find((one) => codes.has(one)) ?? code;
}

export const findFaults: FaultFinder<CannedResponse> = (responses, account) => {
  const words = new Map(responses.map((item) => [item, extractWords(item.content)]));
  const codes = new Set(responses.map(({ short_code }) => short_code));
  return [
    ...responses.flatMap((response) =>
      findRecordFaults(toPlace(response), checkMessageText(response.content), [], account),
    ),
    ...findDuplicateFaults(responses, {
      of: 'text',
      toPlace,
      getContent: ({ content }) => content,
      wordsOf: (item) => words.get(item) ?? [],
      isComparable: (one, other) =>
        getRootCode(one.short_code, codes) !== getRootCode(other.short_code, codes),
    }),
  ];
};
