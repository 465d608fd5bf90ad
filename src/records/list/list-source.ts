// The source of all rows of a list: rows in memory, or pages of the platform.
import type { ListOperation, ListParams } from '~/api/http/all-pages';

export interface ListPages<Row> extends ListParams {
  readonly operation: ListOperation<Row>;
}

export type ListSource<Row> = readonly Row[] | ListPages<Row>;
