import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { getToneColor, type ResultPart } from './result-tone';
import classes from './stacked-bar.module.css';

interface StackedBarProps {
  /** The total, for example "191 rows". */
  readonly whole: string;
  readonly parts: readonly ResultPart[];
}

/**
 * A bar with proportional parts, each at least 8 px wide. Screen readers announce the numbers. The page also shows them
 * as text.
 */
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
