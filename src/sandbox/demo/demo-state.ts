// What the sandbox holds at first, and again after a reset: the same on every machine and at any time.
import type { AccountState, SandboxState } from '../state';
import { acmeAccount } from './acme';
import { acmeAgents } from './agents';
import { demoAssistants } from './assistants';
import { auroraAccount } from './aurora';
import { globexAccount } from './globex';
import { demoIdentities } from './identities';

/** Account 2 of instance 1: suspended, so that nothing in it can be read. */
const suspendedAccount = (): AccountState => ({
  instance: 1,
  id: 2,
  name: 'Acme Outlet',
  language: 'en',
  suspended: true,
  campaignCap: 5000,
  agents: acmeAgents().slice(0, 1),
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

/** A fresh copy: whoever takes it may change it. */
export const demoState = (): SandboxState => ({
  identities: demoIdentities(),
  instances: [
    { id: 1, name: 'Instance 1', accounts: [acmeAccount(), suspendedAccount(), auroraAccount()] },
    { id: 2, name: 'Instance 2', accounts: [globexAccount()] },
  ],
  assistants: demoAssistants(),
  nextId: 100_001,
});
