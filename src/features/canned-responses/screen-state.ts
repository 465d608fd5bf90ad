import type { CannedResponse } from '~/api/canned-responses';
import type { CANNED_RESPONSE_SORTS } from '~/api/choices';
import type { ListSearchParams } from '~/ui/table/list-search-params';

export interface CannedResponsesSearch extends ListSearchParams {
  readonly sort?: (typeof CANNED_RESPONSE_SORTS)[number] | undefined;
  /** The path of a folder, or an empty string for responses without a folder. */
  readonly folder?: string | undefined;
}

/** The parameters that filter and sort the responses of a folder. */
export type FolderSearch = Pick<CannedResponsesSearch, 'folder' | 'search' | 'sort'>;

export type CannedResponseDialog =
  | { readonly name: 'none' }
  /** `folder` is the folder of the new response. */
  | { readonly name: 'new'; readonly folder?: string }
  | { readonly name: 'rename-folder'; readonly folder: string }
  | { readonly name: 'details' | 'edit' | 'delete' | 'history'; readonly response: CannedResponse };
