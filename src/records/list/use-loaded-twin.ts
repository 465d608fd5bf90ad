// Names that read the same, among the records that are loaded.
import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '~/api/http/query';
import { asObject } from '~/lib/json/json';
import { isSameName } from '~/lib/text/same-name';
import { useScope } from '~/session/scope-context';

/** Returns the rows of a query's data, whether it is a page of a list or all of it. */
function getRows(loaded: unknown): readonly unknown[] {
  const rows = Array.isArray(loaded) ? loaded : asObject(loaded)?.data;
  return Array.isArray(rows) ? rows : [];
}

/**
 * Finds the name of another record that reads the same. Looks only in loaded lists: a name isn't worth a request per
 * keystroke.
 *
 * @param resource the lists' resource, such as `macros`
 * @param ownId the record that is edited; null for a new one
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
      const record = asObject(row);
      return record && record.id !== ownId ? [record[field]] : [];
    });
  return others.filter((other) => typeof other === 'string').find((other) => isSameName(name, other)) ?? null;
}
