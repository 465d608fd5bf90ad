import { Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { minuteClock } from '~/ui/time/minute';
import classes from '../article.module.css';
import type { DraftStorageState } from './use-article-draft';

interface SaveStateLineProps {
  readonly isSaving: boolean;
  /** True if a save was sent but its outcome is unconfirmed. */
  readonly isUnconfirmed: boolean;
  /** The time of the last save since the page was opened, or null. */
  readonly savedAt: number | null;
  readonly isPublic: boolean;
  readonly isDirty: boolean;
  readonly copy: DraftStorageState;
}

/** Shows whether the changes are saved, are being saved, or are only stored in this browser. */
export function SaveStateLine({
  isSaving,
  isUnconfirmed,
  savedAt,
  isPublic,
  isDirty,
  copy,
}: SaveStateLineProps) {
  const t = useT();
  const language = useFormatLocale();
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get);
  const isToday = savedAt !== null && new Date(savedAt).toDateString() === new Date(now).toDateString();
  const time = savedAt === null ? '' : formatTime(savedAt, isToday, language);
  const sentence = () => {
    if (isSaving) return t(m.common_saving);
    if (isUnconfirmed) return t(m.records_not_confirmed_title);
    if (isDirty) {
      if (copy === 'failed') return t(m.help_center_line_unsaved_on_page);
      return t(copy === 'kept' ? m.help_center_line_unsaved_in_browser : m.common_unsaved);
    }
    if (savedAt === null) return t(m.help_center_line_unchanged);
    return t(isPublic ? m.help_center_line_public : m.help_center_line_saved, {
      style: isToday ? 'time' : 'date',
      time,
    });
  };
  /** Returns a short text for narrow screens: a single word, or only the time. */
  const short = () => {
    if (isSaving || isUnconfirmed) return sentence();
    return isDirty ? t(m.help_center_line_unsaved_short) : time;
  };
  return (
    <Text
      size="sm"
      className={classes.line}
      data-dirty={isDirty || undefined}
      data-resting={!(isDirty || isSaving || isUnconfirmed) || undefined}
      c={copy === 'failed' && isDirty ? 'red' : 'dimmed'}
      role="status"
    >
      <span className={classes.sentence}>{sentence()}</span>
      <span className={classes.short} aria-hidden>
        {short()}
      </span>
    </Text>
  );
}

/** Formats a time. Includes the date if it isn't today, because a page may stay open for days. */
function formatTime(at: number, isToday: boolean, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  });
  return format.format(at);
}
