// Account 3 of instance 1: Padaria Aurora, a bakery in Brazil.
import type { AccountState } from '../state';
import { auroraAgents } from './agents';
import { auroraAutomationRules } from './automation-rules';
import { auroraReasons } from './availability-reasons';
import { auroraCannedResponses } from './canned-responses';
import { auroraConversations } from './conversations';
import { auroraInboxes } from './inboxes';
import { auroraLabels } from './labels';
import { auroraMacros } from './macros';
import { auroraPortals } from './portals';
import { auroraTeams } from './teams';

export const createAuroraAccount = (): AccountState => ({
  instance: 1,
  id: 3,
  name: 'Padaria Aurora',
  language: 'pt-BR',
  suspended: false,
  campaignCap: 500,
  agents: auroraAgents(),
  ...auroraLabels(),
  inboxes: auroraInboxes(),
  ...auroraConversations(),
  cannedResponses: auroraCannedResponses(),
  macros: auroraMacros(),
  automationRules: auroraAutomationRules(),
  availabilityReasons: auroraReasons(),
  ...auroraTeams(),
  portals: auroraPortals(),
  emailSenders: [],
  campaigns: [],
});
