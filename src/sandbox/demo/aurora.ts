// Account 3 of instance 1: Padaria Aurora, a bakery in Brazil.
import type { AccountState } from '../state';
import { createAuroraAgents } from './agents';
import { createAuroraAutomationRules } from './automation-rules';
import { createAuroraReasons } from './availability-reasons';
import { createAuroraCannedResponses } from './canned-responses';
import { createAuroraConversations } from './conversations';
import { createAuroraInboxes } from './inboxes';
import { createAuroraLabels } from './labels';
import { createAuroraMacros } from './macros';
import { createAuroraPortals } from './portals';
import { createAuroraTeams } from './teams';

export const createAuroraAccount = (): AccountState => ({
  instance: 1,
  id: 3,
  name: 'Padaria Aurora',
  language: 'pt-BR',
  suspended: false,
  campaignCap: 500,
  agents: createAuroraAgents(),
  ...createAuroraLabels(),
  inboxes: createAuroraInboxes(),
  ...createAuroraConversations(),
  cannedResponses: createAuroraCannedResponses(),
  macros: createAuroraMacros(),
  automationRules: createAuroraAutomationRules(),
  availabilityReasons: createAuroraReasons(),
  ...createAuroraTeams(),
  portals: createAuroraPortals(),
  emailSenders: [],
  campaigns: [],
});
