import { IconFlag3 } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import classes from './identity.module.css';

const WORDS: ReadonlyMap<string, () => string> = new Map([
  ['low', m.identity_priority_low],
  ['medium', m.identity_priority_medium],
  ['high', m.identity_priority_high],
  ['urgent', m.identity_priority_urgent],
]);

/** Returns the name of a priority. Unknown priorities are returned unchanged. */
export function getPriorityName(t: Translator, priority: string): string {
  const word = WORDS.get(priority);
  return word ? t(word) : priority;
}

interface PriorityFlagProps {
  readonly priority: string;
  /** True to show the name next to the flag. Otherwise it is announced to screen readers. */
  readonly isWritten?: boolean;
}

/** A priority as a flag: filled for urgent and high, outlined for other priorities. */
export function PriorityFlag({ priority, isWritten = false }: PriorityFlagProps) {
  const t = useT();
  const word = getPriorityName(t, priority);
  const label = t(m.identity_priority, { priority: word });
  return (
    <span className={classes.priority} {...(!isWritten && { title: label })}>
      <IconFlag3 className={classes.flag} data-priority={priority} size={16} aria-hidden />
      {isWritten ? word : <span className="visually-hidden">{label}</span>}
    </span>
  );
}
