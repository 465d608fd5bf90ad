import { Alert, Button, Group, Text } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Category, listCategories } from '~/api/categories';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { includesText } from '~/lib/text/fold-text';
import { ViewMenuButton } from '~/records/list/view-menu-button';
import { allCategoriesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { NewRecordButton } from '~/ui/page/new-record-button';
import { DataTable } from '~/ui/table/data-table';
import { FilterBar, FilterSelect } from '~/ui/table/filter-bar';
import { ListFoot } from '~/ui/table/list-foot';
import { ListView } from '~/ui/table/list-view';
import { NoRows } from '~/ui/table/no-rows';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view-state';
import { getLocaleTitle } from '../locale-name';
import { PortalPage } from '../portal-page';
import { CategoryByIdForm } from './category-by-id-form';
import { buildCategoryTree, collapseRows } from './category-tree';
import { DeleteCategoryDialog } from './delete-category-dialog';
import { EditCategoryDialog } from './edit-category-dialog';
import { NewCategoryDialog } from './new-category-dialog';
import { useCategoryColumns } from './use-category-columns';

export interface CategoriesSearch {
  readonly search?: string | undefined;
  readonly locale?: string | undefined;
  /** Shows only the children of this category. */
  readonly parent?: number | undefined;
  /** Shows only the translations of this category. */
  readonly root?: number | undefined;
}

interface CategoriesScreenProps {
  readonly portalSlug: string;
  readonly search: CategoriesSearch;
  readonly onSearchChange: (change: CategoriesSearch) => void;
}

const UNFILTERED = { search: undefined, locale: undefined, parent: undefined, root: undefined };

type Dialog =
  | { readonly name: 'none' | 'new' }
  | { readonly name: 'edit' | 'delete'; readonly category: Category };

/**
 * Returns the rows that match the search, grouped by language, because the platform orders categories within each
 * language.
 */
function findRows(all: readonly Category[], allowed: readonly string[], search: CategoriesSearch) {
  const locales = [...new Set([...allowed, ...all.map(({ locale }) => locale)])];
  const shown = all.filter(
    (one) =>
      (!search.locale || one.locale === search.locale) &&
      (!search.parent || one.parent_category_id === search.parent) &&
      (!search.root || one.associated_category_id === search.root) &&
      includesText(`${one.name}\n${one.slug}`, search.search ?? ''),
  );
  return {
    locales,
    rows: locales.flatMap((locale) => buildCategoryTree(shown.filter((one) => one.locale === locale))),
  };
}

/** Shows a portal's categories as a tree. The console can't change their order and nesting. */
export function CategoriesScreen({ portalSlug, search, onSearchChange }: CategoriesScreenProps) {
  const t = useT();
  const scope = useScope();
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const categories = useQuery(allCategoriesQuery(scope, portalSlug));
  // A 404 response means that either the portal doesn't exist or the platform can't list categories.
  const isMissing = categories.error?.kind === 'not-found';
  const canList = useOperationAvailability(listCategories) === 'on' && !isMissing;
  const [dialog, setDialog] = useState<Dialog>({ name: 'none' });
  const close = () => setDialog({ name: 'none' });
  const all = categories.data ?? [];
  const { locales, rows: found } = findRows(all, portal?.allowed_locales ?? [], search);
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set());
  const rows = collapseRows(found, collapsed);
  const columns = useCategoryColumns({
    portalSlug,
    all,
    isOneLanguage: search.locale !== undefined,
    collapsed,
    onToggle: ({ id }) => {
      const next = new Set(collapsed);
      if (!next.delete(id)) next.add(id);
      setCollapsed(next);
    },
    isLocked: ({ locale }) => portal !== undefined && !portal.allowed_locales.includes(locale),
    onEdit: (category) => setDialog({ name: 'edit', category }),
    onDelete: (category) => setDialog({ name: 'delete', category }),
  });
  const view = useTableView('categories', columns);
  const isEmpty =
    canList &&
    categories.data?.length === 0 &&
    !search.search &&
    !search.locale &&
    !search.parent &&
    !search.root;
  const create = (
    <NewRecordButton disabled={!portal} onClick={() => setDialog({ name: 'new' })}>
      {t(m.help_center_new_category)}
    </NewRecordButton>
  );
  return (
    <PortalPage
      portalSlug={portalSlug}
      title={t(m.help_center_categories)}
      count={categories.data?.length}
      actions={!isEmpty && create}
    >
      {canList ? (
        <>
          {!isEmpty && (
            <FilterBar
              view={<ViewMenuButton view={view} source={found} />}
              search={
                <SearchField
                  label={t(m.help_center_search_categories)}
                  value={search.search ?? ''}
                  onSearch={(text) => onSearchChange({ search: text || undefined })}
                />
              }
              onClear={search.locale ? () => onSearchChange({ locale: undefined }) : undefined}
            >
              <LanguageFilter search={search} locales={locales} onSearchChange={onSearchChange} />
            </FilterBar>
          )}
          <SearchedFamily search={search} categories={all} onSearchChange={onSearchChange} />
          <ListView
            columns={view.shown}
            isCompact={view.choice.isCompact}
            query={{ ...categories, data: categories.data && { data: rows } }}
            empty={
              <NoRows
                search={search.search}
                isFiltered={all.length > 0}
                hint={t(m.help_center_no_categories_text)}
                onClear={() => onSearchChange(UNFILTERED)}
                icon={<IconFolder size={20} aria-hidden />}
                title={t(m.help_center_no_categories)}
                text={t(m.help_center_no_categories_none)}
                action={create}
              />
            }
          >
            {({ data }, isStale) => (
              <>
                <DataTable
                  isWide
                  label={t(m.help_center_categories)}
                  isCompact={view.choice.isCompact}
                  columns={view.shown}
                  rows={data}
                  rowKey={({ category }) => category.id}
                  isStale={isStale}
                />
                <ListFoot>{t(m.help_center_categories_text)}</ListFoot>
              </>
            )}
          </ListView>
        </>
      ) : (
        <CategoryByIdForm portalSlug={portalSlug} />
      )}
      {dialog.name === 'new' && portal && (
        <NewCategoryDialog portal={portal} categories={all} locale={search.locale} onClose={close} />
      )}
      {dialog.name === 'edit' && (
        <EditCategoryDialog
          portalSlug={portalSlug}
          category={dialog.category}
          categories={all}
          onClose={close}
        />
      )}
      {dialog.name === 'delete' && (
        <DeleteCategoryDialog portalSlug={portalSlug} category={dialog.category} onClose={close} />
      )}
    </PortalPage>
  );
}

