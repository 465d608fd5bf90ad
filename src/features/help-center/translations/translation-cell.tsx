import { Text } from '@mantine/core';
import { type HistoryState, Link } from '@tanstack/react-router';
import { ArticleStatusTag, getArticleStatusLabel } from '~/domain/article-status-tag';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import row from '~/ui/table/row.module.css';
import { Tag } from '~/ui/text/tag';
import { getLocaleName } from '../locale-name';
import type { MatrixCellData, TranslationFamily } from './families';
import { isOriginalWithoutCategory, TranslateLink } from './translate-link';
import classes from './translation-cell.module.css';

interface TranslationCellProps {
  readonly portalSlug: string;
  readonly family: TranslationFamily;
  readonly locale: string;
  readonly cell: MatrixCellData;
  /** The history state of the page that a link opens. */
  readonly state?: Partial<HistoryState>;
}

/** The state of an article in one language, and the link to its translation. */
export function TranslationCell({ portalSlug, family, locale, cell, state = {} }: TranslationCellProps) {
  const t = useT();
  const language = useFormatLocale();
  const scope = useScope();
  const params = { workspace: scope.slug, portalSlug };
  const names = { title: family.root.title, language: getLocaleName(locale, language) };
  switch (cell.kind) {
    case 'root':
      return <ArticleStatusTag status={cell.article.status} />;
    case 'there':
      return (
        <div className={row.line}>
          <Link
            className={classes.way}
            to="/$workspace/help-center/$portalSlug/articles/$articleId"
            params={{ ...params, articleId: String(cell.article.id) }}
            state={state}
            aria-label={`${t(m.help_center_open_translation, names)}: ${getArticleStatusLabel(t, cell.article.status)}`}
          >
            <ArticleStatusTag status={cell.article.status} />
          </Link>
          {cell.isBehind && <Tag tone="warn">{t(m.help_center_behind)}</Tag>}
        </div>
      );
    case 'missing':
    case 'no-category':
      return isOriginalWithoutCategory(family, cell) ? (
        <Text size="xs" c="dimmed" truncate>
          {t(m.help_center_needs_category)}
        </Text>
      ) : (
        <TranslateLink
          portalSlug={portalSlug}
          family={family}
          locale={locale}
          cell={cell}
          state={state}
          className={classes.translate}
        >
          {t(m.help_center_translate)}
        </TranslateLink>
      );
  }
}
