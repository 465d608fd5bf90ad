import { IconRobot } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { assistantsQuery, listAssistants } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { includesFolded } from '~/lib/text/folded';
import { ViewButton } from '~/records/list/view-button';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { Page } from '~/ui/page/page';
import { DataTable } from '~/ui/table/data-table';
import { Filter, Filters } from '~/ui/table/filters';
import { ListView } from '~/ui/table/list-view';
import { NoRows } from '~/ui/table/no-rows';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view';
import { AssistantMenu } from './assistant-menu';
import { NoTenant } from './no-tenant';
import { OpenAssistant } from './open-assistant';
import { useAssistantColumns } from './use-assistant-columns';

export interface AssistantsSearch {
  readonly search?: string | undefined;
  readonly role?: string | undefined;
}

interface AssistantsScreenProps {
  readonly search: AssistantsSearch;
  readonly onSearchChange: (change: AssistantsSearch) => void;
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
      actions={canList && <AssistantMenu role={props.search.role} />}
    >
      {canList ? <AssistantList {...props} /> : <OpenAssistant role={props.search.role} />}
    </Page>
  );
}

function AssistantList({ search: { search, role }, onSearchChange }: AssistantsScreenProps) {
  const t = useT();
  const scope = useScope();
  const assistants = useQuery({ ...assistantsQuery(scope, role), placeholderData: keepPreviousData });
  const all = useQuery(assistantsQuery(scope)).data?.data;
  const roles = new Set(
    [...(all ?? []), { deployment_role: role }].flatMap((one) => one.deployment_role || []),
  );
  const ofRole = assistants.data?.data ?? [];
  const rows = ofRole.filter(({ name, id }) => includesFolded(`${name ?? ''}\n${id}`, search));
  const view = useTableView('assistants', useAssistantColumns(ofRole, role));
  const clear = () => onSearchChange({ search: undefined, role: undefined });
  return (
    <>
      <Filters
        view={<ViewButton view={view} source={rows} />}
        search={
          <SearchField
            label={t(m.assistants_search)}
            value={search ?? ''}
            onSearch={(text) => onSearchChange({ search: text || undefined })}
          />
        }
        onClear={role === undefined ? undefined : clear}
      >
        <Filter
          label={t(m.common_role)}
          value={role ?? ''}
          data={[
            { value: '', label: t(m.people_any_role) },
            ...[...roles].toSorted().map((value) => ({ value, label: value })),
          ]}
          onChange={({ currentTarget: { value } }) => onSearchChange({ role: value || undefined })}
        />
      </Filters>
      <ListView
        query={{ ...assistants, data: assistants.data && { ...assistants.data, data: rows } }}
        columns={view.shown}
        isCompact={view.choice.isCompact}
        empty={
          <NoRows
            search={search}
            isFiltered={role !== undefined}
            hint={t(m.assistants_none_text)}
            onClear={clear}
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
