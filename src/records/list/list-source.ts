// The source of all rows of a list: rows already in memory, or a function that loads the platform's pages.
import type { ListOperation, ListParams } from '~/api/http/all-pages';

export interface ListPages<Row> extends ListParams {
  readonly operation: ListOperation<Row>;
}

export type ListSource<Row> = readonly Row[] | ListPages<Row>;
