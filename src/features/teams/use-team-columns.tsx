import { Link } from '@tanstack/react-router';
import type { Team } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/table/data-table';
import row from '~/ui/table/row.module.css';
import { Tag } from '~/ui/text/tag';

export function useTeamColumns(): Column<Team>[] {
  const t = useT();
  const workspace = useScope().slug;
  return [
    {
      key: 'name',
      title: t(m.common_name),
      text: ({ name }) => name,
      cell: ({ id, name, system_managed }) => (
        <div className={row.line}>
          <Link to="/$workspace/teams/$teamId" params={{ workspace, teamId: String(id) }} dir="auto">
            {name}
          </Link>
          {system_managed && <Tag>{t(m.teams_system_managed)}</Tag>}
        </div>
      ),
    },
    {
      key: 'description',
      title: t(m.common_description),
      secondary: true,
      cell: ({ description }) => description,
    },
    {
      key: 'timezone',
      width: '12rem',
      title: t(m.common_time_zone),
      secondary: true,
      cell: ({ timezone }) => timezone,
    },
    {
      key: 'auto_assign',
      width: '9rem',
      title: t(m.common_auto_assignment),
      secondary: true,
      cell: ({ allow_auto_assign }) => t(allow_auto_assign ? m.common_yes : m.common_no),
    },
  ];
}
