// Finding and replacing in a text editor. The search itself is the editor's: what is typed here goes there, and is read from there.
import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { ActionIcon, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FindChoices, type FindPart, ReplaceFields } from './find-fields';

/** What `replaceAll` replaced, and by what. */
export interface Replaced {
  readonly phrase: string;
  readonly by: string;
}

interface FindPanelProps {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly onReplacedAll?: (replaced: Replaced) => void;
}

export function FindPanel({ view, state, onReplacedAll }: FindPanelProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const query = getSearchQuery(state);
  const { count, current, more } = matchesOf(query, useDeferredValue(state));
  // With the last match the button that replaced it is of no use any more: its focus would leave the panel.
  useEffect(() => {
    if (count === 0 && document.activeElement?.matches(':disabled')) field.current?.focus();
  }, [count]);
  const shownCount = more ? `${count}+` : String(count);

  useEffect(() => field.current?.select(), []);

  const search = (part: FindPart) => {
    const { caseSensitive, wholeWord, replace } = query;
    const next = new SearchQuery({
      search: query.search,
      literal: true,
      caseSensitive,
      wholeWord,
      replace,
      ...part,
    });
    // While one types, what is found next is shown: from where the last words were found on, so that more words extend them.
    const hit = part.search === undefined ? null : firstMatch(next, state);
    view.dispatch({
      effects: setSearchQuery.of(next),
      ...(hit && {
        selection: { anchor: hit.from, head: hit.to },
        scrollIntoView: true,
        userEvent: 'select.search',
      }),
    });
  };

  const replaceEverywhere = () => {
    replaceAll(view);
    onReplacedAll?.({ phrase: query.search, by: query.replace });
  };
  const close = () => {
    closeSearchPanel(view);
    view.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method choose among its candidates.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === field.current)
      (event.shiftKey ? findPrevious : findNext)(view);
    else return;
    event.preventDefault();
  };

  return (
    <search aria-label={t(m.editor_find)} onKeyDown={onKeyDown}>
      <Group gap="xs" p="xs" align="end">
        <TextInput
          ref={field}
          // The editor leads Mod-F to it.
          main-field=""
          size="xs"
          label={t(m.editor_find_text)}
          value={query.search}
          onChange={(event) => search({ search: event.currentTarget.value })}
        />
        <ActionIcon
          variant="default"
          aria-label={t(m.common_previous_match)}
          onClick={() => findPrevious(view)}
        >
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t(m.common_next_match)} onClick={() => findNext(view)}>
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        {!state.readOnly && (
          <ReplaceFields
            replacement={query.replace}
            onChange={(replace) => search({ replace })}
            count={count}
            shownCount={shownCount}
            onReplace={() => replaceNext(view)}
            onReplaceAll={replaceEverywhere}
          />
        )}
        {/* As high as a field: on a line with them they stand level. */}
        <Group gap="xs" mih="1.875rem" flex="1" wrap="nowrap">
          <FindChoices query={query} onChange={search} />
          <Text span size="xs" role="status">
            {query.search !== '' && <Found count={shownCount} current={current} />}
          </Text>
          <CloseButton size="sm" ms="auto" aria-label={t(m.editor_find_close)} onClick={close} />
        </Group>
      </Group>
    </search>
  );
}

interface FoundProps {
  readonly count: string;
  readonly current: number;
}

function Found({ count, current }: FoundProps) {
  const t = useT();
  if (count === '0') return t(m.common_no_matches);
  // What was typed or chosen since may be none of them.
  return current === 0 ? t(m.editor_find_count, { count }) : t(m.editor_find_matches, { current, count });
}

interface Matches {
  readonly count: number;
  /** Counted from 1; 0 if the selection isn't a match. */
  readonly current: number;
  /** Reports that counting stopped early. */
  readonly more: boolean;
}

const COUNTED = 1000;

function matchesOf(query: SearchQuery, state: EditorState): Matches {
  if (!query.valid) return { count: 0, current: 0, more: false };
  const { from, to } = state.selection.main;
  const cursor = query.getCursor(state);
  let current = 0;
  for (let count = 0; ; count++) {
    const { done, value } = cursor.next();
    if (done) return { count, current, more: false };
    if (count === COUNTED) return { count, current, more: true };
    if (value.from === from && value.to === to) current = count + 1;
  }
}

/** The next match from the selection on, wrapping to the top, or null. */
function firstMatch(query: SearchQuery, state: EditorState): { from: number; to: number } | null {
  if (!query.valid) return null;
  const { from } = state.selection.main;
  for (const start of [from, 0]) {
    const { done, value } = query.getCursor(state, start).next();
    if (!done) return value;
  }
  return null;
}
