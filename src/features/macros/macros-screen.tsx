import { Button } from '@mantine/core';
import { IconBolt, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import type { NAME_SORTS } from '~/api/choices';
import { listMacros, type Macro, macrosQuery } from '~/api/macros';
import { actionsSentence } from '~/domain/action-sentence';
import { visibilityWord } from '~/domain/macro-action';
import { useTargetNames } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { ListScreen } from '~/records/list/list-screen';
import { NameSort } from '~/records/list/name-sort';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { MoreButton } from '~/ui/overlay/more-button';
import { usePlainLink } from '~/ui/page/plain-link';
import type { Column } from '~/ui/table/data-table';
import type { ListSearch, SearchProps } from '~/ui/table/list-search';
import { Tag } from '~/ui/text/tag';
import { useTimes } from '~/ui/time/time';

const MacroViewMenu = lazyRouteComponent(() => import('./macro-view-menu'), 'MacroViewMenu');
const MacroItems = lazyRouteComponent(() => import('./macro-items'), 'MacroItems');

interface MacrosSearch extends ListSearch {
  readonly sort?: (typeof NAME_SORTS)[number] | undefined;
}

/** The account's macros and one's own, each with what it does. */
export function MacrosScreen({ search, onSearchChange }: SearchProps<MacrosSearch>) {
  const t = useT();
  const scope = useScope();
  const macros = useQuery({ ...macrosQuery(scope, search), placeholderData: keepPreviousData });
  const columns = useMacroColumns(macros.data?.data ?? []);
  const isAgent = useIsAdministrator() === false;
  const params = { workspace: scope.slug };
  return (
    <ListScreen
      list="macros"
      title={t(m.frame_macros)}
      description={t(isAgent ? m.macros_description_agent : m.macros_description)}
      actions={<MoreButton part={MacroItems} menu={(menu) => <MacroItems {...menu} />} />}
      create={
        <Button
          aria-keyshortcuts="C"
          leftSection={<IconPlus size={16} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/$workspace/macros/new" params={params} />}
        >
          {t(m.macros_new)}
        </Button>
      }
      columns={columns}
      query={macros}
      source={{ operation: listMacros, query: search }}
      viewMenu={MacroViewMenu}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.common_search_name)}
      searchHint={t(m.common_search_name_hint)}
      filters={<NameSort sort={search.sort} onSearchChange={onSearchChange} />}
      empty={{ icon: IconBolt, title: t(m.macros_none), text: t(m.macros_none_text) }}
    />
  );
}

/** Names, what each macro does, who sees it, and when it was changed. */
function useMacroColumns(macros: readonly Macro[]): Column<Macro>[] {
  const t = useT();
  const language = useFormatLocale();
  const workspace = useScope().slug;
  const link = usePlainLink();
  const time = useTimes();
  const names = useTargetNames(macros.flatMap(({ actions }) => actions));
  return [
    {
      key: 'macro',
      title: t(m.macros_macro),
      width: '18rem',
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <a
          {...link({ to: '/$workspace/macros/$macroId', params: { workspace, macroId: String(id) } })}
          dir="auto"
        >
          {name}
        </a>
      ),
    },
    {
      key: 'actions',
      title: t(m.common_actions),
      secondary: true,
      cell: ({ actions }) => actionsSentence(t, language, actions, names),
    },
    {
      key: 'visibility',
      beside: true,
      width: '8rem',
      title: t(m.macros_visibility),
      text: ({ visibility }) => visibilityWord(t, visibility),
      cell: ({ visibility }) => <Tag>{visibilityWord(t, visibility)}</Tag>,
    },
    {
      key: 'updated',
      width: '10.5rem',
      title: t(m.common_updated),
      text: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => time(updated_at, 'ago'),
    },
  ];
}
