// The agents of each account. The memberships in identities.ts refer to agents by `userId`.
import type { Agent } from '~/api/agents';

const agent = (
  id: number,
  name: string,
  email: string,
  role = 'agent',
  availability_status = 'online',
  confirmed = true,
): Agent => ({ id, name, email, role, availability_status, confirmed });

export const createAcmeAgents = (): Agent[] => [
  agent(1, 'Ingrid Vasquez-Holm', 'admin@acme.test', 'administrator'),
  agent(2, 'Tobias Okonjo', 'agent@acme.test'),
  agent(3, 'Mei-Lin Duarte', 'author@acme.test', 'agent', 'busy'),
  agent(4, 'Rasmus Adeyemi', 'mfa@acme.test', 'administrator', 'offline'),
  agent(5, 'Paloma Nyberg', 'new@acme.test', 'administrator', 'offline'),
  agent(6, 'Kenji Marchetti', 'both@acme.test', 'administrator', 'busy'),
  agent(7, 'Soraya Lindqvist', 'soraya@acme.test', 'supervisor'),
  agent(8, 'Dmitri Achterberg', 'dmitri@acme.test'),
  agent(9, 'Chidinma Rossi', 'chidinma@acme.test'),
  agent(10, 'Aoife Tanaka', 'aoife@acme.test', 'agent', 'busy'),
  agent(11, 'Yusuf Bergström', 'yusuf@acme.test', 'agent', 'offline'),
  agent(12, 'Leilani Kowalczyk', 'leilani@acme.test', 'supervisor', 'offline'),
  agent(13, 'Ravi Thorsen', 'ravi@acme.test'),
  agent(14, 'Noor <Nora> El-Masri', 'noor@acme.test'),
  agent(15, 'Iñaki Papadakis', 'inaki@acme.test', 'agent', 'offline'),
  agent(16, 'Wren', 'wren@acme.test'),
  agent(17, 'Hyun-woo Castellanos', 'hyunwoo@acme.test', 'agent', 'busy'),
  agent(18, 'Zsófia Mbeki', 'zsofia@acme.test', 'agent', 'offline', false),
];

export const createAuroraAgents = (): Agent[] => [
  agent(31, 'Benedita Falcão', 'admin@aurora.test', 'administrator'),
  agent(32, 'Caetano Brandt', 'caetano@aurora.test'),
  agent(33, 'Jurema Yamashiro', 'jurema@aurora.test', 'agent', 'offline'),
];

/** Copies some of Acme's agents under new IDs, because an agent ID is valid in one account only. */
export const createStagingAgents = (): Agent[] =>
  ['admin@acme.test', 'dmitri@acme.test', 'leilani@acme.test', 'ravi@acme.test', 'zsofia@acme.test'].flatMap(
    (email, index) =>
      createAcmeAgents().flatMap((one) => (one.email === email ? [{ ...one, id: 41 + index }] : [])),
  );

/**
 * The agents of instance 2 are different people with the same IDs as the agents of instance 1, except for one person
 * who belongs to both instances.
 */
export const createGlobexAgents = (): Agent[] => [
  agent(1, 'Eulalia Montcada', 'eulalia@globex.test', 'administrator'),
  agent(2, 'Fermín Otxoa', 'fermin@globex.test'),
  agent(3, 'Rocío Baltierra', 'rocio@globex.test', 'supervisor', 'busy'),
  agent(6, 'Kenji Marchetti', 'both@acme.test', 'agent', 'offline'),
];
