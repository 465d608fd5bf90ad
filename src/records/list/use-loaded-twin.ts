// Finds similar names among loaded records.
import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '~/api/http/query';
import { toObject } from '~/lib/json/json';
import { isSameName } from '~/lib/text/same-name';
import { useScope } from '~/session/scope-context';

/** Returns the rows of a query's data, which is either a page of a list or the whole list. */
function getRows(loaded: unknown): readonly unknown[] {
  const rows = Array.isArray(loaded) ? loaded : toObject(loaded)?.data;
  return Array.isArray(rows) ? rows : [];
}

/**
 * Returns the name of another record that looks the same. Searches loaded lists only, because a request per keystroke
 * would be too expensive. `resource` is the lists' resource, such as `macros`. `ownId` is the edited record, null for a
 * new one.
 */
export function useLoadedTwin(
  resource: string,
  field: string,
  name: string,
  ownId: number | null,
): string | null {
  const scope = useScope();
  const lists = useQueryClient().getQueriesData({ queryKey: readKey(scope, resource) });
  const others = lists
    .flatMap(([, loaded]) => getRows(loaded))
    .flatMap((row) => {
      const record = toObject(row);
      return record && record.id !== ownId ? [record[field]] : [];
    });
  return others.filter((other) => typeof other === 'string').find((other) => isSameName(name, other)) ?? null;
}
