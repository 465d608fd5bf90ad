import { Button, Popover, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCalendar } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import type { Message } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { getDayKey } from '~/lib/time/day-key';
import { formatDay } from '~/lib/time/format-day';
import { useIsTopLayer } from '~/ui/overlay/use-is-top-layer';
import { formatMoment } from '~/ui/time/format-moment';
import { minuteClock } from '~/ui/time/minute';
import { DayCalendar } from './day-calendar';
import classes from './toolbar.module.css';

interface JumpToDatePopoverProps {
  /** The loaded messages in ascending order. */
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  /** The first and last day that may have messages that aren't loaded, such as `2026-03-01`. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly onJump: (day: string) => void;
  readonly onFirst: () => void;
  readonly onNewest: () => void;
}

/** Jumps to a day with messages, or to the start or end of the conversation. */
export function JumpToDatePopover(props: JumpToDatePopoverProps) {
  const { messages, hasEarlier, hasLater, firstDay, lastDay, onJump, onFirst, onNewest } = props;
  const t = useT();
  const language = useFormatLocale();
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const loadedDays = new Set(messages.map(({ created_at }) => getDayKey(new Date(created_at))));
  const [first, last] = [messages[0], messages.at(-1)];
  const oldest = first ? getDayKey(new Date(first.created_at)) : firstDay;
  const newest = last ? getDayKey(new Date(last.created_at)) : lastDay;
  const close = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  const end = (message: Message | undefined) => {
    if (!message) return null;
    const date = new Date(message.created_at);
    const isToday = getDayKey(date) === getDayKey(new Date(now));
    return (
      <small>
        {isToday ? formatDay(date, now, language) : formatMoment(date.getTime(), now, language, 'date')}
      </small>
    );
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      closeOnEscape={useIsTopLayer(isOpen)}
      position="bottom-start"
      offset={4}
      width={264}
      radius={12}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          className={classes.jump}
          variant="default"
          leftSection={<IconCalendar size={15} aria-hidden />}
          aria-label={t(m.conversations_go_to_day)}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.long}>{t(m.conversations_go_to_day)}</span>
          <span className={classes.short}>{t(m.campaigns_date)}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={t(m.conversations_go_to_day)}>
        <DayCalendar
          loadedDays={loadedDays}
          firstDay={hasEarlier && firstDay < oldest ? firstDay : oldest}
          lastDay={hasLater && lastDay > newest ? lastDay : newest}
          isOffered={(day) => (hasEarlier && day < oldest) || (hasLater && day > newest)}
          chosen={chosen}
          onChoose={(day) => {
            setChosen(day);
            close(() => onJump(day))();
          }}
        />
        <div className={classes.ends}>
          <UnstyledButton onClick={close(onFirst)}>
            <IconArrowUp size={16} aria-hidden />
            {t(m.conversations_first_message)}
            {!hasEarlier && end(first)}
          </UnstyledButton>
          <UnstyledButton onClick={close(onNewest)}>
            <IconArrowDown size={16} aria-hidden />
            {t(m.conversations_newest_message)}
            {!hasLater && end(last)}
          </UnstyledButton>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
