import { IconBolt } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NAME_SORTS } from '~/api/choices';
import { listMacros, type Macro, macrosQuery } from '~/api/macros';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { takePage } from '~/lib/file/page-meta';
import { ListScreen } from '~/records/list/list-screen';
import { NameSortFilter } from '~/records/list/name-sort-filter';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { MoreActionsButton } from '~/ui/overlay/more-actions-button';
import { NewRecordButton } from '~/ui/page/new-record-button';
import { FilterSelect } from '~/ui/table/filter-bar';
import type { ListSearchParams, SearchProps } from '~/ui/table/list-search-params';
import { useRowSelection } from '~/ui/table/selection/row-choice';
import { useRowMenu } from '~/ui/table/use-row-menu';
import { MacroBulkActions, MacroRowMenu, MacroScreenMenuItems, MacroViewMenu } from './lazy-parts';
import { macroTextQuery } from './macro-text-query';
import { useMacroColumns } from './use-macro-columns';

interface MacrosSearch extends ListSearchParams {
  readonly sort?: (typeof NAME_SORTS)[number] | undefined;
  /** If `texts`, the console also searches the content of all macros, because the platform searches only names. */
  readonly in?: 'texts' | undefined;
}

/** Lists the shared macros of the account and the user's personal macros. */
export function MacrosScreen({ search, onSearchChange }: SearchProps<MacrosSearch>) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const { in: searched, ...query } = search;
  const isInTexts = searched === 'texts' && Boolean(search.search);
  const byName = useQuery({
    ...macrosQuery(scope, query),
    placeholderData: keepPreviousData,
    enabled: !isInTexts,
  });
  const byText = useQuery({
    ...macroTextQuery(queryClient, scope, query),
    placeholderData: keepPreviousData,
    enabled: isInTexts,
  });
  const macros = isInTexts ? { ...byText, data: byText.data && takePage(byText.data.data, query) } : byName;
  const rowMenu = useRowMenu<Macro>();
  const rows = macros.data?.data ?? [];
  const { column, choice, onChoose } = useRowSelection(rows, ({ name }) => name);
  const columns = [column, ...useMacroColumns(rows, rowMenu.getTarget)];
  const source = isInTexts ? (byText.data?.data ?? []) : { operation: listMacros, query };
  const isAgent = useIsAdministrator() === false;
  const params = { workspace: scope.slug };
  return (
    <ListScreen
      list="macros"
      title={t(m.frame_macros)}
      actions={
        <MoreActionsButton part={MacroScreenMenuItems} menu={(menu) => <MacroScreenMenuItems {...menu} />} />
      }
      create={
        <NewRecordButton
          renderRoot={(props) => <Link {...props} to="/$workspace/macros/new" params={params} />}
        >
          {t(m.macros_new)}
        </NewRecordButton>
      }
      columns={columns}
      query={macros}
      source={source}
      viewMenu={MacroViewMenu}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(isInTexts ? m.macros_search_texts : m.common_search_name)}
      searchHint={t(isInTexts ? m.macros_search_texts_hint : m.macros_search_names_hint)}
      filters={
        <>
          {search.search && (
            <FilterSelect
              label={t(m.portal_replace_within)}
              value={searched ?? ''}
              data={[
                { value: '', label: t(m.macros_search_in_names) },
                { value: 'texts', label: t(m.macros_search_in_texts) },
              ]}
              onChange={({ currentTarget }) =>
                onSearchChange({ in: currentTarget.value === 'texts' ? 'texts' : undefined, page: undefined })
              }
            />
          )}
          <NameSortFilter sort={search.sort} onSearchChange={onSearchChange} />
        </>
      }
      empty={{
        icon: IconBolt,
        title: t(m.macros_none),
        text: t(isAgent ? m.macros_none_text_agent : m.macros_none_text),
      }}
      asked={choice.chosen.size || rowMenu.row}
    >
      {choice.chosen.size > 0 && (
        <MacroBulkActions {...choice} onChoose={onChoose} page={macros.data} source={source} />
      )}
      {rowMenu.menu && rowMenu.row && (
        <MacroRowMenu key={rowMenu.row.id} {...rowMenu.menu} macro={rowMenu.row} />
      )}
    </ListScreen>
  );
}
