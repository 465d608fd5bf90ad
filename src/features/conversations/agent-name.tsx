import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PersonName } from '~/ui/identity/person-avatar';

interface AgentNameProps {
  /** The ID of the assignee, or null for an unassigned conversation. */
  readonly id: number | null;
  /** The name of the assignee, or undefined if it isn't loaded. */
  readonly name: string | undefined;
}

/** Shows the name of a conversation's assignee, or the ID if the name isn't loaded. */
export function AgentName({ id, name }: AgentNameProps) {
  const t = useT();
  if (id === null) return <PersonName name={null} />;
  return name === undefined ? t(m.common_id, { id }) : <PersonName name={name} />;
}
