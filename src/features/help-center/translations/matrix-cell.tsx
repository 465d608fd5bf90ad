import { IconArchive, IconCheck, IconClock, IconPencil, IconPlus } from '@tabler/icons-react';
import { type HistoryState, Link } from '@tanstack/react-router';
import { getArticleStatusLabel } from '~/domain/article-status-tag';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { getLocaleName } from '../locale-name';
import {
  getMatrixCellState,
  type MatrixCellData,
  type MatrixCellState,
  type TranslationFamily,
} from './families';
import classes from './matrix.module.css';
import { isOriginalWithoutCategory, TranslateLink } from './translate-link';

const ICONS = {
  current: IconCheck,
  behind: IconClock,
  draft: IconPencil,
  other: IconArchive,
} as const satisfies Record<Exclude<MatrixCellState, 'missing'>, unknown>;

/** Returns the full description of the state of an article in one language. Empty for a missing translation. */
export function describeMatrixCell(t: Translator, cell: MatrixCellData): string {
  if (cell.kind === 'missing' || cell.kind === 'no-category') return '';
  const status = getArticleStatusLabel(t, cell.article.status);
  if (cell.kind === 'root')
    return cell.article.status === 'published'
      ? t(m.help_center_original)
      : t(m.translations_state_original, { status });
  if (!cell.isBehind) return cell.article.status === 'published' ? t(m.translations_state_current) : status;
  return cell.article.status === 'published'
    ? t(m.help_center_behind)
    : t(m.translations_state_behind, { status });
}

interface MatrixCellProps {
  readonly portalSlug: string;
  readonly family: TranslationFamily;
  readonly locale: string;
  readonly cell: MatrixCellData;
  readonly state: Partial<HistoryState>;
}

/** The state of an article in one language, with a link that opens or creates the translation. */
export function MatrixCell({ portalSlug, family, locale, cell, state }: MatrixCellProps) {
  const t = useT();
  const language = useFormatLocale();
  const workspace = useScope().slug;
  if (cell.kind === 'root') return <State cell={cell} />;
  if (cell.kind === 'there') {
    const names = { title: family.root.title, language: getLocaleName(locale, language) };
    return (
      <Link
        className={classes.way}
        to="/$workspace/help-center/$portalSlug/articles/$articleId"
        params={{ workspace, portalSlug, articleId: String(cell.article.id) }}
        state={state}
        aria-label={`${t(m.help_center_open_translation, names)}: ${describeMatrixCell(t, cell)}`}
      >
        <State cell={cell} />
      </Link>
    );
  }
  if (isOriginalWithoutCategory(family, cell))
    return (
      <span className={classes.waiting} title={t(m.help_center_needs_category)}>
        {t(m.help_center_no_category)}
      </span>
    );
  const missing = t(m.translations_show_missing);
  return (
    <TranslateLink
      portalSlug={portalSlug}
      family={family}
      locale={locale}
      cell={cell}
      state={state}
      className={classes.translate}
      status={missing}
    >
      <span className={classes.missing} aria-hidden>
        –
      </span>
      <span className={classes.words}>
        <IconPlus size={14} aria-hidden />
        {t(m.help_center_translate)}
      </span>
    </TranslateLink>
  );
}

interface StateProps {
  readonly cell: Extract<MatrixCellData, { kind: 'root' | 'there' }>;
}

/** The state in one word. The tooltip shows the full state. */
function State({ cell }: StateProps) {
  const t = useT();
  const state = getMatrixCellState(cell);
  if (state === 'missing') return null;
  const Icon = ICONS[state];
  const whole = describeMatrixCell(t, cell);
  const word = {
    current: whole,
    behind: t(m.help_center_behind),
    draft: t(m.common_draft),
    other: getArticleStatusLabel(t, cell.article.status),
  };
  return (
    <span className={classes.state} data-state={state} title={word[state] === whole ? undefined : whole}>
      <Icon size={14} aria-hidden />
      <span className={classes.word}>{word[state]}</span>
    </span>
  );
}
