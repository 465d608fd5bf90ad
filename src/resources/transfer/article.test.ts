import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createApiError } from '~/api/http/fixtures/api-error';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { articleTransfer } from './article';
import type { MissingRecords, TransferReader } from './define-transfer';

it("a portal's articles are reported as forbidden if one article is forbidden and another was deleted", async () => {
  const unread: MissingRecords[] = [];
  const reader: TransferReader = {
    scope: TEST_SCOPE,
    signal: new AbortController().signal,
    pace: (request) => request(),
    // The request for article 2 fails only after the request for article 1 has failed.
    once: async (name) => {
      if (name.endsWith(' 2')) await setImmediate();
      throw createApiError({ kind: name.endsWith(' 1') ? 'forbidden' : 'not-found' });
    },
    reportUnread: (missing) => void unread.push(missing),
  };
  const listed = [1, 2].map((id) => ({ stored: { id }, portal: 'help', details: null }));
  expect(await articleTransfer.complete?.(reader, listed, 'help')).toBeNull();
  expect(unread).toEqual([{ kind: 'articles', why: 'forbidden', portal: 'help' }]);
});
