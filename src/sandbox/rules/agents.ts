// Agents: any member may read them. The hidden platform-support administrator is never listed.
import { listAgents } from '~/api/agents';
import { listPage } from '../list';
import { defineRule } from '../rule';

export const agentRules = [defineRule(listAgents, ({ account, query }) => listPage(account.agents, query))];
