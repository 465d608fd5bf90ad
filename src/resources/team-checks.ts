import type { Team } from '~/api/teams';
import type { FindFaults } from './checks';

export const findFaults: FindFaults<Team> = (_, { memberships }) =>
  (memberships ?? [])
    .filter(({ members }) => members.length === 0)
    .map(({ team: { id, name } }) => ({ kind: 'no-members', places: [{ by: 'team', id, name }] }));
