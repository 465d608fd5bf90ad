// The members of a team, each with a button that selects the member for removal.
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import type { Agent } from '~/api/agents';
import { getRoleLabel } from '~/domain/agent-labels';
import { AvailabilityIndicator } from '~/domain/availability-indicator';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { PersonAvatar } from '~/ui/identity/person-avatar';
import { INITIAL_CONTROL_COUNT, TruncatedList } from '~/ui/page/truncated-list';
import { RowAction } from '~/ui/table/row-action';
import { useTextMarker } from '~/ui/text/use-text-marker';
import classes from './member-list.module.css';

interface MemberListProps {
  readonly members: readonly Agent[];
  /** The members that are selected for removal. */
  readonly leavingIds: ReadonlySet<number>;
  /** Selects or deselects a member for removal. Undefined if members can't be removed. */
  readonly onToggle: ((member: Agent) => void) | undefined;
}

export function MemberList({ members, leavingIds, onToggle }: MemberListProps) {
  const t = useT();
  const mark = useTextMarker();
  if (members.length === 0) return <p className={classes.none}>{t(m.teams_members_none)}</p>;
  return (
    <div className={classes.list}>
      <TruncatedList items={members} step={INITIAL_CONTROL_COUNT} isKept={({ id }) => leavingIds.has(id)}>
        {(shown) => (
          <ul className={classes.members} aria-label={t(m.teams_members)}>
            {shown.map((member) => {
              const { id, name, email, role, availability_status } = member;
              const isLeaving = leavingIds.has(id);
              return (
                <li key={id} data-leaving={isLeaving || undefined}>
                  <PersonAvatar name={name} size="medium" />
                  <div className={classes.who}>
                    <bdi title={mark(name)}>{mark(name)}</bdi>
                    {email && <small title={mark(email)}>{mark(email)}</small>}
                  </div>
                  <span className={classes.role}>{mark(getRoleLabel(t, role) ?? '')}</span>
                  <span className={classes.status}>
                    <AvailabilityIndicator status={availability_status} />
                  </span>
                  {onToggle && (
                    <RowAction
                      label={t(m.teams_remove_member_label, { name })}
                      aria-pressed={isLeaving}
                      onClick={() => onToggle(member)}
                    >
                      {isLeaving ? (
                        <IconArrowBackUp size={16} aria-hidden />
                      ) : (
                        <IconX size={16} aria-hidden />
                      )}
                    </RowAction>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </TruncatedList>
    </div>
  );
}
