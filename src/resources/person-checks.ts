import type { Agent } from '~/api/agents';
import type { FaultFinder } from './resource-checks';

export const findFaults: FaultFinder<Agent> = (people) =>
  people
    .filter(({ confirmed }) => confirmed === false)
    .map(({ id, name, email = null }) => ({
      kind: 'not-verified',
      places: [{ by: 'person', id, name }],
      email,
    }));
