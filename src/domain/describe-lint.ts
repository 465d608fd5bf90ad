// Sentences that explain possible mistakes.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { LintCode, TextLint } from './lints';

const LINTS: Record<LintCode, (inputs: { subject: string }) => string> = {
  'label-both': m.macros_lint_label_both,
  'team-twice': m.macros_lint_team_twice,
  'agent-twice': m.macros_lint_agent_twice,
  'status-twice': m.macros_lint_status_twice,
  'priority-twice': m.macros_lint_priority_twice,
  'no-text': m.macros_lint_no_text,
  'no-label': m.macros_lint_no_label,
  'team-as-text': m.macros_lint_team_as_text,
  'agent-as-text': m.macros_lint_agent_as_text,
  'team-taken-away': m.macros_lint_team_removed,
  'label-not-found': m.macros_lint_label_not_found,
  'team-not-found': m.macros_lint_team_not_found,
  'agent-not-listed': m.macros_lint_agent_not_listed,
  'agent-not-confirmed': m.macros_lint_agent_not_confirmed,
  'unknown-variable': m.macros_lint_unknown_variable,
  'first-name': m.macros_lint_first_name,
  'unknown-status': m.macros_lint_unknown_status,
  'unknown-priority': m.macros_lint_unknown_priority,
  'outside-list': m.macros_lint_outside_list,
  'unknown-shape': m.macros_lint_unknown_shape,
  'message-after-resolving': m.macros_lint_message_after_resolving,
  'never-meets': m.health_contradiction,
  'not-joined': m.automation_rules_lint_not_joined,
};

export const describeLint = (t: Translator, { code, subject }: TextLint): string =>
  t(LINTS[code], { subject });
