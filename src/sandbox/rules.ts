// The register of rules: one file per resource. An operation without a rule answers 404.
import type { Rule } from './rule';
import { agentRules } from './rules/agents';
import { assistantRules } from './rules/assistants';
import { authRules } from './rules/auth';
import { campaignRules } from './rules/campaigns';
import { cannedResponseRules } from './rules/canned-responses';
import { conversationRules } from './rules/conversations';
import { emailSenderRules } from './rules/email-senders';
import { inboxRules } from './rules/inboxes';
import { labelRules } from './rules/labels';
import { uploadRules } from './rules/uploads';

const RULES: readonly Rule[] = [
  ...authRules,
  ...conversationRules,
  ...inboxRules,
  ...cannedResponseRules,
  ...campaignRules,
  ...labelRules,
  ...agentRules,
  ...emailSenderRules,
  ...uploadRules,
  ...assistantRules,
];

const byOperation = new Map(RULES.map((rule) => [rule.operation.id, rule]));

export const ruleFor = (operation: Rule['operation']['id']): Rule | undefined => byOperation.get(operation);
