// Account 1 of instance 1: Acme, a maker of coffee gear and the largest account of the demo.
import type { AccountState } from '../state';
import { createAcmeAgents } from './agents';
import { createAcmeAutomationRules } from './automation-rules';
import { createAcmeReasons } from './availability-reasons';
import { createAcmeCannedResponses } from './canned-responses';
import { createAcmeConversations } from './conversations';
import { createAcmeEmailSenders } from './email-senders';
import { createAcmeInboxes } from './inboxes';
import { createAcmeLabels } from './labels';
import { createAcmeMacros } from './macros';
import { createAcmePortals } from './portals';
import { createAcmeTeams } from './teams';

export const createAcmeAccount = (): AccountState => ({
  instance: 1,
  id: 1,
  name: 'Acme',
  language: 'en',
  suspended: false,
  campaignCap: 5000,
  agents: createAcmeAgents(),
  ...createAcmeLabels(),
  inboxes: createAcmeInboxes(),
  ...createAcmeConversations(),
  cannedResponses: createAcmeCannedResponses(),
  macros: createAcmeMacros(),
  automationRules: createAcmeAutomationRules(),
  availabilityReasons: createAcmeReasons(),
  ...createAcmeTeams(),
  portals: createAcmePortals(),
  emailSenders: createAcmeEmailSenders(),
  campaigns: [],
});
