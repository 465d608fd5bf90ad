import { useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Message } from '~/api/conversations';
import { readKey } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { dayWord, isSameDay } from '~/lib/time/day-word';
import { useScope } from '~/session/scope-context';
import { type RowHeights, useRowsInSight } from '~/ui/table/use-rows-in-sight';
import { minute } from '~/ui/time/minute';
import classes from './message.module.css';
import { MessageItem } from './message-item';
import type { ShownMessage } from './use-message-finder';

interface MessagesInSightProps {
  /** Of the conversation. */
  readonly number: number;
  readonly messages: readonly Message[];
  /** The walk goes on, so that nobody knows how many there are. */
  readonly hasMore: boolean;
  /** Marked wherever it occurs. */
  readonly search: string;
  /** The current match of the search. */
  readonly currentId: number | null;
  /** The message to scroll to. */
  readonly shown: ShownMessage | null;
  /** What stands below the last one. */
  readonly children: ReactNode;
}

/** In pixels: between two messages, of one without text, of a line, of the day above it. All but the first are guesses until it is measured. */
const GAP = 12;
const FRAME_HEIGHT = 38;
const LINE_HEIGHT = 21;
const DAY_HEIGHT = 26;
const COLUMNS = 75;

function guessedHeight(content: string | null, isFirstOfDay: boolean): number {
  const lines = (content ?? '').split('\n');
  return lines.reduce(
    (height, line) => height + LINE_HEIGHT * Math.max(1, Math.ceil(line.length / COLUMNS)),
    FRAME_HEIGHT + (isFirstOfDay ? DAY_HEIGHT : 0),
  );
}

/** A day is told above the first of its messages, in either order. */
function isFirstOfDay(messages: readonly Message[], index: number): boolean {
  const [before, message] = [messages[index - 1], messages[index]];
  return !before || !message || !isSameDay(before.created_at, message.created_at);
}

/**
 * The messages around what is read, of a conversation that may have thousands. They are placed by transforms, and so is
 * what stands below: what turns out higher than guessed moves nothing by a layout.
 */
export function MessagesInSight(props: MessagesInSightProps) {
  const { number, messages, hasMore, search, currentId, shown, children } = props;
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [pageOffset, setPageOffset] = useState(0);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const { heights, keepHeights } = useMessageHeights(number);
  const focused = messages.findIndex(({ id }) => id === focusedId);
  const { rows, height, measureRow, takeHeights, scrollToRow } = useRowsInSight({
    count: messages.length,
    scroller: { pageOffset },
    heightOf: (row) => guessedHeight(messages[row]?.content ?? null, isFirstOfDay(messages, row)),
    keyOf: (row) => messages[row]?.id ?? row,
    gap: GAP,
    beyond: 20,
    ...(focused !== -1 && { stays: focused }),
    ...(heights && { heights }),
  });
  useLayoutEffect(() => {
    if (list.current) setPageOffset(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const keep = useEffectEvent(() => keepHeights(takeHeights()));
  useEffect(() => () => keep(), []);
  const scrollToMessage = useEffectEvent((id: number) => {
    const row = messages.findIndex((message) => message.id === id);
    if (row !== -1) scrollToRow(row, { align: 'center' });
  });
  useEffect(() => {
    if (shown) scrollToMessage(shown.id);
  }, [shown]);
  const setOpen = (id: number, isOpen: boolean) =>
    setOpenIds((now) => {
      if (now.has(id) === isOpen) return now;
      return isOpen ? new Set([...now, id]) : new Set([...now].filter((one) => one !== id));
    });
  return (
    <div className={classes.walk} style={{ paddingBottom: height }}>
      <ol ref={list} className={classes.list} style={{ height }} aria-label={t(m.conversations_messages)}>
        {rows.map(({ index, key, start }) => {
          const message = messages[index];
          return (
            message && (
              <li
                key={key}
                ref={measureRow}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={hasMore ? -1 : messages.length}
                style={{ transform: `translateY(${start}px)` }}
                onFocus={() => setFocusedId(message.id)}
              >
                {isFirstOfDay(messages, index) && <DayDivider value={message.created_at} />}
                <MessageItem
                  message={message}
                  search={search}
                  isCurrent={message.id === currentId}
                  isOpen={openIds.has(message.id)}
                  onOpen={(isOpen) => setOpen(message.id, isOpen)}
                />
              </li>
            )
          );
        })}
      </ol>
      <div className={classes.below} style={{ transform: `translateY(${height}px)` }}>
        {children}
      </div>
    </div>
  );
}

/** The date of the messages below. */
function DayDivider({ value }: { readonly value: string }) {
  const language = useFormatLocale();
  const now = useSyncExternalStore(minute.subscribe, minute.get);
  return <div className={classes.day}>{dayWord(new Date(value), now, language)}</div>;
}

/** Caches row heights with the messages, so that the scroll position is exact when the reader comes back. */
function useMessageHeights(number: number) {
  const queryClient = useQueryClient();
  const queryKey = readKey(useScope(), 'conversations', 'heights', number);
  const [heights] = useState(() => queryClient.getQueryData<RowHeights>(queryKey));
  const keepHeights = (next: RowHeights) => void queryClient.setQueryData(queryKey, next);
  return { heights, keepHeights };
}
