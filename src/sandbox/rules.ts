// The registry of operation handlers, with one file per resource. A request whose operation has no handler gets 501 and
// is reported.
import type { OperationHandler } from './operation-handler';
import { agentRules } from './rules/agents';
import { articleRules } from './rules/articles';
import { assistantRules } from './rules/assistants';
import { authRules } from './rules/auth';
import { automationRuleHandlers } from './rules/automation-rules';
import { availabilityReasonRules } from './rules/availability-reasons';
import { campaignRules } from './rules/campaigns';
import { cannedResponseRules } from './rules/canned-responses';
import { categoryRules } from './rules/categories';
import { conversationRules } from './rules/conversations';
import { emailSenderRules } from './rules/email-senders';
import { inboxRules } from './rules/inboxes';
import { labelRules } from './rules/labels';
import { macroRules } from './rules/macros';
import { portalRules } from './rules/portals';
import { teamRules } from './rules/teams';
import { uploadRules } from './rules/uploads';

const RULES: readonly OperationHandler[] = [
  ...authRules,
  ...conversationRules,
  ...inboxRules,
  ...cannedResponseRules,
  ...macroRules,
  ...automationRuleHandlers,
  ...campaignRules,
  ...labelRules,
  ...agentRules,
  ...emailSenderRules,
  ...availabilityReasonRules,
  ...teamRules,
  ...portalRules,
  ...categoryRules,
  ...articleRules,
  ...uploadRules,
  ...assistantRules,
];

const byOperation = new Map(RULES.map((rule) => [rule.operation.id, rule]));

export const findOperationHandler = (
  operation: OperationHandler['operation']['id'],
): OperationHandler | undefined => byOperation.get(operation);
