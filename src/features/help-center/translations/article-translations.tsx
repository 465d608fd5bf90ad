import { useLocalStorage } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Article, listArticles } from '~/api/articles';
import type { KnownArticles } from '~/drafts/translation-state';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { allArticlesQuery, allCategoriesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { FoldedSection } from '~/ui/page/folded-section';
import { LoadingBars } from '~/ui/page/loading-bars';
import { getLocaleTitle } from '../locale-name';
import classes from './article-translations.module.css';
import { getMatrixCell, groupFamilies } from './families';
import { TranslationCell } from './translation-cell';
import { useKnownArticles } from './use-known-articles';
import { useLoadOriginals } from './use-load-originals';

interface ArticleTranslationsProps {
  readonly article: Article;
  /** The languages of the portal. */
  readonly locales: readonly string[];
}

const NOTHING: KnownArticles = new Map();

/**
 * The time in milliseconds during which the loaded list counts as fresh, so that opening several articles in a row
 * loads the list only once. A save always reloads the list.
 */
const STALE_AFTER = 5 * 60_000;

export function ArticleTranslations({ article, locales }: ArticleTranslationsProps) {
  const t = useT();
  const { queryKey } = allArticlesQuery(useScope(), article.portal_slug);
  const isRead = useQueryClient().getQueryData(queryKey) !== undefined;
  // Stores whether the section is open, because an open section loads the whole article list.
  const [chosen, choose] = useLocalStorage<boolean | undefined>({
    key: 'console-article-translations',
    getInitialValueInEffect: false,
  });
  const [isOpen, setOpen] = useState(chosen ?? isRead);
  const others = locales.filter((locale) => locale !== article.locale);
  const canList = useOperationAvailability(listArticles) === 'on';
  if (others.length === 0 || !canList) return null;
  return (
    <FoldedSection
      isLate
      title={t(m.help_center_translations)}
      open={isOpen}
      onToggle={(open) => {
        // Ignores the initial toggle event, which the user didn't cause.
        if (open !== isOpen) choose(open);
        setOpen(open);
      }}
    >
      <Languages article={article} locales={others} />
    </FoldedSection>
  );
}

function Languages({ article, locales }: ArticleTranslationsProps) {
  const language = useFormatLocale();
  const scope = useScope();
  const { portal_slug: portalSlug, id } = article;
  const articles = useQuery({ ...allArticlesQuery(scope, portalSlug), staleTime: STALE_AFTER });
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const known = useKnownArticles(portalSlug) ?? NOTHING;
  const family = groupFamilies(articles.data ?? []).find(({ members }) =>
    members.some((one) => one.id === id),
  );
  useLoadOriginals(portalSlug, family ? [family] : [], known);
  if (articles.error)
    return <ProblemNotice error={articles.error} purpose="read" onRetry={() => void articles.refetch()} />;
  if (!articles.data) return <LoadingBars heights={locales.map(() => 24)} />;
  if (!family) return null;
  return (
    <ul className={classes.languages}>
      {locales.map((locale) => (
        <li key={locale}>
          <span>{getLocaleTitle(locale, language)}</span>
          <TranslationCell
            portalSlug={portalSlug}
            family={family}
            locale={locale}
            cell={getMatrixCell(family, locale, categories, known)}
          />
        </li>
      ))}
    </ul>
  );
}
