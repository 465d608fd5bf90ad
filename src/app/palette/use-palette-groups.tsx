import { type IconProps, IconSearch } from '@tabler/icons-react';
import { linkOptions, type NavigateOptions } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { pastedAddress } from '~/domain/pasted-address';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { cleanIdentifier, displayNumber } from '~/lib/conversation-identifier';
import { findIn, indexed, RANK, type Sought, soughtBy } from '~/lib/text/find';
import type { CreateAction } from '~/resources/define-resource';
import type { Find } from '~/resources/record-reads';
import { getResource, RESOURCES } from '~/resources/resources';
import { useScope } from '~/session/scope-context';
import type { FindState } from './find-index';
import { type Goal, useCreateActions, usePages } from './palette-acts';
import { useRecent } from './use-recent';

export interface PaletteRow {
  readonly key: string;
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  readonly note?: ReactNode;
  readonly leadsTo: NavigateOptions | CreateAction;
}

export interface PaletteGroup {
  readonly title: string;
  readonly rows: readonly PaletteRow[];
}

interface RankedGroup extends PaletteGroup {
  readonly best: number;
}

/** More of one kind are never drawn. */
const MOST = 8;

const rowOfGoal = ({ id, ...goal }: Goal): PaletteRow => ({ ...goal, key: id });

const goalsIn = (title: string, goals: readonly Goal[], sought: Sought): RankedGroup => {
  const { items, best } = findIn([goals.map(indexed)], sought, { limit: MOST });
  return { title, rows: items.map(rowOfGoal), best };
};

const keyOfFind = ({ kind, parent = '', id }: Find) => `${kind} ${parent} ${id}`;

function rowOfFind(t: T, workspace: string, find: Find): PaletteRow[] {
  const { kind, label, note } = find;
  const resource = getResource(kind);
  if (!resource) return [];
  const { icon, page, formatNote } = resource;
  return [
    {
      key: keyOfFind(find),
      label,
      icon,
      note: note && formatNote ? formatNote(t, note) : note,
      leadsTo: page(workspace, find),
    },
  ];
}

interface Search {
  readonly state: FindState;
  readonly recent: readonly Find[];
  readonly sought: Sought;
  readonly text: string;
  readonly t: T;
  readonly workspace: string;
}

/** What fits among the records, a group a kind; what was opened last goes first among equals. */
function recordsIn({ state, recent, sought, text, t, workspace }: Search): RankedGroup[] {
  return RESOURCES.map(({ kind, title, searchPage }) => {
    const opened = recent.filter((find) => find.kind === kind);
    // Asked of each of thousands: nothing is made for it.
    const goesFirst = ({ id, parent }: Find) => opened.some((one) => one.id === id && one.parent === parent);
    const ofKind = state.lists.filter((list) => list.kind === kind).map(({ index }) => index);
    const { items, best, total } = findIn(ofKind, sought, { limit: MOST, goesFirst });
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
      rows: [...items.flatMap((find) => rowOfFind(t, workspace, find)), ...rest],
      best,
    };
  });
}

/** What the palette offers for what is typed, the best group first; while nothing is, where one may want to go. */
export function usePaletteGroups(typed: string, state: FindState): readonly PaletteGroup[] {
  const t = useT();
  const scope = useScope();
  const workspace = scope.slug;
  const pages = usePages();
  const acts = useCreateActions(state.portals);
  const recent = useRecent();
  const text = typed.trim();
  if (text === '')
    return [
      { title: t(m.frame_recent), rows: recent.flatMap((find) => rowOfFind(t, workspace, find)) },
      { title: t(m.frame_pages), rows: pages.map(rowOfGoal) },
      { title: t(m.common_actions), rows: acts.map(rowOfGoal) },
    ];
  const sought = soughtBy(text);
  const found = [
    goalsIn(t(m.frame_pages), pages, sought),
    ...recordsIn({ state, recent, sought, t, workspace, text }),
    goalsIn(t(m.common_actions), acts, sought),
  ];
  const isNumber = displayNumber(cleanIdentifier(text)) !== null;
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
          // Exactly as it came.
          search: { id: typed, open: true },
        }),
      },
    ],
    // A number is a conversation's before it is anything else's; a text only where nothing has such a name.
    best: isNumber || pastedAddress(text, scope) ? -1 : RANK.none,
  };
  return [...found, conversations]
    .filter(({ rows }) => rows.length > 0)
    .toSorted((one, other) => one.best - other.best);
}
