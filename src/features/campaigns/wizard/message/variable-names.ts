import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { VARIABLES } from '~/lib/text/text-variables';

type Variable = (typeof VARIABLES)[number];

export interface NamedVariable {
  readonly variable: Variable;
  readonly name: string;
}

/** The variables as people call them. */
export function useVariableNames(): readonly NamedVariable[] {
  const t = useT();
  return [
    { variable: 'contact.first_name', name: t(m.campaigns_variable_first_name) },
    { variable: 'contact.name', name: t(m.campaigns_variable_name) },
    { variable: 'contact.email', name: t(m.common_email) },
    { variable: 'contact.phone_number', name: t(m.campaigns_variable_phone) },
    { variable: 'agent.name', name: t(m.campaigns_variable_agent) },
    { variable: 'conversation.display_id', name: t(m.common_conversation_number) },
    { variable: 'inbox.name', name: t(m.common_inbox) },
    { variable: 'account.name', name: t(m.campaigns_account) },
  ];
}
