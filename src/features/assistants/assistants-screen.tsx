import { IconRobot } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { assistantsQuery, listAssistants } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ViewButton } from '~/records/view-button';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { DataTable } from '~/ui/data-table';
import { Filters } from '~/ui/filters';
import { ListView } from '~/ui/list-view';
import { NoRows } from '~/ui/no-rows';
import { Page } from '~/ui/page';
import { SearchField } from '~/ui/search-field';
import { useTableView } from '~/ui/table-view';
import { AssistantMenu } from './assistant-menu';
import { NoTenant } from './no-tenant';
import { OpenAssistant } from './open-assistant';
import { useAssistantColumns } from './use-assistant-columns';

interface AssistantsScreenProps {
  readonly role: string | undefined;
  readonly onRoleChange: (role: string | undefined) => void;
}

/** The tenant's assistants: drafts and published told apart, and paired. */
export function AssistantsScreen(props: AssistantsScreenProps) {
  const t = useT();
  const { tenant } = useScope();
  const canList = useAvailability(listAssistants) === 'on';
  if (tenant === null) return <NoTenant />;
  return (
    <Page
      title={t(m.frame_assistants)}
      description={t(m.assistants_list_text)}
      actions={canList && <AssistantMenu role={props.role} />}
    >
      {canList ? <AssistantList {...props} /> : <OpenAssistant role={props.role} />}
    </Page>
  );
}

function AssistantList({ role, onRoleChange }: AssistantsScreenProps) {
  const t = useT();
  const assistants = useQuery({ ...assistantsQuery(useScope(), role), placeholderData: keepPreviousData });
  const rows = assistants.data?.data ?? [];
  const view = useTableView('assistants', useAssistantColumns(rows, role));
  return (
    <>
      <Filters
        view={<ViewButton view={view} source={rows} />}
        search={
          <SearchField
            label={t(m.common_role)}
            value={role ?? ''}
            onSearch={(text) => onRoleChange(text.trim() || undefined)}
          />
        }
      />
      <ListView
        query={assistants}
        columns={view.shown}
        isCompact={view.choice.isCompact}
        empty={
          <NoRows
            search={role}
            hint={t(m.assistants_none_text)}
            onClear={() => onRoleChange(undefined)}
            icon={<IconRobot size={20} aria-hidden />}
            title={t(m.assistants_none)}
            text={t(m.assistants_none_yet)}
          />
        }
      >
        {({ data }, isStale) => (
          <DataTable
            isWide
            label={t(m.frame_assistants)}
            rows={data}
            rowKey={({ id }) => id}
            isStale={isStale}
            isCompact={view.choice.isCompact}
            columns={view.shown}
          />
        )}
      </ListView>
    </>
  );
}
