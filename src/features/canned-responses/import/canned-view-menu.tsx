import { type CannedResponse, listCannedResponses } from '~/api/canned-responses';
import { asObject } from '~/lib/json/json';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import { toCsv, toJson } from './write-export';

/** Its files can be imported, whatever columns are shown; those of a search beside those of all. */
export function CannedViewMenu(props: ViewMenuProps<CannedResponse>) {
  const { source } = props;
  const { search } = 'operation' in source ? (asObject(source.query) ?? {}) : {};
  return (
    <ViewMenu
      {...props}
      toCsv={toCsv}
      toJson={toJson}
      all={search ? { operation: listCannedResponses } : undefined}
    />
  );
}
