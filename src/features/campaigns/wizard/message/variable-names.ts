import { useT } from '~/i18n/use-t';
import type { TEXT_VARIABLES } from '~/lib/text/text-variables';
import { getVariableName } from '~/ui/identity/variable-names';

type Variable = (typeof TEXT_VARIABLES)[number];

export interface NamedVariable {
  readonly variable: Variable;
  readonly name: string;
}

/** The variables in the order of the menu, with those of the contact first. */
const OFFERED = [
  'contact.first_name',
  'contact.name',
  'contact.email',
  'contact.phone_number',
  'agent.name',
  'conversation.display_id',
  'inbox.name',
  'account.name',
] as const satisfies readonly Variable[];

export function useVariableNames(): readonly NamedVariable[] {
  const t = useT();
  return OFFERED.map((variable) => ({ variable, name: getVariableName(t, variable) }));
}
