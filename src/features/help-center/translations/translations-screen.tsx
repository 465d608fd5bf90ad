import { Button, Checkbox } from '@mantine/core';
import { IconCircleCheck, IconLanguage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGE_SIZES } from '~/api/http/page';
import { portalQuery } from '~/api/portals';
import type { KnownArticles } from '~/drafts/standing';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { pageOf } from '~/lib/file/page-meta';
import { includesFolded } from '~/lib/text/folded';
import { ViewButton } from '~/records/list/view-button';
import { allArticlesQuery, allCategoriesQuery } from '~/resources/portal-queries';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { EmptyState } from '~/ui/table/empty-state';
import { Filters } from '~/ui/table/filters';
import { PagedList } from '~/ui/table/paged-list';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view';
import { NoArticles } from '../no-articles';
import { PortalPage } from '../portal-page';
import { BoardActs } from './board-acts';
import { familiesOf, hasGap, missingCategories } from './families';
import { useKnownArticles } from './use-known-articles';
import { useOriginalsRead } from './use-originals-read';
import { useTranslationColumns } from './use-translation-columns';

export interface TranslationsSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
  readonly gaps?: true | undefined;
}

interface TranslationsScreenProps {
  readonly portalSlug: string;
  readonly search: TranslationsSearch;
  readonly onSearchChange: (change: TranslationsSearch) => void;
}

const NOTHING: KnownArticles = new Map();

/** Every article against every language: what is missing, a draft, published, or behind its original. */
export function TranslationsScreen({ portalSlug, search, onSearchChange }: TranslationsScreenProps) {
  const t = useT();
  const scope = useScope();
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const { data: categories = [] } = useQuery(allCategoriesQuery(scope, portalSlug));
  const articles = useQuery(allArticlesQuery(scope, portalSlug));
  const known = useKnownArticles(portalSlug) ?? NOTHING;
  const locales = portal?.allowed_locales ?? [];
  const families = familiesOf(articles.data ?? []).filter(
    ({ root, members }) =>
      root.status !== 'archived' && members.some(({ title }) => includesFolded(title, search.search)),
  );
  const withGaps = families.filter((family) => hasGap(family, locales, categories, known));
  const rows = search.gaps ? withGaps : families;
  const columns = useTranslationColumns({ portalSlug, locales, categories, known });
  const view = useTableView('translations', columns);
  const page = articles.data && pageOf(rows, search);
  useOriginalsRead(portalSlug, page?.data ?? [], known);
  const isDone = search.gaps && families.length > 0 && withGaps.length === 0;
  const clear = () => onSearchChange({ search: undefined, gaps: undefined, page: undefined });
  const head = { portalSlug, title: t(m.help_center_translations) };
  if (portal && locales.length < 2)
    return (
      <PortalPage {...head}>
        <OneLanguage portalSlug={portalSlug} />
      </PortalPage>
    );
  return (
    <PortalPage {...head} description={t(m.help_center_translations_text)}>
      <Filters
        view={<ViewButton view={view} source={rows} />}
        search={
          <SearchField
            label={t(m.help_center_search_titles)}
            value={search.search ?? ''}
            onSearch={(text) => onSearchChange({ search: text || undefined, page: undefined })}
          />
        }
      >
        <Checkbox
          label={t(m.help_center_only_gaps)}
          checked={search.gaps ?? false}
          onChange={(event) =>
            onSearchChange({ gaps: event.currentTarget.checked || undefined, page: undefined })
          }
        />
      </Filters>
      <BoardActs
        portalSlug={portalSlug}
        known={known}
        missing={missingCategories(families, locales, categories)}
      >
        {families.length > 0 && t(m.help_center_gaps, { gaps: withGaps.length, count: families.length })}
      </BoardActs>
      <PagedList
        query={{ ...articles, data: page }}
        label={t(m.help_center_translations)}
        view={view}
        empty={
          isDone ? (
            <EmptyState
              icon={<IconCircleCheck size={20} aria-hidden />}
              title={t(m.help_center_no_gaps)}
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
              hint={t(m.help_center_no_articles_found_text)}
              onClear={clear}
            />
          )
        }
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
    </PortalPage>
  );
}

/** The state of a portal with one language. Only administrators can add another. */
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
