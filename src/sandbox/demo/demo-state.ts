// What the sandbox holds at first, and again after a reset: the same on every machine and at any time.
import type { AccountState, SandboxState } from '../state';
import { acmeAccount } from './acme';
import { acmeAgents, stagingAgents } from './agents';
import { demoAssistants } from './assistants';
import { auroraAccount } from './aurora';
import { globexAccount } from './globex';
import { demoIdentities } from './identities';

/** An account in which nobody made anything yet. */
const emptyAccount = (id: number, name: string, agents: AccountState['agents']): AccountState => ({
  instance: 1,
  id,
  name,
  language: 'en',
  suspended: false,
  campaignCap: 5000,
  agents,
  labels: [],
  audiences: [],
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

/** Account 2 of instance 1: nothing in it can be read. */
const suspendedAccount = (): AccountState => ({
  ...emptyAccount(2, 'Acme Outlet', acmeAgents().slice(0, 1)),
  suspended: true,
});

/** Account 4 of instance 1: what an account is applied to. Some of Acme's people are there, under other numbers. */
const stagingAccount = (): AccountState => emptyAccount(4, 'Acme Staging', stagingAgents());

/** A fresh copy: whoever takes it may change it. */
export const demoState = (): SandboxState => ({
  identities: demoIdentities(),
  instances: [
    {
      id: 1,
      name: 'Instance 1',
      accounts: [acmeAccount(), suspendedAccount(), auroraAccount(), stagingAccount()],
    },
    { id: 2, name: 'Instance 2', accounts: [globexAccount()] },
  ],
  assistants: demoAssistants(),
  nextId: 100_001,
});
