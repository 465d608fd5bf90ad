import { expect, it } from 'vitest';
import { listCannedResponses } from '~/api/canned-responses';
import { readAllPages } from './all-pages';
import { answer, connectFakePlatform, fetched, SCOPE } from './fixtures/fake-platform';

connectFakePlatform();

const response = (id: number) => ({
  id,
  short_code: `${id}`,
  content: 'Text',
  created_at: '',
  updated_at: '',
});
const page = (current_page: number, ...ids: number[]) => ({
  data: ids.map(response),
  meta: { total_count: 4, current_page, per_page: 2, total_pages: 2 },
});

it('reads every page, and names what moved between them once', async () => {
  answer(200, page(2, 2, 3));
  fetched.mockImplementationOnce(async () => Response.json(page(1, 1, 2)));
  const all = await readAllPages(SCOPE, listCannedResponses);
  expect(all.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(fetched).toHaveBeenCalledTimes(2);
});
