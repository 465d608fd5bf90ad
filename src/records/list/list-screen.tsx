// The screen of a list: its head, search, filters, rows and pages, and the dialog or drawer over it.
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { PAGE_SIZES } from '~/api/http/page';
import { LazyParts } from '~/ui/page/lazy-parts';
import { Page } from '~/ui/page/page';
import type { Column } from '~/ui/table/data-table';
import { Filters } from '~/ui/table/filters';
import type { ListSearch } from '~/ui/table/list-search';
import { NoRows } from '~/ui/table/no-rows';
import { PagedList } from '~/ui/table/paged-list';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view';
import { ViewButton } from './view-button';

type ViewButtonProps<Row> = ComponentProps<typeof ViewButton<Row>>;
type PagedListProps<Row extends { readonly id: number | string }> = ComponentProps<typeof PagedList<Row>>;

interface ListScreenProps<Row extends { readonly id: number | string }> {
  /** The key of the browser's table settings, and the start of an exported file's name. */
  readonly list: string;
  readonly title: string;
  readonly description: string;
  /** Names the table; the title by default. */
  readonly label?: string;
  /** Buttons of the head before `create`. */
  readonly actions?: ReactNode;
  /** The button that creates a record: in the head, and in an empty list. */
  readonly create?: ReactNode;
  /** Alerts above the list. */
  readonly notices?: ReactNode;
  /** Replaces search, filters and rows, for instance where the platform doesn't offer the list. */
  readonly instead?: ReactNode;
  /** The name comes first: a link to the record's page, or a `RowButton` that opens a dialog or a drawer. */
  readonly columns: readonly Column<Row>[];
  /** Draws rows that aren't a table. */
  readonly rows?: PagedListProps<Row>['rows'];
  /** The rows on screen; without `meta` there are no pages. */
  readonly query: PagedListProps<Row>['query'];
  /** All rows that an export contains. */
  readonly source: ViewButtonProps<Row>['source'];
  /** The list's own view menu, which exports other files. */
  readonly viewMenu?: ViewButtonProps<Row>['part'];
  readonly search: ListSearch;
  readonly onSearchChange: (change: ListSearch) => void;
  /** Labels the search field. Absent in a list without search and filters; false while the platform ignores the search. */
  readonly searchLabel?: string | false;
  /** Says where the search looks, when it finds nothing. */
  readonly searchHint?: string;
  /** `Filter` elements. */
  readonly filters?: ReactNode;
  /** Clears the filters and the search; given while a filter is set. */
  readonly onClearFilters?: (() => void) | undefined;
  /** Explains a list without any records. */
  readonly empty: {
    readonly icon: ComponentType<{ size: number }>;
    readonly title: string;
    readonly text: string;
  };
  /** Identifies the open dialog or drawer, so that another one is drawn after code that could not be fetched. */
  readonly asked?: unknown;
  /** The open dialog or drawer. */
  readonly children?: ReactNode;
}

export function ListScreen<Row extends { readonly id: number | string }>(props: ListScreenProps<Row>) {
  const {
    list,
    title,
    label = title,
    description,
    actions,
    create,
    notices,
    instead,
    asked,
    children,
  } = props;
  const { columns, rows, query, source, viewMenu, search, onSearchChange, empty } = props;
  const { searchLabel, searchHint, filters, onClearFilters } = props;
  const view = useTableView<Row>(list, columns);
  const viewButton = <ViewButton view={view} source={source} part={viewMenu} />;
  const hasFilters = searchLabel !== undefined;
  const headView = !hasFilters && !instead && viewButton;
  const find = (text: string) => onSearchChange({ search: text || undefined, page: undefined });
  return (
    <Page
      title={title}
      description={description}
      actions={
        (actions || headView || create) && (
          <>
            {actions}
            {headView}
            {create}
          </>
        )
      }
    >
      {notices}
      {instead || (
        <>
          {hasFilters && (
            <Filters
              view={viewButton}
              search={
                searchLabel && <SearchField label={searchLabel} value={search.search ?? ''} onSearch={find} />
              }
              onClear={onClearFilters}
            >
              {filters}
            </Filters>
          )}
          <PagedList
            query={query}
            label={label}
            view={view}
            rows={rows}
            empty={
              <NoRows
                search={search.search}
                isFiltered={onClearFilters !== undefined}
                hint={searchHint}
                onClear={onClearFilters ?? (() => find(''))}
                icon={<empty.icon size={20} aria-hidden />}
                title={empty.title}
                text={empty.text}
                action={create}
              />
            }
            pageSizes={PAGE_SIZES}
            onPageChange={onSearchChange}
          />
        </>
      )}
      <LazyParts asked={asked}>{children}</LazyParts>
    </Page>
  );
}
