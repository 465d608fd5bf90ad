import { Box, Text } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import type { Agent } from '~/api/agents';
import { availabilityWord, roleWord } from '~/domain/agent-words';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SHOWN_CONTROLS, ShownPart } from '~/ui/page/shown-part';
import { type Column, DataTable } from '~/ui/table/data-table';
import row from '~/ui/table/row.module.css';
import { RowAction } from '~/ui/table/row-action';

interface MemberTableProps {
  readonly members: readonly Agent[];
  /** Those who are chosen to leave. */
  readonly leavingIds: ReadonlySet<number>;
  /** Chooses one to leave, or not to; undefined where nobody may be removed. */
  readonly onToggle: ((member: Agent) => void) | undefined;
}

export function MemberTable({ members, leavingIds, onToggle }: MemberTableProps) {
  const t = useT();
  const columns: Column<Agent>[] = [
    {
      key: 'name',
      title: t(m.common_name),
      cell: ({ name }) => (
        <Box component="bdi" display="block" miw="9rem" className="raw-text">
          {name}
        </Box>
      ),
    },
    {
      key: 'email',
      title: t(m.common_email),
      secondary: true,
      cell: ({ email }) => <span className="raw-text">{email}</span>,
    },
    {
      key: 'role',
      title: t(m.common_role),
      width: '6.5rem',
      secondary: true,
      cell: ({ role }) => roleWord(t, role) ?? '–',
    },
    {
      key: 'availability',
      title: t(m.teams_member_availability),
      width: '7rem',
      secondary: true,
      cell: ({ availability_status }) => availabilityWord(t, availability_status) ?? '–',
    },
  ];
  if (onToggle) {
    columns.push({
      key: 'leave',
      title: <span className={row.hidden}>{t(m.common_actions)}</span>,
      width: '3.5rem',
      cell: (member) => (
        <div className={row.actions}>
          <RowAction
            label={t(m.teams_member_leaves_label, { name: member.name })}
            aria-pressed={leavingIds.has(member.id)}
            onClick={() => onToggle(member)}
          >
            <IconUserMinus size={16} aria-hidden />
          </RowAction>
        </div>
      ),
    });
  }
  if (members.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t(m.teams_members_none)}
      </Text>
    );
  }
  return (
    <ShownPart items={members} step={SHOWN_CONTROLS} isKept={({ id }) => leavingIds.has(id)}>
      {(shown) => (
        <DataTable label={t(m.teams_members)} columns={columns} rows={shown} rowKey={({ id }) => id} />
      )}
    </ShownPart>
  );
}