interface LanguageFilterProps extends Omit<CategoriesScreenProps, 'portalSlug'> {
  readonly locales: readonly string[];
}

function LanguageFilter({ search, locales, onSearchChange }: LanguageFilterProps) {
  const t = useT();
  const language = useFormatLocale();
  return (
    <FilterSelect
      label={t(m.common_language)}
      value={search.locale ?? ''}
      data={[
        { value: '', label: t(m.help_center_all) },
        ...locales.map((value) => ({ value, label: getLocaleTitle(value, language) })),
      ]}
      onChange={(event) => onSearchChange({ locale: event.currentTarget.value || undefined })}
    />
  );
}

interface SearchedFamilyProps extends Omit<CategoriesScreenProps, 'portalSlug'> {
  readonly categories: readonly Category[];
}

/**
 * A notice that the list shows only the children or translations of one category, with a button that shows all
 * categories.
 */
function SearchedFamily({ search, categories, onSearchChange }: SearchedFamilyProps) {
  const t = useT();
  const subject = categories.find(({ id }) => id === (search.parent ?? search.root));
  if (!subject) return null;
  const sentence = search.parent ? m.help_center_only_children : m.help_center_only_translations;
  return (
    <Alert color="blue">
      <Group gap="sm">
        <Text size="sm">{t(sentence, { name: subject.name })}</Text>
        <Button variant="default" size="compact-xs" onClick={() => onSearchChange(UNFILTERED)}>
          {t(m.help_center_show_all)}
        </Button>
      </Group>
    </Alert>
  );
}
