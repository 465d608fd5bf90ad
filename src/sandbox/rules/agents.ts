// Agents: any member may read them. The hidden platform-support administrator is never listed.
import { listAgents } from '~/api/agents';
import { listPage } from '../list';
import { rule } from '../rule';

export const agentRules = [rule(listAgents, ({ account, query }) => listPage(account.agents, query))];
