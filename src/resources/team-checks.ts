import type { Team } from '~/api/teams';
import type { FaultFinder } from './resource-checks';

export const findFaults: FaultFinder<Team> = (_, { memberships }) =>
  (memberships ?? [])
    .filter(({ members }) => members.length === 0)
    .map(({ team: { id, name } }) => ({ kind: 'no-members', places: [{ by: 'team', id, name }] }));
