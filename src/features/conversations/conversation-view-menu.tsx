import { useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '~/api/conversations';
import { createAgentLookUp, createTeamLookUp, type Named } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatListAsCsv } from '~/records/list/list-sheet';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import { useScope } from '~/session/scope-context';
import { addExportColumns } from './conversation-sheet';

/** The view menu. The export always includes team and labels, and names instead of IDs. */
export function ConversationViewMenu(props: ViewMenuProps<Conversation>) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const { columns, shown } = props.view;

  const toCsv = async (rows: readonly Conversation[]): Promise<string> => {
    // The export contains the IDs if the names can't be loaded.
    const none: readonly Named[] = [];
    const [agents, teams] = await Promise.all([
      rows.some(({ assignee_id }) => assignee_id !== null)
        ? queryClient.fetchQuery(createAgentLookUp(scope)).catch(() => none)
        : none,
      rows.some(({ team_id }) => team_id !== null)
        ? queryClient.fetchQuery(createTeamLookUp(scope)).catch(() => none)
        : none,
    ]);
    const getId = (id: number) => t(m.common_target_number, { id });
    return formatListAsCsv(addExportColumns({ columns, shown, agents, teams, getId }), rows);
  };
  return <ViewMenu {...props} toCsv={toCsv} />;
}
