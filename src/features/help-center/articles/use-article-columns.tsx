import { useQuery } from '@tanstack/react-query';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import { ArticleStatusBadge, getArticleStatusLabel } from '~/domain/article-status-tag';
import { agentNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { PersonName } from '~/ui/identity/person-avatar';
import { usePlainLinkProps } from '~/ui/page/plain-link';
import type { Column } from '~/ui/table/data-table';
import row from '~/ui/table/row.module.css';
import { Tag } from '~/ui/text/tag';
import { useTimeRenderer } from '~/ui/time/time';
import { getAuthorName } from '../article/author-name';
import { getArticleName } from '../article-name';
import { getLocaleTitle, getShortLocaleName } from '../locale-name';

interface ArticleColumns {
  readonly portalSlug: string;
  readonly categories: readonly Category[];
  /** The articles of the current page. */
  readonly rows: readonly ArticleSummary[];
  /** The IDs of articles with unsaved changes in this browser. */
  readonly unsaved: ReadonlySet<string>;
}

export function useArticleColumns(given: ArticleColumns): Column<ArticleSummary>[] {
  const { portalSlug, categories, rows, unsaved } = given;
  const t = useT();
  const time = useTimeRenderer();
  const link = usePlainLinkProps();
  const language = useFormatLocale();
  const scope = useScope();
  const workspace = scope.slug;
  // Loads the authors after the rows.
  const authors = useQuery({ ...agentNamesQuery(scope), enabled: rows.length > 0 });
  const locales = [...new Set([...categories, ...rows].map(({ locale }) => locale))];
  return [
    {
      key: 'title',
      title: t(m.help_center_title),
      text: ({ title }) => title,
      cell: (article) => (
        <div className={row.line}>
          <a
            {...link({
              to: '/$workspace/help-center/$portalSlug/articles/$articleId',
              params: { workspace, portalSlug, articleId: String(article.id) },
            })}
            dir="auto"
          >
            {getArticleName(t, article)}
          </a>
          {unsaved.has(String(article.id)) && (
            <Tag tone="info" title={t(m.help_center_line_unsaved_in_browser)}>
              {t(m.help_center_line_unsaved_short)}
            </Tag>
          )}
        </div>
      ),
    },
    {
      key: 'status',
      beside: true,
      width: '7.5rem',
      title: t(m.common_status),
      text: ({ status }) => getArticleStatusLabel(t, status),
      cell: ({ status }) => <ArticleStatusBadge status={status} />,
    },
    {
      key: 'category',
      width: '11rem',
      title: t(m.help_center_category),
      secondary: true,
      cell: ({ category_id }) =>
        category_id && (categories.find(({ id }) => id === category_id)?.name ?? String(category_id)),
    },
    {
      key: 'author',
      width: '11.75rem',
      title: t(m.help_center_author),
      secondary: true,
      text: ({ author_id }) => getAuthorName(t, author_id, authors.data),
      cell: ({ author_id }) =>
        !authors.isPending && (
          <PersonName
            name={author_id === null ? null : getAuthorName(t, author_id, authors.data)}
            nobody={t(m.help_center_author_deleted)}
          />
        ),
    },
    {
      key: 'language',
      width: 'clamp(6rem, 100vw - 78rem, 8.5rem)',
      title: t(m.common_language),
      secondary: true,
      text: ({ locale }) => getLocaleTitle(locale, language),
      cell: ({ locale }) => getShortLocaleName(locale, locales, language),
    },
    {
      key: 'updated',
      width: 'clamp(8rem, 100vw - 76rem, 9.5rem)',
      title: t(m.common_updated),
      text: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => time(updated_at, 'ago'),
    },
  ];
}
