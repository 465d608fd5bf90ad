import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { connectFakePlatform, fetchMock, TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { loadAccountRecords } from './load-account-records';

connectFakePlatform();

it('the check of a suspended account fails instead of finding no problems', async () => {
  fetchMock.mockImplementation(async () =>
    Response.json({ error: { code: 'forbidden', message: 'Account suspended' } }, { status: 403 }),
  );
  const tools = {
    signal: new AbortController().signal,
    pace: <Value>(request: () => Promise<Value>) => request(),
    onProgress: () => {},
  };
  const check = loadAccountRecords(new QueryClient(), TEST_SCOPE, true, tools, () => {});
  await expect(check).rejects.toMatchObject({ kind: 'forbidden' });
});
