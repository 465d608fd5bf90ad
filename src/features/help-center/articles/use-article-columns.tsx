import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import { ArticleState, getArticleStatusLabel } from '~/domain/article-status';
import { createAgentLookUp } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { PersonName } from '~/ui/identity/person-mark';
import { usePlainLink } from '~/ui/page/plain-link';
import type { Column } from '~/ui/table/data-table';
import { useTimes } from '~/ui/time/time';
import { getAuthorName } from '../article/author-name';
import { getArticleName } from '../article-name';
import { getLocaleTitle, getShortLanguage } from '../locale-name';

/** The selected articles by ID, as they were when they were selected. They may be on several pages of the list. */
export type SelectedArticles = ReadonlyMap<number, ArticleSummary>;

interface ArticleColumns {
  readonly portalSlug: string;
  readonly categories: readonly Category[];
  /** The articles of the current page. */
  readonly rows: readonly ArticleSummary[];
  readonly chosen: SelectedArticles;
  readonly onChoose: (chosen: SelectedArticles) => void;
}

/** Selects and deselects single rows or a range of them. */
function useRowChoice({ rows, chosen, onChoose }: ArticleColumns) {
  const choose = (some: readonly ArticleSummary[], isChosen: boolean) => {
    const others = [...chosen].filter(([id]) => some.every((one) => one.id !== id));
    onChoose(new Map([...others, ...(isChosen ? some.map((one) => [one.id, one] as const) : [])]));
  };
  // With the Shift key, selects all rows from the last toggled row to this one.
  const last = useRef<number>(null);
  const chooseTo = (row: ArticleSummary, isChosen: boolean, isRange: boolean) => {
    const ends = [rows.indexOf(row), rows.findIndex(({ id }) => id === last.current)];
    const some = isRange && !ends.includes(-1) ? rows.slice(Math.min(...ends), Math.max(...ends) + 1) : [row];
    last.current = row.id;
    choose(some, isChosen);
  };
  return { choose, chooseTo };
}

export function useArticleColumns(given: ArticleColumns): Column<ArticleSummary>[] {
  const { portalSlug, categories, rows, chosen } = given;
  const t = useT();
  const time = useTimes();
  const link = usePlainLink();
  const language = useFormatLocale();
  const scope = useScope();
  const workspace = scope.slug;
  // Authors are loaded after the rows.
  const authors = useQuery({ ...createAgentLookUp(scope), enabled: rows.length > 0 });
  const locales = [...new Set([...categories, ...rows].map(({ locale }) => locale))];
  const { choose, chooseTo } = useRowChoice(given);
  const chosenHere = rows.filter(({ id }) => chosen.has(id)).length;
  return [
    {
      key: 'chosen',
      beside: true,
      isWhole: true,
      isChosen: ({ id }) => chosen.has(id),
      width: '3.5rem',
      title: (
        <Checkbox
          aria-label={t(m.help_center_choose_all)}
          checked={chosenHere === rows.length}
          indeterminate={chosenHere > 0 && chosenHere < rows.length}
          onChange={(event) => choose(rows, event.currentTarget.checked)}
        />
      ),
      cell: (row) => (
        <Checkbox
          aria-label={t(m.help_center_choose, { title: getArticleName(t, row) })}
          data-range
          checked={chosen.has(row.id)}
          // Prevents Shift+click from selecting text.
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          onChange={({ currentTarget, nativeEvent }) =>
            chooseTo(row, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      ),
    },
    {
      key: 'title',
      title: t(m.help_center_title),
      text: ({ title }) => title,
      cell: (row) => (
        <a
          {...link({
            to: '/$workspace/help-center/$portalSlug/articles/$articleId',
            params: { workspace, portalSlug, articleId: String(row.id) },
          })}
          dir="auto"
        >
          {getArticleName(t, row)}
        </a>
      ),
    },
    {
      key: 'status',
      beside: true,
      width: '7.5rem',
      title: t(m.common_status),
      text: ({ status }) => getArticleStatusLabel(t, status),
      cell: ({ status }) => <ArticleState status={status} />,
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
      width: 'clamp(9rem, 100vw - 74rem, 12rem)',
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
      cell: ({ locale }) => getShortLanguage(locale, locales, language),
    },
    {
      key: 'updated',
      width: 'clamp(9rem, 100vw - 76rem, 10.5rem)',
      title: t(m.common_updated),
      text: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => time(updated_at, 'ago'),
    },
  ];
}
