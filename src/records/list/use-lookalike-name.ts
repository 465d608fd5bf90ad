// Finds a loaded record whose name looks the same as a typed name.
import { useQueryClient } from '@tanstack/react-query';
import { buildQueryKey } from '~/api/http/query';
import { toObject } from '~/lib/json/json';
import { isSameName } from '~/lib/text/same-name';
import { useScope } from '~/session/scope-context';

/** Returns the rows in a query's data, which is either one page of a list or the whole list. */
function getRows(loaded: unknown): readonly unknown[] {
  const rows = Array.isArray(loaded) ? loaded : toObject(loaded)?.data;
  return Array.isArray(rows) ? rows : [];
}

/**
 * Returns the name of another record if it looks the same as `name`. Searches only lists that are already loaded,
 * because a request per keystroke would be too expensive. `resource` is the resource in the lists' query keys, such as
 * `macros`. `ownId` is the ID of the edited record, or null for a new one.
 */
export function useLookalikeName(
  resource: string,
  field: string,
  name: string,
  ownId: number | null,
): string | null {
  const scope = useScope();
  const lists = useQueryClient().getQueriesData({ queryKey: buildQueryKey(scope, resource) });
  const others = lists
    .flatMap(([, loaded]) => getRows(loaded))
    .flatMap((row) => {
      const record = toObject(row);
      return record && record.id !== ownId ? [record[field]] : [];
    });
  return others.filter((other) => typeof other === 'string').find((other) => isSameName(name, other)) ?? null;
}
