// The registry of operation handlers, with one file per resource. A request without a handler
// gets a 501 response and is reported.
import type { OperationHandler } from './operation-handler';
import { agentHandlers } from './rules/agents';
import { articleHandlers } from './rules/articles';
import { assistantHandlers } from './rules/assistants';
import { authHandlers } from './rules/auth';
import { automationRuleHandlers } from './rules/automation-rules';
import { availabilityReasonHandlers } from './rules/availability-reasons';
import { campaignHandlers } from './rules/campaigns';
import { cannedResponseHandlers } from './rules/canned-responses';
import { categoryHandlers } from './rules/categories';
import { conversationHandlers } from './rules/conversations';
import { emailSenderHandlers } from './rules/email-senders';
import { inboxHandlers } from './rules/inboxes';
import { labelHandlers } from './rules/labels';
import { macroHandlers } from './rules/macros';
import { portalHandlers } from './rules/portals';
import { teamHandlers } from './rules/teams';
import { uploadHandlers } from './rules/uploads';

const RULES: readonly OperationHandler[] = [
  ...authHandlers,
  ...conversationHandlers,
  ...inboxHandlers,
  ...cannedResponseHandlers,
  ...macroHandlers,
  ...automationRuleHandlers,
  ...campaignHandlers,
  ...labelHandlers,
  ...agentHandlers,
  ...emailSenderHandlers,
  ...availabilityReasonHandlers,
  ...teamHandlers,
  ...portalHandlers,
  ...categoryHandlers,
  ...articleHandlers,
  ...uploadHandlers,
  ...assistantHandlers,
];

const byOperation = new Map(RULES.map((rule) => [rule.operation.id, rule]));

export const findOperationHandler = (
  operation: OperationHandler['operation']['id'],
): OperationHandler | undefined => byOperation.get(operation);
