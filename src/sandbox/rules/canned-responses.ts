// Canned responses: any member may read and write them. Short codes are unique within the account.
import {
  type CannedResponse,
  createCannedResponse,
  deleteCannedResponse,
  listCannedResponses,
  updateCannedResponse,
} from '~/api/canned-responses';
import { createRecordNotFoundError } from '../error-body';
import { createPageWithTotals, createStandardSorts, includesIgnoringCase, sortRecords } from '../list';
import { type AccountOperationContext, defineOperationHandler } from '../operation-handler';
import { takeNextId } from '../platform';
import { BodyParser, requireWritableField, toTimestamp } from '../values';

type Account = AccountOperationContext['account'];

const SORTS = createStandardSorts<CannedResponse>('short_code', (response) => response.short_code);

/** Ranks matches: short codes that start with the term, then those that contain it, then matches in the content. */
function relevance({ short_code }: CannedResponse, term: string): number {
  if (short_code.toLowerCase().startsWith(term.toLowerCase())) return 0;
  return includesIgnoringCase(short_code, term) ? 1 : 2;
}

function findResponse(account: Account, cannedResponseId: number): CannedResponse {
  const found = account.cannedResponses.find(({ id }) => id === cannedResponseId);
  if (!found) throw createRecordNotFoundError();
  return found;
}

function refuseTaken(
  values: BodyParser,
  account: Account,
  shortCode: string | undefined,
  own?: number,
): void {
  if (account.cannedResponses.some(({ id, short_code }) => short_code === shortCode && id !== own)) {
    values.refuse('short_code', 'taken', 'short_code has already been taken');
  }
}

export const cannedResponseHandlers = [
  defineOperationHandler(listCannedResponses, ({ account, query }) => {
    const term = query.search ?? '';
    const found = account.cannedResponses.filter(
      ({ short_code, content }) =>
        includesIgnoringCase(short_code, term) || includesIgnoringCase(content, term),
    );
    const byCode = sortRecords(found, SORTS, query.sort, 'short_code_asc');
    const asked = query.sort !== undefined && Object.hasOwn(SORTS, query.sort);
    // Orders a search without a sort by relevance. Equally relevant matches are ordered by short code.
    const ordered =
      term === '' || asked ? byCode : byCode.sort((a, b) => relevance(a, term) - relevance(b, term));
    return createPageWithTotals(ordered, query);
  }),

  defineOperationHandler(
    createCannedResponse,
    ({ platform, account, body, now }) => {
      const values = new BodyParser(body);
      const short_code = values.text('short_code');
      const content = values.text('content');
      refuseTaken(values, account, short_code);
      values.check();
      const created_at = toTimestamp(now);
      const response = { id: takeNextId(platform), short_code, content, created_at, updated_at: created_at };
      account.cannedResponses.push(response);
      return response;
    },
    { wrapper: 'canned_response' },
  ),

  defineOperationHandler(
    updateCannedResponse,
    ({ account, params, body, now }) => {
      requireWritableField(body, ['short_code', 'content']);
      const response = findResponse(account, params.cannedResponseId);
      const values = new BodyParser(body);
      const short_code = values.sentText('short_code');
      const content = values.sentText('content');
      refuseTaken(values, account, short_code, response.id);
      values.check();
      response.short_code = short_code ?? response.short_code;
      response.content = content ?? response.content;
      response.updated_at = toTimestamp(now);
      return response;
    },
    { wrapper: 'canned_response' },
  ),

  defineOperationHandler(deleteCannedResponse, ({ account, params }) => {
    const { id } = findResponse(account, params.cannedResponseId);
    account.cannedResponses = account.cannedResponses.filter((response) => response.id !== id);
  }),
];
