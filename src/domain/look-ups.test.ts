import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { connectFakePlatform, fetchMock, respondWith, TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { agentNamesQuery, teamsByIdQuery } from './look-ups';

connectFakePlatform();
afterEach(() => void vi.useRealTimers());

const PAGES = 8;

/** Sets up a platform on which `remaining` requests are left in the current minute. */
function platformWith(remaining: number): void {
  let left = remaining;
  fetchMock.mockImplementation(async (input) => {
    left -= 1;
    const page = Number(new URL(String(input)).searchParams.get('page'));
    return Response.json(
      {
        data: [{ id: page, name: `Agent ${page}` }],
        meta: { total_count: PAGES, current_page: page, per_page: 1, total_pages: PAGES },
      },
      {
        headers: {
          'ratelimit-limit': '10',
          'ratelimit-remaining': String(Math.max(0, left)),
          'ratelimit-reset': '60',
        },
      },
    );
  });
}

it('agentNamesQuery loads one page of agents when few requests are left, and the remaining pages after the limit resets', async () => {
  vi.useFakeTimers();
  platformWith(3);
  const read = new QueryClient().fetchQuery(agentNamesQuery(TEST_SCOPE));
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  platformWith(10);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await read).toHaveLength(PAGES);
});

it('agentNamesQuery loads all pages immediately if the request limit allows it', async () => {
  vi.useFakeTimers();
  platformWith(10_000);
  const read = new QueryClient().fetchQuery(agentNamesQuery(TEST_SCOPE));
  await vi.advanceTimersByTimeAsync(0);
  expect(await read).toHaveLength(PAGES);
});

it('teamsByIdQuery loads each team by its ID and omits teams that can’t be loaded', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  fetchMock.mockImplementation(async (input) => {
    const [, id] = /\/teams\/(\d+)$/.exec(new URL(String(input)).pathname) ?? [];
    if (id !== '302' && id !== '304') return Response.json({ error: { code: 'not_found' } }, { status: 404 });
    const rest = { allow_auto_assign: true, working_hours_enabled: false, system_managed: false };
    const texts = { description: '', out_of_office_message: null, timezone: 'UTC' };
    const times = { created_at: at, updated_at: at };
    return Response.json({ id: Number(id), name: `Team ${id}`, ...texts, ...rest, ...times });
  });
  const queryClient = new QueryClient();
  const named = async (ids: readonly number[]) =>
    (await queryClient.fetchQuery(teamsByIdQuery(queryClient, TEST_SCOPE, ids))).map(({ name }) => name);
  expect(await named([302, 303, 304])).toEqual(['Team 302', 'Team 304']);
  const before = fetchMock.mock.calls.length;
  expect(await named([302, 304])).toEqual(['Team 302', 'Team 304']);
  expect(fetchMock.mock.calls.length, 'a known team isn’t requested again').toBe(before);
  expect(await named([301, 302, 304, 305])).toEqual(['Team 302', 'Team 304']);
});

it('teamsByIdQuery sends no further requests if the first two teams can’t be loaded', async () => {
  respondWith(404, { error: { code: 'not_found' } });
  const queryClient = new QueryClient();
  await queryClient.fetchQuery(teamsByIdQuery(queryClient, TEST_SCOPE, [301, 302, 303, 304, 305]));
  const asked = fetchMock.mock.calls.filter(([url]) => /\/teams\/\d+$/.test(new URL(String(url)).pathname));
  expect(asked).toHaveLength(2);
});
