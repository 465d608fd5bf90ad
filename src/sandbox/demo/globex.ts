// Account 1 of instance 2: Globex. It reuses Acme's IDs with different content, so that mixing up the instances becomes
// visible.
import type { AccountState } from '../state';
import { createGlobexAgents } from './agents';
import { createGlobexAutomationRules } from './automation-rules';
import { createGlobexReasons } from './availability-reasons';
import { createGlobexCannedResponses } from './canned-responses';
import { createGlobexConversations } from './conversations';
import { createGlobexEmailSenders } from './email-senders';
import { createGlobexInboxes } from './inboxes';
import { createGlobexLabels } from './labels';
import { createGlobexMacros } from './macros';
import { createGlobexPortals } from './portals';
import { createGlobexTeams } from './teams';

export const createGlobexAccount = (): AccountState => ({
  instance: 2,
  id: 1,
  name: 'Globex',
  language: 'es',
  suspended: false,
  campaignCap: 1000,
  agents: createGlobexAgents(),
  ...createGlobexLabels(),
  inboxes: createGlobexInboxes(),
  ...createGlobexConversations(),
  cannedResponses: createGlobexCannedResponses(),
  macros: createGlobexMacros(),
  automationRules: createGlobexAutomationRules(),
  availabilityReasons: createGlobexReasons(),
  ...createGlobexTeams(),
  portals: createGlobexPortals(),
  emailSenders: createGlobexEmailSenders(),
  campaigns: [],
});
