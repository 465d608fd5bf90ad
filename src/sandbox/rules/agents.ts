// Agents: any member reads them. The hidden platform-support administrator is never among them.
import { listAgents } from '~/api/agents';
import { listPage } from '../list';
import { rule } from '../rule';

export const agentRules = [rule(listAgents, ({ account, query }) => listPage(account.agents, query))];
