import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import type { ArticleSummary } from '~/api/articles';
import { includesText } from '~/lib/text/fold-text';
import { allArticlesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';

const MOST = 6;

export const ARTICLE_OPTIONS_ID = 'article-options';
export const getArticleOptionId = ({ id }: ArticleSummary): string => `${ARTICLE_OPTIONS_ID}-${id}`;

/**
 * Finds the portal's articles by title for a combobox. If `searchText` is null, the list is closed and nothing is
 * found.
 */
export function useArticleCombobox(portalSlug: string, locale: string, searchText: string | null) {
  const { data, isPending, error } = useQuery(allArticlesQuery(useScope(), portalSlug));
  const [chosen, setChosen] = useState<{ readonly words: string | null; readonly index: number } | null>(
    null,
  );
  const typed = searchText?.trim() ?? '';
  const isOpen = searchText !== null;
  // Excludes the edited article, because an article shouldn't link to itself.
  const { articleId } = useParams({ strict: false });
  const found = (isOpen ? (data ?? []) : []).filter(
    ({ id, title }) => String(id) !== articleId && includesText(title, typed),
  );
  // Ranks articles in the language `locale` first, and then published articles before drafts and archived articles.
  const rankOf = ({ locale: language, status }: ArticleSummary) =>
    (language === locale ? 0 : 3) + (status === 'published' ? 0 : status === 'draft' ? 1 : 2);
  const articles = found.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, MOST);
  // The first result is active by default if there is a search text. Without one, no result is active.
  const index = chosen && chosen.words === searchText ? chosen.index : typed === '' ? -1 : 0;
  const active = articles[index] ?? null;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || event.nativeEvent.isComposing || articles.length === 0) return;
    event.preventDefault();
    setChosen({
      words: searchText,
      index: (Math.max(index, by > 0 ? -1 : 0) + by + articles.length) % articles.length,
    });
  };
  const field = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': articles.length > 0,
    ...(articles.length > 0 && { 'aria-controls': ARTICLE_OPTIONS_ID }),
    ...(active && { 'aria-activedescendant': getArticleOptionId(active) }),
    onKeyDown,
  };
  return {
    articles,
    active,
    field,
    isPending: isOpen && isPending,
    error: isOpen ? error : null,
    isOpen,
    typed,
  };
}

export type ArticleCombobox = ReturnType<typeof useArticleCombobox>;
