import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PersonName } from '~/ui/identity/person-mark';

interface AgentNameProps {
  /** Null for an unassigned conversation. */
  readonly id: number | null;
  /** Undefined if the name isn't loaded. */
  readonly name: string | undefined;
}

/** The assignee of a conversation. Shows the ID if the name isn't loaded. */
export function AgentName({ id, name }: AgentNameProps) {
  const t = useT();
  if (id === null) return <PersonName name={null} />;
  return name === undefined ? t(m.common_target_number, { id }) : <PersonName name={name} />;
}
