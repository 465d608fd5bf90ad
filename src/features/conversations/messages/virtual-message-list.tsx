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
import { buildQueryKey } from '~/api/http/query';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { formatDay, isSameDay } from '~/lib/time/format-day';
import { useScope } from '~/session/scope-context';
import { type RowHeights, useVirtualRows } from '~/ui/table/use-virtual-rows';
import { minuteClock } from '~/ui/time/minute';
import type { WaitSegment } from './find-waiting-periods';
import lane from './lane.module.css';
import classes from './message.module.css';
import { MessageItem } from './message-item';
import type { MessageScrollTarget } from './use-message-finder';
import { useKeepNewestInView, useScrollToNewestOnMount } from './use-scroll-to-newest-on-mount';

interface VirtualMessageListProps {
  /** The display number of the conversation. */
  readonly number: number;
  /** The loaded messages in ascending order. */
  readonly messages: readonly Message[];
  /** True if some messages aren't loaded yet. The total number of messages is then unknown. */
  readonly hasMore: boolean;
  /** True if the list opens at the newest message. */
  readonly isFromEnd: boolean;
  readonly waits: ReadonlyMap<number, WaitSegment>;
  /** The search text whose occurrences are highlighted. */
  readonly search: string;
  /** The current match of the search. */
  readonly currentId: number | null;
  /** The message to scroll to. */
  readonly shown: MessageScrollTarget | null;
  /** Content rendered below the last message. */
  readonly children: ReactNode;
}

/** The estimated height of a message without text in pixels. Estimates are used until a row is measured. */
const FRAME_HEIGHT = 52;
/** The estimated height of a line of text in pixels. */
const LINE_HEIGHT = 21;
/** The estimated height of the date above a message in pixels. */
const DAY_HEIGHT = 32;
const COLUMNS = 70;

function guessHeight(content: string | null, isFirstOfDay: boolean): number {
  const lines = (content ?? '').split('\n');
  return lines.reduce(
    (height, line) => height + LINE_HEIGHT * Math.max(1, Math.ceil(line.length / COLUMNS)),
    FRAME_HEIGHT + (isFirstOfDay ? DAY_HEIGHT : 0),
  );
}

function isFirstOfDay(messages: readonly Message[], index: number): boolean {
  const [before, message] = [messages[index - 1], messages[index]];
  return !before || !message || !isSameDay(before.created_at, message.created_at);
}

/**
 * Renders only the messages near the viewport, because there may be thousands. Rows and the content below them are
 * positioned with transforms, so that wrong height estimates cause no layout shift.
 */
export function VirtualMessageList(props: VirtualMessageListProps) {
  const { number, messages, hasMore, isFromEnd, waits, search, currentId, shown, children } = props;
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [pageOffset, setPageOffset] = useState(0);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const { heights, keepHeights } = useMessageHeights(number);
  const focused = messages.findIndex(({ id }) => id === focusedId);
  const { rows, height, measureRow, takeHeights, scrollToRow, scrollToEnd } = useVirtualRows({
    count: messages.length,
    scroller: { pageOffset },
    estimateHeight: (row) => guessHeight(messages[row]?.content ?? null, isFirstOfDay(messages, row)),
    getKey: (row) => messages[row]?.id ?? row,
    overscan: 20,
    isFromEnd,
    ...(focused !== -1 && { focusedRow: focused }),
    ...(heights && { heights }),
  });
  useLayoutEffect(() => {
    if (list.current) setPageOffset(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  useScrollToNewestOnMount({ isEnabled: isFromEnd, hasHeights: heights !== undefined, scrollToEnd });
  useKeepNewestInView({ isEnabled: isFromEnd, scrollToEnd });
  const storeHeights = useEffectEvent(() => keepHeights(takeHeights()));
  useEffect(() => () => storeHeights(), []);
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
          if (!message) return null;
          const wait = waits.get(message.id);
          return (
            <li
              key={key}
              ref={measureRow}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : messages.length}
              style={{ transform: `translateY(${start}px)` }}
              onFocus={() => setFocusedId(message.id)}
            >
              {isFirstOfDay(messages, index) && (
                <DayDivider
                  value={message.created_at}
                  isWithinWait={wait !== undefined && wait.line !== 'start'}
                />
              )}
              <MessageItem
                message={message}
                wait={wait}
                search={search}
                isCurrent={message.id === currentId}
                isOpen={openIds.has(message.id)}
                onOpen={(isOpen) => setOpen(message.id, isOpen)}
              />
            </li>
          );
        })}
      </ol>
      <div className={classes.later} style={{ transform: `translateY(${height}px)` }}>
        {children}
      </div>
    </div>
  );
}

interface DayDividerProps {
  readonly value: string;
  /** True if a customer's wait continues past midnight. */
  readonly isWithinWait: boolean;
}

/** Shows the date above the first message of a day. */
function DayDivider({ value, isWithinWait }: DayDividerProps) {
  const language = useFormatLocale();
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get);
  return (
    <div className={`${lane.row} ${lane.day}`}>
      <span className={lane.lane} data-wait={isWithinWait ? 'through' : undefined} aria-hidden />
      <b>{formatDay(new Date(value), now, language)}</b>
      <hr aria-hidden />
    </div>
  );
}

/** Caches the row heights together with the messages, so that the scroll position can be restored exactly. */
function useMessageHeights(number: number) {
  const queryClient = useQueryClient();
  const queryKey = buildQueryKey(useScope(), 'conversations', 'heights', number);
  const [heights] = useState(() => queryClient.getQueryData<RowHeights>(queryKey));
  const keepHeights = (next: RowHeights) => void queryClient.setQueryData(queryKey, next);
  return { heights, keepHeights };
}
