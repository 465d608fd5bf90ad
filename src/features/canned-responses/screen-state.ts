import type { CannedResponse } from '~/api/canned-responses';
import type { CANNED_RESPONSE_SORTS } from '~/api/choices';
import type { ListSearch } from '~/ui/table/list-search';

export interface CannedResponsesSearch extends ListSearch {
  readonly sort?: (typeof CANNED_RESPONSE_SORTS)[number] | undefined;
  /** The path of a folder. An empty text stands for responses without a folder. */
  readonly folder?: string | undefined;
}

/** What narrows the list of a folder. */
export type FolderSearch = Pick<CannedResponsesSearch, 'folder' | 'search' | 'sort'>;

/** The dialog over the list. */
export type CannedDialog =
  | { readonly name: 'none' | 'new' }
  | { readonly name: 'details' | 'edit' | 'delete' | 'history'; readonly response: CannedResponse };
