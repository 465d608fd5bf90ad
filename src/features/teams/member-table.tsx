import { Button, Text } from '@mantine/core';
import type { Agent } from '~/api/agents';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type Column, DataTable } from '~/ui/data-table';

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
      cell: ({ name }) => <bdi style={{ whiteSpace: 'nowrap' }}>{name}</bdi>,
    },
    { key: 'email', title: t(m.common_email), secondary: true, cell: ({ email }) => email },
    { key: 'role', title: t(m.common_role), secondary: true, cell: ({ role }) => role ?? '–' },
    {
      key: 'availability',
      title: t(m.teams_member_availability),
      secondary: true,
      cell: ({ availability_status }) => availability_status ?? '–',
    },
  ];
  if (onToggle) {
    columns.push({
      key: 'leave',
      title: t(m.common_actions),
      cell: (member) => (
        <Button
          size="compact-sm"
          variant={leavingIds.has(member.id) ? 'filled' : 'default'}
          color="red.9"
          aria-pressed={leavingIds.has(member.id)}
          aria-label={t(m.teams_member_leaves_label, { name: member.name })}
          onClick={() => onToggle(member)}
        >
          {t(m.common_remove)}
        </Button>
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
  return <DataTable label={t(m.teams_members)} columns={columns} rows={members} rowKey={({ id }) => id} />;
}
