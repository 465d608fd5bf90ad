import { Button } from '@mantine/core';
import { IconBolt, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { MACRO_SORTS } from '~/api/choices';
import { PAGE_SIZES } from '~/api/http/page';
import { listMacros, macrosQuery } from '~/api/macros';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ViewButton } from '~/records/list/view-button';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { MoreButton } from '~/ui/overlay/more-button';
import { Page } from '~/ui/page/page';
import { Filter, Filters } from '~/ui/table/filters';
import { NoRows } from '~/ui/table/no-rows';
import { PagedList } from '~/ui/table/paged-list';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view';
import { useMacroColumns } from './use-macro-columns';

const MacroViewMenu = lazyRouteComponent(() => import('./macro-view-menu'), 'MacroViewMenu');
const MacroItems = lazyRouteComponent(() => import('./macro-items'), 'MacroItems');

export interface MacrosSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
  readonly sort?: (typeof MACRO_SORTS)[number] | undefined;
}

interface MacrosScreenProps {
  readonly search: MacrosSearch;
  readonly onSearchChange: (change: MacrosSearch) => void;
}

/** The account's macros and one's own, each with what it does. */
export function MacrosScreen({ search, onSearchChange }: MacrosScreenProps) {
  const t = useT();
  const scope = useScope();
  const macros = useQuery({ ...macrosQuery(scope, search), placeholderData: keepPreviousData });
  const view = useTableView('macros', useMacroColumns(macros.data?.data ?? []));
  const isAgent = useIsAdministrator() === false;
  const params = { workspace: scope.slug };
  const sortTitles = {
    name_asc: t(m.common_sort_name_asc),
    name_desc: t(m.common_sort_name_desc),
    newest: t(m.common_newest_first),
    oldest: t(m.common_oldest_first),
  };
  const create = (
    <Button
      aria-keyshortcuts="C"
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to="/$workspace/macros/new" params={params} />}
    >
      {t(m.macros_new)}
    </Button>
  );
  return (
    <Page
      title={t(m.frame_macros)}
      description={t(isAgent ? m.macros_description_agent : m.macros_description)}
      actions={
        <>
          <MoreButton part={MacroItems} menu={(menu) => <MacroItems {...menu} />} />
          {create}
        </>
      }
    >
      <Filters
        view={
          <ViewButton view={view} source={{ operation: listMacros, query: search }} part={MacroViewMenu} />
        }
        search={
          <SearchField
            label={t(m.common_search_name)}
            value={search.search ?? ''}
            onSearch={(text) => onSearchChange({ search: text || undefined, page: undefined })}
          />
        }
      >
        <Filter
          label={t(m.common_sort)}
          value={search.sort ?? 'name_asc'}
          data={MACRO_SORTS.map((value) => ({ value, label: sortTitles[value] }))}
          onChange={(event) => {
            const sort = MACRO_SORTS.find((value) => value === event.currentTarget.value);
            onSearchChange({ sort, page: undefined });
          }}
        />
      </Filters>
      <PagedList
        query={macros}
        label={t(m.frame_macros)}
        view={view}
        empty={
          <NoRows
            search={search.search}
            hint={t(m.common_search_name_hint)}
            onClear={() => onSearchChange({ search: undefined, page: undefined })}
            icon={<IconBolt size={20} aria-hidden />}
            title={t(m.macros_none)}
            text={t(m.macros_none_text)}
            action={create}
          />
        }
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
    </Page>
  );
}
