import { type CannedResponse, listCannedResponses } from '~/api/canned-responses';
import { toObject } from '~/lib/json/json';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import { formatResponsesAsCsv, formatResponsesAsJson } from './write-export';

/**
 * The view menu. Exports contain all importable fields, even those of hidden columns. During a search, the menu also
 * offers an export of all responses.
 */
export function CannedResponseViewMenu(props: ViewMenuProps<CannedResponse>) {
  const { source } = props;
  const { search } = 'operation' in source ? (toObject(source.query) ?? {}) : {};
  return (
    <ViewMenu
      {...props}
      toCsv={formatResponsesAsCsv}
      toJson={formatResponsesAsJson}
      all={search ? { operation: listCannedResponses } : undefined}
    />
  );
}
