import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Assistant } from '~/api/assistants';
import { hasNoCounterpart } from './assistant-kind';

const assistant = (id: string, metadata: Assistant['metadata'] = {}): Assistant => ({
  id,
  metadata,
  updated_at: '2026-01-01T00:00:00.000Z',
  config: {},
});
const PUBLISHED = assistant('sales');
const DRAFT = assistant('sales-draft', { productionAssistantId: 'sales' });

/**
 * Fetches the list twice. The first response contains only the published assistant. The second response contains `now`,
 * or fails if `now` is an error.
 */
async function lookAgain(now: readonly Assistant[] | Error) {
  const reads = [[PUBLISHED], now];
  const list = new QueryObserver(new QueryClient(), {
    queryKey: ['assistants'],
    retry: false,
    queryFn: async () => {
      const data = reads.shift();
      if (!data || data instanceof Error) throw data;
      return { data };
    },
  });
  await list.refetch();
  return list.refetch();
}

it('reports that an assistant has no draft only if the latest fetch of all assistants succeeded', async () => {
  expect(hasNoCounterpart(PUBLISHED, await lookAgain([PUBLISHED]))).toBe(true);
  expect(hasNoCounterpart(PUBLISHED, await lookAgain([PUBLISHED, DRAFT]))).toBe(false);
  const failed = await lookAgain(new Error('down'));
  expect(failed.data).toEqual({ data: [PUBLISHED] });
  expect(hasNoCounterpart(PUBLISHED, failed)).toBe(false);
});
