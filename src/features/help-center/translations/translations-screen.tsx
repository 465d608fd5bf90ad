import { Button, Group } from '@mantine/core';
import { IconCircleCheck, IconLanguage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Category } from '~/api/categories';
import { PAGE_SIZES } from '~/api/http/page';
import { portalQuery } from '~/api/portals';
import type { KnownArticles } from '~/drafts/translation-state';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { takePage } from '~/lib/file/page-meta';
import { includesText } from '~/lib/text/fold-text';
import { ViewMenuButton } from '~/records/list/view-menu-button';
import { allArticlesQuery, allCategoriesQuery } from '~/resources/portal-queries';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { EmptyState } from '~/ui/table/empty-state';
import { PagedList } from '~/ui/table/paged-list';
import { useTableView } from '~/ui/table/table-view-state';
import { NewArticleButton } from '../new-article-button';
import { NoArticles } from '../no-articles';
import { PortalPage } from '../portal-page';
import { CreateCategoriesButton, TranslationsMenu } from './board-actions';
import {
  collectMissingCategories,
  findRootCategory,
  groupFamilies,
  hasTranslationGap,
  hasTranslationInState,
  isDraftCopyWithoutTranslations,
  type TranslationFamily,
} from './families';
import classes from './matrix.module.css';
import { TranslationFilters } from './translation-filters';
import { getMatrixFilter, type MatrixFilter, type TranslationsSearch } from './translations-search';
import { useKnownArticles } from './use-known-articles';
import { useLoadOriginals } from './use-load-originals';
import { useStoreOutdatedCounts } from './use-store-outdated-counts';
import { useTranslationColumns } from './use-translation-columns';

interface TranslationsScreenProps {
  readonly portalSlug: string;
  readonly search: TranslationsSearch;
  readonly onSearchChange: (change: TranslationsSearch) => void;
}

const NOTHING: KnownArticles = new Map();
const NO_CATEGORIES: readonly Category[] = [];

const EMPTY = {
  all: m.help_center_all_translated,
  gaps: m.help_center_all_translated,
  missing: m.translations_none_missing,
  behind: m.translations_none_behind,
} as const satisfies Record<MatrixFilter, unknown>;

/** All articles of a portal by language, with a progress bar for each language. */
export function TranslationsScreen({ portalSlug, search, onSearchChange }: TranslationsScreenProps) {
  const t = useT();
  const scope = useScope();
  const { data: portal, error: portalError } = useQuery(portalQuery(scope, portalSlug));
  const listedCategories = useQuery(allCategoriesQuery(scope, portalSlug));
  const categories = listedCategories.data ?? NO_CATEGORIES;
  const articles = useQuery(allArticlesQuery(scope, portalSlug));
  const read = useKnownArticles(portalSlug);
  const known = read ?? NOTHING;
  const locales = portal?.allowed_locales ?? [];
  const all = groupFamilies(articles.data ?? []).filter(
    (family) => family.root.status !== 'archived' && !isDraftCopyWithoutTranslations(family),
  );
  const shown = getMatrixFilter(search);
  const isShown = {
    all: () => true,
    behind: (family: TranslationFamily) =>
      hasTranslationInState(family, 'behind', locales, categories, known),
    missing: (family: TranslationFamily) =>
      hasTranslationInState(family, 'missing', locales, categories, known),
    gaps: (family: TranslationFamily) => hasTranslationGap(family, locales, categories, known),
  } as const satisfies Record<MatrixFilter, unknown>;
  const found = all.filter((family) => matchesSearch(family, search, categories));
  const rows = found.filter(isShown[shown]);
  // Without the languages, the categories or the stored versions, the filters would find nothing.
  const isLoaded = articles.data && portal && listedCategories.data && read;
  const families = isLoaded ? all : undefined;
  const columns = useTranslationColumns({ portalSlug, locales, families, categories, known });
  const view = useTableView('translations', columns);
  const page = isLoaded && takePage(rows, search);
  const areOriginalsRead = useLoadOriginals(portalSlug, page?.data ?? [], known);
  useStoreOutdatedCounts({
    portal,
    families: read && areOriginalsRead ? families : undefined,
    categories,
    known,
  });
  const clear = () =>
    onSearchChange({
      search: undefined,
      show: undefined,
      gaps: undefined,
      category_id: undefined,
      page: undefined,
    });
  const head = { portalSlug, title: t(m.help_center_translations) };
  if (portal && locales.length < 2)
    return (
      <PortalPage {...head}>
        <OneLanguage portalSlug={portalSlug} />
      </PortalPage>
    );
  const missing = collectMissingCategories(found, locales, categories);
  return (
    <PortalPage
      {...head}
      actions={
        <>
          <TranslationsMenu portalSlug={portalSlug} known={known} missing={missing} />
          <NewArticleButton portalSlug={portalSlug} />
        </>
      }
    >
      <TranslationFilters
        search={search}
        shown={shown}
        counts={
          families
            ? {
                all: found.length,
                behind: found.filter(isShown.behind).length,
                missing: found.filter(isShown.missing).length,
                gaps: found.filter(isShown.gaps).length,
              }
            : null
        }
        categories={categories.filter(({ associated_category_id }) => associated_category_id === null)}
        view={
          <Group gap="xs" wrap="nowrap">
            <CreateCategoriesButton portalSlug={portalSlug} missing={missing} />
            <ViewMenuButton view={view} source={rows} />
          </Group>
        }
        onSearchChange={onSearchChange}
      />
      <div className={classes.matrix}>
        {/* The page already shows the error of the portal. */}
        {(portal || !portalError) && (
          <PagedList
            query={{
              ...articles,
              data: page,
              error: articles.error ?? listedCategories.error,
              refetch: () => Promise.all([articles.refetch(), listedCategories.refetch()]),
            }}
            label={t(m.help_center_translations)}
            view={view}
            empty={
              shown !== 'all' && found.length > 0 ? (
                <EmptyState
                  icon={<IconCircleCheck size={20} aria-hidden />}
                  title={t(EMPTY[shown])}
                  action={
                    <Button variant="default" onClick={clear}>
                      {t(m.help_center_show_all)}
                    </Button>
                  }
                />
              ) : (
                <NoArticles
                  portalSlug={portalSlug}
                  search={search.search}
                  isFiltered={search.category_id !== undefined}
                  hint={t(m.help_center_no_articles_found_text)}
                  onClear={clear}
                />
              )
            }
            pageSizes={PAGE_SIZES}
            onPageChange={onSearchChange}
          />
        )}
      </div>
    </PortalPage>
  );
}

/** Reports whether a family matches the title and category filters. */
function matchesSearch(
  { root, members }: TranslationFamily,
  { search, category_id }: TranslationsSearch,
  categories: readonly Category[],
): boolean {
  return (
    members.some(({ title }) => includesText(title, search)) &&
    (category_id === undefined || findRootCategory(root.category_id, categories)?.id === category_id)
  );
}

/** The empty state of a portal with one language. Only administrators can add another language. */
function OneLanguage({ portalSlug }: { readonly portalSlug: string }) {
  const t = useT();
  const workspace = useScope().slug;
  const isAdministrator = useIsAdministrator();
  return (
    <EmptyState
      icon={<IconLanguage size={20} aria-hidden />}
      title={t(m.translations_one_language)}
      text={t(m.translations_one_language_text)}
      action={
        isAdministrator !== false && (
          <Button
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$workspace/help-center/$portalSlug/settings"
                params={{ workspace, portalSlug }}
              />
            )}
          >
            {t(m.help_center_add_language)}
          </Button>
        )
      }
    />
  );
}
