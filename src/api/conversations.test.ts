import { expect, it } from 'vitest';
import { readMessagePage } from './conversations';
import { catchFailure, connectFakePlatform, respondWith, TEST_SCOPE } from './http/fixtures/fake-platform';

connectFakePlatform();

const { signal } = new AbortController();
const read = (page: number) =>
  readMessagePage(TEST_SCOPE, 1042, page, { signal, pace: (request) => request() });

const message = {
  id: 1,
  content: 'Hello',
  message_type: 'incoming',
  content_type: 'text',
  private: false,
  status: 'sent',
  sender: null,
  created_at: '',
};
const page = (current_page: number, has_next: boolean) =>
  respondWith(200, { data: [message], meta: { current_page, per_page: 1, has_next } });

it('readMessagePage returns the number of the next page, and null after the last page', async () => {
  page(1, true);
  expect(await read(1)).toMatchObject({ messages: [{ id: 1 }], next: 2 });
  page(2, false);
  expect(await read(2)).toMatchObject({ messages: [{ id: 1 }], next: null });
});

it('readMessagePage throws when the platform ignores the page parameter', async () => {
  page(1, true);
  const { problem } = await catchFailure(read(2));
  expect(problem).toEqual({ kind: 'unexpected-answer', at: 'meta.current_page' });
});
