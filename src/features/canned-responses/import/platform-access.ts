// What import, export and folders ask of the platform: everything there is, one by its short code, and the two writes.
import {
  type CannedResponse,
  createCannedResponse,
  listCannedResponses,
  updateCannedResponse,
} from '~/api/canned-responses';
import { call } from '~/api/http/client';
import type { Scope } from '~/api/scope';
import type { Pace } from './pace';
import type { ImportPlatform } from './run-import';

const PER_PAGE = 100;

/**
 * Reads every canned response, or all that a search finds, page by page. Oldest first: what is created meanwhile comes
 * last, and no page shifts.
 */
export async function readAll(
  scope: Scope,
  { search, pace, onProgress }: ReadAllOptions,
): Promise<CannedResponse[]> {
  const read = new Map<number, CannedResponse>();
  for (let page = 1; ; page++) {
    const query = { sort: 'oldest', per_page: PER_PAGE, page, ...(search && { search }) } as const;
    const { data, meta } = await pace(() => call(listCannedResponses, { scope, query }));
    for (const response of data) read.set(response.id, response);
    onProgress?.(read.size, meta.total_count);
    if (data.length === 0 || page >= meta.total_pages) return [...read.values()];
  }
}

interface ReadAllOptions {
  readonly search?: string | undefined;
  readonly pace: Pace;
  /** How many were read, of how many. */
  readonly onProgress?: (read: number, total: number) => void;
}

/** The most pages that one short code is looked for on: by relevance it is on the first. */
const MOST_PAGES = 5;

async function find(scope: Scope, shortCode: string): Promise<CannedResponse | undefined> {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = { search: shortCode, per_page: PER_PAGE, page };
    const { data, meta } = await call(listCannedResponses, { scope, query });
    const found = data.find(({ short_code }) => short_code === shortCode);
    if (found || page >= meta.total_pages) return found;
  }
  return undefined;
}

export const importPlatform = (scope: Scope): ImportPlatform => ({
  find: (shortCode) => find(scope, shortCode),
  create: async (canned_response) => {
    await call(createCannedResponse, { scope, body: { canned_response } });
  },
  update: async (cannedResponseId, content) => {
    const body = { canned_response: { content } };
    await call(updateCannedResponse, { scope, params: { cannedResponseId }, body });
  },
});
