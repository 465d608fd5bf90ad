import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { getToneColor, type ResultPart } from './result-tone';
import classes from './stacked-bar.module.css';

interface StackedBarProps {
  /** The whole that the parts make up, for example "191 rows". */
  readonly whole: string;
  readonly parts: readonly ResultPart[];
}

/** Draws parts in proportion. No part is narrower than 8 px. The numbers are read out; the page shows them as text, too. */
export function StackedBar({ whole, parts }: StackedBarProps) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const shown = parts.filter(({ count }) => count > 0);
  const texts = shown.map(({ count, label }) => `${number.format(count)} ${label}`);
  return (
    <div className={classes.bar} role="img" aria-label={t(m.common_bar, { whole, parts: texts })}>
      {shown.map(({ key, tone, count }) => (
        <span key={key} style={{ flexGrow: count, background: getToneColor(tone) }} />
      ))}
    </div>
  );
}
