import { IconBolt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NAME_SORTS } from '~/api/choices';
import { listMacros, type Macro, macrosQuery } from '~/api/macros';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ListScreen } from '~/records/list/list-screen';
import { NameSort } from '~/records/list/name-sort';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { MoreButton } from '~/ui/overlay/more-button';
import { NewButton } from '~/ui/page/new-button';
import type { ListSearch, SearchProps } from '~/ui/table/list-search';
import { useRowChoice } from '~/ui/table/selection/row-choice';
import { useRowMenu } from '~/ui/table/use-row-menu';
import { MacroBulkActions, MacroItems, MacroRowMenu, MacroViewMenu } from './lazy-parts';
import { useMacroColumns } from './use-macro-columns';

interface MacrosSearch extends ListSearch {
  readonly sort?: (typeof NAME_SORTS)[number] | undefined;
}

/** Lists the shared macros of the account and the user's personal ones. */
export function MacrosScreen({ search, onSearchChange }: SearchProps<MacrosSearch>) {
  const t = useT();
  const scope = useScope();
  const macros = useQuery({ ...macrosQuery(scope, search), placeholderData: keepPreviousData });
  const rowMenu = useRowMenu<Macro>();
  const rows = macros.data?.data ?? [];
  const { column, choice, onChoose } = useRowChoice(rows, ({ name }) => name);
  const columns = [column, ...useMacroColumns(rows, rowMenu.getTarget)];
  const source = { operation: listMacros, query: search };
  const isAgent = useIsAdministrator() === false;
  const params = { workspace: scope.slug };
  return (
    <ListScreen
      list="macros"
      title={t(m.frame_macros)}
      actions={<MoreButton part={MacroItems} menu={(menu) => <MacroItems {...menu} />} />}
      create={
        <NewButton renderRoot={(props) => <Link {...props} to="/$workspace/macros/new" params={params} />}>
          {t(m.macros_new)}
        </NewButton>
      }
      columns={columns}
      query={macros}
      source={source}
      viewMenu={MacroViewMenu}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.common_search_name)}
      searchHint={t(m.common_search_name_hint)}
      filters={<NameSort sort={search.sort} onSearchChange={onSearchChange} />}
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
