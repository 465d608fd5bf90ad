import { type IconProps, IconSearch } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { parsePastedAddress } from '~/domain/pasted-address';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { normalizeIdentifier, parseDisplayNumber } from '~/lib/conversation-identifier';
import { indexItem, MATCH_RANKS, type ParsedSearch, parseSearch, searchLists } from '~/lib/text/find';
import type { PaletteResult } from '~/resources/record-reads';
import { getResource, RESOURCES } from '~/resources/resources';
import { useRecentRecords } from '~/resources/use-recent-records';
import { useScope } from '~/session/scope-context';
import { TextWithVariableChips } from '~/ui/identity/text-with-variable-chips';
import { type PaletteEntry, type PaletteTarget, useCreateActions, usePageEntries } from './palette-actions';
import { useCommands } from './palette-commands';
import type { PaletteSearchState } from './search-index';

export interface PaletteRow {
  readonly key: string;
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  readonly note?: ReactNode;
  readonly leadsTo: PaletteTarget;
}

export interface PaletteGroup {
  readonly title: string;
  readonly rows: readonly PaletteRow[];
}

interface RankedGroup extends PaletteGroup {
  /** The rank of the best match. Lower is better. */
  readonly best: number;
}

/** The maximum number of records shown per kind. */
const MAX_PER_GROUP = 8;

const toGoalRow = ({ id, ...goal }: PaletteEntry): PaletteRow => ({ ...goal, key: id });

const searchGoals = (title: string, goals: readonly PaletteEntry[], sought: ParsedSearch): RankedGroup => {
  const { items, best } = searchLists([goals.map(indexItem)], sought, { limit: MAX_PER_GROUP });
  return { title, rows: items.map(toGoalRow), best };
};

const getFindKey = ({ kind, parent = '', id }: PaletteResult) => `${kind} ${parent} ${id}`;

function toFindRows(t: Translator, workspace: string, find: PaletteResult): PaletteRow[] {
  const { kind, label, note } = find;
  const resource = getResource(kind);
  if (!resource) return [];
  const { icon, page, formatNote } = resource;
  return [
    {
      key: getFindKey(find),
      label,
      icon,
      note: note && (formatNote ? formatNote(t, note) : <TextWithVariableChips text={note} />),
      leadsTo: page(workspace, find),
    },
  ];
}

interface Search {
  readonly state: PaletteSearchState;
  readonly recent: readonly PaletteResult[];
  readonly sought: ParsedSearch;
  readonly text: string;
  readonly t: Translator;
  readonly workspace: string;
}

/** Returns the matching records, one group per kind. Among equal matches, recently opened records come first. */
function searchRecords({ state, recent, sought, text, t, workspace }: Search): RankedGroup[] {
  return RESOURCES.map(({ kind, title, searchPage }) => {
    const opened = recent.filter((find) => find.kind === kind);
    // Doesn't allocate objects, because it is called for thousands of records.
    const goesFirst = ({ id, parent }: PaletteResult) =>
      opened.some((one) => one.id === id && one.parent === parent);
    const ofKind = state.lists.filter((list) => list.kind === kind).map(({ index }) => index);
    const { items, best, total } = searchLists(ofKind, sought, { limit: MAX_PER_GROUP, goesFirst });
    const [first] = items;
    const rest: PaletteRow[] =
      searchPage && first && total > items.length
        ? [
            {
              key: `${kind} all`,
              label: t(m.frame_palette_all, { text }),
              icon: IconSearch,
              leadsTo: searchPage(workspace, text, first),
            },
          ]
        : [];
    return {
      title: t(title),
      rows: [...items.flatMap((find) => toFindRows(t, workspace, find)), ...rest],
      best,
    };
  });
}

/**
 * Returns the groups that match the typed text, best match first. If there is no text, returns recent records, pages
 * and actions.
 */
export function usePaletteGroups(typed: string, state: PaletteSearchState): readonly PaletteGroup[] {
  const t = useT();
  const scope = useScope();
  const workspace = scope.slug;
  const pages = usePageEntries();
  const actions = [...useCreateActions(state.portals), ...useCommands()];
  const recent = useRecentRecords();
  const text = typed.trim();
  if (text === '')
    return [
      { title: t(m.frame_recent), rows: recent.flatMap((find) => toFindRows(t, workspace, find)) },
      { title: t(m.frame_pages), rows: pages.map(toGoalRow) },
      { title: t(m.common_actions), rows: actions.map(toGoalRow) },
    ];
  const sought = parseSearch(text);
  const found = [
    searchGoals(t(m.frame_pages), pages, sought),
    ...searchRecords({ state, recent, sought, t, workspace, text }),
    searchGoals(t(m.common_actions), actions, sought),
  ];
  const isNumber = parseDisplayNumber(normalizeIdentifier(text)) !== null;
  const conversations: RankedGroup = {
    title: t(m.frame_conversations),
    rows: [
      {
        key: 'conversation',
        label: t(m.frame_palette_find, { id: text }),
        icon: IconSearch,
        leadsTo: linkOptions({
          to: '/$workspace/conversations',
          params: { workspace },
          // Doesn't trim the text, because identifiers are sent unchanged.
          search: { id: typed, open: true },
        }),
      },
    ],
    // A number or pasted URL most likely refers to a conversation. For other text, the conversation search is last.
    best: isNumber || parsePastedAddress(text, scope) ? -1 : MATCH_RANKS.none,
  };
  return [...found, conversations]
    .filter(({ rows }) => rows.length > 0)
    .toSorted((one, other) => one.best - other.best);
}
