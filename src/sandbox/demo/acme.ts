// Account 1 of instance 1: Acme, a maker of coffee gear and the largest account of the demo.
import type { AccountState } from '../state';
import { acmeAgents } from './agents';
import { acmeAutomationRules } from './automation-rules';
import { acmeReasons } from './availability-reasons';
import { acmeCannedResponses } from './canned-responses';
import { acmeConversations } from './conversations';
import { acmeEmailSenders } from './email-senders';
import { acmeInboxes } from './inboxes';
import { acmeLabels } from './labels';
import { acmeMacros } from './macros';
import { acmePortals } from './portals';
import { acmeTeams } from './teams';

export const createAcmeAccount = (): AccountState => ({
  instance: 1,
  id: 1,
  name: 'Acme',
  language: 'en',
  suspended: false,
  campaignCap: 5000,
  agents: acmeAgents(),
  ...acmeLabels(),
  inboxes: acmeInboxes(),
  ...acmeConversations(),
  cannedResponses: acmeCannedResponses(),
  macros: acmeMacros(),
  automationRules: acmeAutomationRules(),
  availabilityReasons: acmeReasons(),
  ...acmeTeams(),
  portals: acmePortals(),
  emailSenders: acmeEmailSenders(),
  campaigns: [],
});
