import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { connectFakePlatform, fetchMock, TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import type { Team } from '~/api/teams';
import { readMemberships } from './memberships';

connectFakePlatform();

const team = (id: number): Team => ({
  id,
  name: `Team ${id}`,
  description: '',
  allow_auto_assign: true,
  working_hours_enabled: false,
  out_of_office_message: null,
  timezone: 'Etc/UTC',
  system_managed: false,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});

it('readMemberships loads the members of each team once and returns the teams in the given order', async () => {
  fetchMock.mockImplementation(async (input) => {
    const id = Number(/teams\/(\d+)\//.exec(String(input))?.[1]);
    return Response.json({ data: [{ id: id * 10, name: 'Somebody' }] });
  });
  const onProgress = vi.fn();
  const teams = Array.from({ length: 9 }, (_, index) => team(index + 1));
  const found = await readMemberships(new QueryClient(), TEST_SCOPE, teams, { onProgress });
  expect(found.map(({ team: { id }, members }) => [id, members[0]?.id])).toEqual(
    teams.map(({ id }) => [id, id * 10]),
  );
  expect(fetchMock).toHaveBeenCalledTimes(9);
  expect(onProgress).toHaveBeenLastCalledWith(9, 9);
});

it('readMemberships skips a team that was deleted, and fails if none of the teams is found', async () => {
  const read = (found: readonly number[]) => {
    fetchMock.mockImplementation(async (input) => {
      const id = Number(/teams\/(\d+)\//.exec(String(input))?.[1]);
      if (found.includes(id)) return Response.json({ data: [] });
      return Response.json({ error: { code: 'not_found', message: 'Team not found' } }, { status: 404 });
    });
    return readMemberships(new QueryClient(), TEST_SCOPE, [team(1), team(2)], {});
  };
  expect((await read([2])).map(({ team: { id } }) => id)).toEqual([2]);
  await expect(read([])).rejects.toMatchObject({ kind: 'not-found' });
});
