import { useSyncExternalStore } from 'react';
import { useFormatLocale } from '~/i18n/use-t';
import { dayWord } from '~/lib/time/day-word';
import { minute } from '~/ui/time/minute';
import classes from './message.module.css';

/** The day on which the messages below it were sent. */
export function DayDivider({ value }: { readonly value: string }) {
  const language = useFormatLocale();
  const now = useSyncExternalStore(minute.subscribe, minute.get);
  return <div className={classes.day}>{dayWord(new Date(value), now, language)}</div>;
}
