// The screen of a list: header, search, filters, rows, pagination, and an open dialog or drawer.
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { PAGE_SIZES } from '~/api/http/page';
import { useFormatLocale } from '~/i18n/use-t';
import type { LazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { Page } from '~/ui/page/page';
import type { Column } from '~/ui/table/data-table';
import { FilterBar } from '~/ui/table/filter-bar';
import { isListEmpty } from '~/ui/table/is-list-empty';
import type { ListSearchParams } from '~/ui/table/list-search-params';
import { NoRows } from '~/ui/table/no-rows';
import type { NoRowsStateProps } from '~/ui/table/no-rows-content';
import { PagedList } from '~/ui/table/paged-list';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view-state';
import classes from './list-screen.module.css';
import { ViewMenuButton } from './view-menu-button';

type ViewButtonProps<Row> = ComponentProps<typeof ViewMenuButton<Row>>;
type PagedListProps<Row extends { readonly id: number | string }> = ComponentProps<typeof PagedList<Row>>;

interface ListScreenProps<Row extends { readonly id: number | string }> {
  /** The key of the stored table settings, and the prefix of exported file names. */
  readonly list: string;
  readonly title: string;
  /** The number of records, shown after the title. Defaults to the platform's total count. */
  readonly count?: number | undefined;
  /** A sentence in the toolbar, for lists that need an explanation. */
  readonly description?: string;
  /** The accessible name of the table. Defaults to the title. */
  readonly label?: string;
  /** Header buttons before `create`. */
  readonly actions?: ReactNode;
  /** The button that creates a record, in the header and in an empty list. */
  readonly create?: ReactNode;
  readonly notices?: ReactNode;
  /** A side column next to search, filters and rows, shown if there is room. */
  readonly aside?: ReactNode;
  /** Replaces search, filters and rows, for example if the platform doesn't provide this list. */
  readonly instead?: ReactNode;
  /**
   * The columns. The first one is the name: a link to the record's page, or a `RowButton` that opens a dialog or
   * drawer.
   */
  readonly columns: readonly Column<Row>[];
  /** A form above the first row that spans all columns. */
  readonly firstRow?: ReactNode;
  /** Renders the rows as something other than a table. */
  readonly rows?: PagedListProps<Row>['rows'];
  /** The query of the visible rows. Without `meta` in its data, there is no pagination. */
  readonly query: PagedListProps<Row>['query'];
  /** The source of the rows that the CSV export contains. */
  readonly source: ViewButtonProps<Row>['source'];
  /** Replaces the standard view menu, for lists with additional exports. */
  readonly viewMenu?: ViewButtonProps<Row>['part'];
  readonly search: ListSearchParams;
  readonly onSearchChange: (change: ListSearchParams) => void;
  /** The label of the search field. A list without this label has no search. */
  readonly searchLabel?: string | false;
  /** A filter before the search field. */
  readonly lead?: ReactNode;
  /** Explains which fields are searched. Shown if nothing is found. */
  readonly searchHint?: string;
  /** `FilterSelect` elements. */
  readonly filters?: ReactNode;
  /** Clears the filters and the search. Pass it only while a filter is active. */
  readonly onClearFilters?: (() => void) | undefined;
  /** The text and icon that are shown if the list has no records, or a code-split component that is shown instead. */
  readonly empty:
    | {
        readonly icon: ComponentType<{ size: number }>;
        readonly title: string;
        readonly text: string;
      }
    | (LazyPart & ComponentType<NoRowsStateProps>);
  /**
   * Identifies the open dialog or drawer. If the code of the dialog or drawer failed to load, a new value starts
   * another attempt.
   */
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
  const { columns, firstRow, rows, query, source, viewMenu, search, onSearchChange } = props;
  const { aside, lead, searchLabel, searchHint, filters, onClearFilters } = props;
  const view = useTableView<Row>(list, columns);
  const viewButton = <ViewMenuButton view={view} source={source} part={viewMenu} />;
  const number = new Intl.NumberFormat(useFormatLocale());
  // Hides the count while placeholder data is shown, because the count belongs to an earlier search or filter.
  const counted = query.isPlaceholderData ? undefined : query.data?.meta?.total_count;
  const count = 'count' in props ? props.count : counted;
  const isEmpty = isListEmpty(query, search, onClearFilters !== undefined);
  const find = (text: string) => onSearchChange({ search: text || undefined, page: undefined });
  const none = {
    search: search.search,
    hint: searchHint,
    isFiltered: onClearFilters !== undefined,
    onClear: onClearFilters ?? (() => find('')),
    action: create,
  };
  const main = (
    <>
      {!isEmpty && (
        <FilterBar
          view={viewButton}
          search={
            <>
              {lead}
              {searchLabel && <SearchField label={searchLabel} value={search.search ?? ''} onSearch={find} />}
            </>
          }
          onClear={aside ? undefined : onClearFilters}
        >
          {description && <span className={classes.description}>{description}</span>}
          {filters}
        </FilterBar>
      )}
      <PagedList
        query={query}
        label={label}
        view={view}
        firstRow={firstRow}
        rows={rows}
        empty={
          'icon' in props.empty ? (
            <NoRows
              {...none}
              icon={<props.empty.icon size={20} aria-hidden />}
              title={props.empty.title}
              text={props.empty.text}
            />
          ) : (
            <LazyPartBoundary asked={search.search}>
              <props.empty {...none} />
            </LazyPartBoundary>
          )
        }
        pageSizes={PAGE_SIZES}
        onPageChange={onSearchChange}
      />
    </>
  );
  return (
    <Page
      title={title}
      badge={count !== undefined && !instead && <span className="dimmed">{number.format(count)}</span>}
      description={instead && description}
      actions={
        (actions || create) && (
          <>
            {actions}
            {(!isEmpty || instead) && create}
          </>
        )
      }
    >
      {notices}
      {instead ||
        (aside ? (
          <div className={classes.columns}>
            {aside}
            <div className={classes.main}>{main}</div>
          </div>
        ) : (
          main
        ))}
      <LazyPartBoundary asked={asked}>{children}</LazyPartBoundary>
    </Page>
  );
}
