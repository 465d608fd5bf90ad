// The find-and-replace panel of a text editor. The editor performs the search.
import { ActionIcon, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FindOptionFields, ReplaceFields } from './find-fields';
import type { FindTarget, Replacement } from './find-target';

interface FindPanelProps {
  readonly target: FindTarget;
  /** Called instead of replacing all matches at once. Set by editors that list the matches first. */
  readonly onReplaceAll?: () => void;
  /** A counter. Each new value moves the focus to the panel. */
  readonly focusRequest?: number;
}

export function FindPanel({ target, onReplaceAll, focusRequest }: FindPanelProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const { query } = target;
  const [replaced, setReplaced] = useState<(Replacement & Pick<FindTarget, 'query'>) | null>(null);
  const counted = useDeferredValue(target);
  const { count, current, isMore } = counted.countMatches();
  // The result of "Replace all" is shown until the text, the query or the selected match changes.
  const isReplaced = replaced?.text === counted.text && replaced.query === counted.query && current === 0;
  // Moves the focus to the search field if replacing the last match disables the focused button.
  useEffect(() => {
    if (count === 0 && document.activeElement?.matches(':disabled')) field.current?.focus();
  }, [count]);
  const shownCount = isMore ? `${count}+` : String(count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new number is a request to focus the panel
  useEffect(() => field.current?.select(), [focusRequest]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores keys while an input method is composing text, because these keys select among the suggestions of the
    // input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') target.close();
    else if (event.key === 'Enter' && event.target === field.current)
      (event.shiftKey ? target.goToPrevious : target.goToNext)();
    else return;
    event.preventDefault();
  };

  return (
    <search aria-label={t(m.editor_find)} onKeyDown={onKeyDown}>
      <Group gap="xs" p="xs" align="end">
        <TextInput
          ref={field}
          // CodeMirror focuses the field with this attribute on Mod-F.
          main-field=""
          size="xs"
          label={t(m.editor_find_text)}
          value={query.search}
          onChange={(event) => target.changeQuery({ search: event.currentTarget.value })}
        />
        <ActionIcon
          variant="default"
          aria-label={t(m.common_previous_match)}
          onClick={() => target.goToPrevious()}
        >
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t(m.common_next_match)} onClick={() => target.goToNext()}>
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        {!target.isReadOnly && (
          <ReplaceFields
            replacement={query.replace}
            onChange={(replace) => target.changeQuery({ replace })}
            count={count}
            shownCount={shownCount}
            onReplace={() => target.replace()}
            onReplaceAll={onReplaceAll ?? (() => setReplaced({ ...target.replaceAll(), query }))}
          />
        )}
        {/* The button is as high as a text field, to align with the adjacent fields. */}
        <Group gap="xs" mih="1.875rem" flex="1 1 max-content" style={{ whiteSpace: 'nowrap' }}>
          <FindOptionFields query={query} onChange={target.changeQuery} />
          <Text span size="xs" role="status">
            {isReplaced
              ? t(m.editor_find_replaced_all, { count: replaced.count })
              : query.search !== '' && <Found count={shownCount} current={current} />}
          </Text>
          <CloseButton size="sm" ms="auto" aria-label={t(m.editor_find_close)} onClick={target.close} />
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
  return current === 0 ? t(m.editor_find_count, { count }) : t(m.editor_find_matches, { current, count });
}
