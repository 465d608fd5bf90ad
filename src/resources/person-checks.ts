import type { Agent } from '~/api/agents';
import type { FindFaults } from './checks';

export const findFaults: FindFaults<Agent> = (people) =>
  people
    .filter(({ confirmed }) => confirmed === false)
    .map(({ id, name, email = null }) => ({
      kind: 'not-verified',
      places: [{ by: 'person', id, name }],
      email,
    }));
