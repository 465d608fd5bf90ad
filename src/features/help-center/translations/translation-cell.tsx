import { Text } from '@mantine/core';
import { type HistoryState, Link } from '@tanstack/react-router';
import { ArticleStatus, statusWords } from '~/domain/article-status';
import * as m from '~/i18n/messages';
import { type T, useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import row from '~/ui/table/row.module.css';
import { Tag } from '~/ui/text/tag';
import { localeName } from '../locale-name';
import type { Cell, Family } from './families';
import classes from './translation-cell.module.css';

/** The same in words. */
export function translationWords(t: T, cell: Cell): string {
  switch (cell.kind) {
    case 'root':
      return statusWords(t, cell.article.status);
    case 'there':
      return cell.isBehind
        ? `${statusWords(t, cell.article.status)} · ${t(m.help_center_behind)}`
        : statusWords(t, cell.article.status);
    case 'missing':
    case 'no-category':
      return '';
  }
}

interface TranslationCellProps {
  readonly portalSlug: string;
  readonly family: Family;
  readonly locale: string;
  readonly cell: Cell;
  /** What its links tell the page that they open. */
  readonly state?: Partial<HistoryState>;
}

/** How one article stands in one language, and the way to the work on it. */
export function TranslationCell({ portalSlug, family, locale, cell, state = {} }: TranslationCellProps) {
  const t = useT();
  const language = useFormatLocale();
  const scope = useScope();
  const params = { workspace: scope.slug, portalSlug };
  const names = { title: family.root.title, language: localeName(locale, language) };
  switch (cell.kind) {
    case 'root':
      return <ArticleStatus status={cell.article.status} />;
    case 'there':
      return (
        <div className={row.line}>
          <Link
            className={classes.way}
            to="/$workspace/help-center/$portalSlug/articles/$articleId"
            params={{ ...params, articleId: String(cell.article.id) }}
            state={state}
            aria-label={t(m.help_center_open_translation, names)}
          >
            <ArticleStatus status={cell.article.status} />
          </Link>
          {cell.isBehind && <Tag tone="warn">{t(m.help_center_behind)}</Tag>}
        </div>
      );
    case 'missing':
      return (
        <Link
          className={classes.translate}
          to="/$workspace/help-center/$portalSlug/articles/new"
          params={params}
          state={state}
          search={{ translates: family.root.id, category_id: cell.categoryId }}
          aria-label={t(m.help_center_translate_to, names)}
        >
          {t(m.help_center_translate)}
        </Link>
      );
    case 'no-category':
      return family.root.category_id === null ? (
        <Text size="xs" c="dimmed" truncate>
          {t(m.help_center_needs_category)}
        </Text>
      ) : (
        <Link
          className={classes.translate}
          to="/$workspace/help-center/$portalSlug/articles/new"
          params={params}
          state={state}
          // Its category is created there.
          search={{ translates: family.root.id, locale }}
          aria-label={t(m.help_center_translate_to, names)}
        >
          {t(m.help_center_translate)}
        </Link>
      );
  }
}
