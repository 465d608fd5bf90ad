import { Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversation } from '~/api/conversations';
import { agentNamesQuery, type NamedRecord, teamNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { formatListAsCsv } from '~/records/list/list-sheet';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import { useScope } from '~/session/scope-context';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import type { Column } from '~/ui/table/data-table';
import { createExportColumns } from './conversation-sheet';

const TimesDialog = createLazyPart(
  () => import('./response-times/response-times-dialog'),
  'ResponseTimesDialog',
);

/** The view menu. Exports always include team and labels, with names instead of IDs. */
export function ConversationViewMenu(props: ViewMenuProps<Conversation>) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [isExporting, setExporting] = useState(false);
  const { list, columns, shown } = props.view;

  const toCsv = async (
    rows: readonly Conversation[],
    more: readonly Column<Conversation>[] = [],
  ): Promise<string> => {
    // If the names can't be loaded, the export contains IDs instead.
    const none: readonly NamedRecord[] = [];
    const [agents, teams] = await Promise.all([
      rows.some(({ assignee_id }) => assignee_id !== null)
        ? queryClient.fetchQuery(agentNamesQuery(scope)).catch(() => none)
        : none,
      rows.some(({ team_id }) => team_id !== null)
        ? queryClient.fetchQuery(teamNamesQuery(scope)).catch(() => none)
        : none,
    ]);
    const getId = (id: number) => t(m.common_id, { id });
    return formatListAsCsv([...createExportColumns({ columns, shown, agents, teams, getId }), ...more], rows);
  };
  return (
    <>
      <ViewMenu {...props} toCsv={(rows) => toCsv(rows)}>
        <Menu.Item {...createPreloadHandlers(TimesDialog)} onClick={() => setExporting(true)}>
          {t(m.conversations_times_export)}
        </Menu.Item>
      </ViewMenu>
      <LazyPartBoundary asked={isExporting}>
        {isExporting && (
          <TimesDialog
            source={props.source}
            toCsv={toCsv}
            fileStem={`${list}-response-times-${scope.slug}`}
            onClose={() => setExporting(false)}
          />
        )}
      </LazyPartBoundary>
    </>
  );
}
