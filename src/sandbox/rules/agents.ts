// Agents: any member may list them. The administrator of platform support is hidden and never listed.
import { listAgents } from '~/api/agents';
import { createPageWithTotals } from '../list';
import { defineRule } from '../rule';

export const agentRules = [
  defineRule(listAgents, ({ account, query }) => createPageWithTotals(account.agents, query)),
];
