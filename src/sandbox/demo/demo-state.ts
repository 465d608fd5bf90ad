// The demo data at the start and after a reset: the same on every machine and at any time.
import type { AccountState, SandboxState } from '../state';
import { createAcmeAccount } from './acme';
import { createAcmeAgents, createStagingAgents } from './agents';
import { createDemoAssistants } from './assistants';
import { createAuroraAccount } from './aurora';
import { createGlobexAccount } from './globex';
import { createIdentities } from './identities';

const emptyAccount = (id: number, name: string, agents: AccountState['agents']): AccountState => ({
  instance: 1,
  id,
  name,
  language: 'en',
  suspended: false,
  campaignCap: 5000,
  agents,
  labels: [],
  contactGroups: [],
  inboxes: [],
  conversations: [],
  messages: {},
  cannedResponses: [],
  macros: [],
  automationRules: [],
  availabilityReasons: [],
  teams: [],
  members: {},
  portals: [],
  emailSenders: [],
  campaigns: [],
});

/** Account 2 of instance 1. Suspended, so that none of its data can be read. */
const suspendedAccount = (): AccountState => ({
  ...emptyAccount(2, 'Acme Outlet', createAcmeAgents().slice(0, 1)),
  suspended: true,
});

/**
 * Account 4 of instance 1 is a target for applying a workspace export. Some of Acme's agents are also in this account,
 * under other IDs.
 */
const stagingAccount = (): AccountState => emptyAccount(4, 'Acme Staging', createStagingAgents());

/** Returns a fresh copy of the demo data, which the caller may change. */
export const createDemoState = (): SandboxState => ({
  identities: createIdentities(),
  instances: [
    {
      id: 1,
      name: 'Instance 1',
      accounts: [createAcmeAccount(), suspendedAccount(), createAuroraAccount(), stagingAccount()],
    },
    { id: 2, name: 'Instance 2', accounts: [createGlobexAccount()] },
  ],
  assistants: createDemoAssistants(),
  nextId: 100_001,
});
