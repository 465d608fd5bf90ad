import type { QueryClient } from '@tanstack/react-query';
import {
  type CannedResponse,
  cannedResponsesQuery,
  createCannedResponseMutation,
  deleteCannedResponseMutation,
  listCannedResponses,
  updateCannedResponseMutation,
} from '~/api/canned-responses';
import { readFromAllPages } from '~/api/http/all-pages';
import { runMutation } from '~/api/http/query';
import { fetchUncached } from '~/api/http/read-uncached';
import type { Scope } from '~/api/scope';
import type { RecordCreation } from '~/records/create-record';
import type { RecordRemoval } from '~/records/remove-record';
import type { RecordAccess } from '~/records/save-record';
import { isSameText } from '~/records/values';

/** The writable fields of a canned response. */
export interface CannedResponseValues {
  readonly short_code: string;
  readonly content: string;
}

export const getCannedResponseValues = ({ short_code, content }: CannedResponse): CannedResponseValues => ({
  short_code,
  content,
});

const shared = {
  valuesOf: getCannedResponseValues,
  comparisons: { content: isSameText },
  nameOf: ({ short_code }: CannedResponseValues) => short_code,
};

/**
 * Searches canned responses by short code, bypassing the cache. One page is enough, because exact matches rank first.
 */
const searchByShortCode = async (queryClient: QueryClient, scope: Scope, shortCode: string) => {
  const query = cannedResponsesQuery(scope, { search: shortCode, per_page: 100 });
  return (await fetchUncached(queryClient, query)).data;
};

/**
 * Searches for a canned response under the short codes that it may have, because the API can't return a single canned
 * response. If it isn't found, searches the whole list, because someone may have changed its short code.
 */
async function read(queryClient: QueryClient, scope: Scope, id: number, shortCodes: readonly string[]) {
  for (const shortCode of new Set(shortCodes)) {
    const record = (await searchByShortCode(queryClient, scope, shortCode)).find((one) => one.id === id);
    if (record) return record;
  }
  return readFromAllPages(scope, listCannedResponses, id);
}

export const getCannedResponseAccess = (
  queryClient: QueryClient,
  scope: Scope,
  { id, short_code }: Pick<CannedResponse, 'id' | 'short_code'>,
): RecordAccess<CannedResponse, CannedResponseValues> => ({
  ...shared,
  // Also searches for the typed short code, which the canned response may already have if the response to a save was
  // lost.
  read: (typed) => read(queryClient, scope, id, [short_code, typed?.short_code ?? short_code]),
  write: (canned_response) =>
    runMutation(queryClient, updateCannedResponseMutation(scope), {
      params: { cannedResponseId: id },
      body: { canned_response },
    }),
  subject: { scope, kind: 'canned-response', id },
});

export const getCannedResponseCreation = (
  queryClient: QueryClient,
  scope: Scope,
): RecordCreation<CannedResponse, CannedResponseValues> => ({
  ...shared,
  isUnique: true,
  candidates: async ({ short_code }) =>
    (await searchByShortCode(queryClient, scope, short_code)).filter((one) => one.short_code === short_code),
  create: (canned_response) =>
    runMutation(queryClient, createCannedResponseMutation(scope), { body: { canned_response } }),
  subject: { scope, kind: 'canned-response', id: null },
});

export const getCannedResponseRemoval = (
  queryClient: QueryClient,
  scope: Scope,
  response: CannedResponse,
): RecordRemoval => {
  const { id, short_code } = response;
  return {
    read: () => read(queryClient, scope, id, [short_code]),
    remove: () =>
      runMutation(queryClient, deleteCannedResponseMutation(scope), { params: { cannedResponseId: id } }),
    subject: { scope, kind: 'canned-response', id },
    known: { name: short_code, values: getCannedResponseValues(response) },
  };
};
