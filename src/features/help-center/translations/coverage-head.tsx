import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { getShortLocaleName } from '../locale-name';
import type { MatrixCellState } from './families';
import classes from './matrix.module.css';

type Counts = Readonly<Record<MatrixCellState, number>>;

/** The segments of the bar, from the start. The remaining width stands for drafts and missing translations. */
const PARTS = [
  ['current', 'var(--bar-ok)'],
  ['behind', 'var(--bar-warn)'],
] as const satisfies readonly (readonly [MatrixCellState, string])[];

/** Describes the most urgent unfinished state and the number of articles in it. */
function describeRest(t: Translator, { behind, draft, missing, other }: Counts, count: number): string {
  if (behind > 0) return t(m.translations_count_behind, { count: behind });
  if (draft > 0) return t(m.translations_count_drafts, { count: draft });
  if (missing === count) return t(m.translations_not_started);
  if (missing > 0) return t(m.translations_count_missing, { count: missing });
  return other > 0 ? t(m.translations_count_other, { count: other }) : t(m.translations_complete);
}

interface CoverageHeadProps {
  readonly locale: string;
  readonly locales: readonly string[];
  readonly counts: Counts;
}

/** The header of a language. Shows the share of up-to-date articles as a percentage and a bar. */
export function CoverageHead({ locale, locales, counts }: CoverageHeadProps) {
  const t = useT();
  const language = useFormatLocale();
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const name = getShortLocaleName(locale, locales, language);
  // Rounds down, so that only a complete language shows 100 %.
  const share = count === 0 ? 0 : Math.floor((counts.current / count) * 100) / 100;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <div className={classes.head}>
      <div className={classes.language}>
        <span title={name}>
          <span className={classes.long}>{name}</span>
          <span className={classes.short} aria-hidden>
            {locale}
          </span>
        </span>
        <b>{percent.format(share)}</b>
      </div>
      <div
        className={classes.bar}
        role="img"
        aria-label={t(m.translations_coverage, {
          language: name,
          count,
          current: counts.current,
          behind: counts.behind,
          drafts: counts.draft,
          missing: counts.missing,
        })}
      >
        {PARTS.map(
          ([state, color]) =>
            counts[state] > 0 && <i key={state} style={{ flexGrow: counts[state], background: color }} />,
        )}
        <i style={{ flexGrow: count - counts.current - counts.behind }} />
      </div>
      <span className={classes.rest}>{describeRest(t, counts, count)}</span>
    </div>
  );
}
