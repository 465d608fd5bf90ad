// Agents: any member may list them. The administrator of platform support is hidden and never listed.
import { listAgents } from '~/api/agents';
import { createPageWithTotals } from '../list';
import { defineOperationHandler } from '../operation-handler';

export const agentHandlers = [
  defineOperationHandler(listAgents, ({ account, query }) => createPageWithTotals(account.agents, query)),
];
