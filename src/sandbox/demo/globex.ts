// Account 1 of instance 2: Globex. It reuses Acme's IDs with different content, so that mixing up the instances becomes
// visible.
import type { AccountState } from '../state';
import { globexAgents } from './agents';
import { globexAutomationRules } from './automation-rules';
import { globexReasons } from './availability-reasons';
import { globexCannedResponses } from './canned-responses';
import { globexConversations } from './conversations';
import { globexEmailSenders } from './email-senders';
import { globexInboxes } from './inboxes';
import { globexLabels } from './labels';
import { globexMacros } from './macros';
import { globexPortals } from './portals';
import { globexTeams } from './teams';

export const createGlobexAccount = (): AccountState => ({
  instance: 2,
  id: 1,
  name: 'Globex',
  language: 'es',
  suspended: false,
  campaignCap: 1000,
  agents: globexAgents(),
  ...globexLabels(),
  inboxes: globexInboxes(),
  ...globexConversations(),
  cannedResponses: globexCannedResponses(),
  macros: globexMacros(),
  automationRules: globexAutomationRules(),
  availabilityReasons: globexReasons(),
  ...globexTeams(),
  portals: globexPortals(),
  emailSenders: globexEmailSenders(),
  campaigns: [],
});
