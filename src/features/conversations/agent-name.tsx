import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PersonName } from '~/ui/identity/person-mark';

interface AgentNameProps {
  /** Null while nobody is assigned. */
  readonly id: number | null;
  /** Undefined while the name isn't known. */
  readonly name: string | undefined;
}

/** The assignee of a conversation, or the ID of one whose name isn't known. */
export function AgentName({ id, name }: AgentNameProps) {
  const t = useT();
  if (id === null) return <PersonName name={null} />;
  return name === undefined ? t(m.common_target_number, { id }) : <PersonName name={name} />;
}
