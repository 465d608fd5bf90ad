import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '~/api/http/query';
import { asObject } from '~/lib/json';
import { isSameName } from '~/lib/same-name';
import { useScope } from '~/session/scope-context';

/**
 * Finds the name of another record that reads the same, among the lists that are loaded: names aren't worth a request per
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
  for (const [, loaded] of lists) {
    const rows = Array.isArray(loaded) ? loaded : asObject(loaded)?.data;
    for (const row of Array.isArray(rows) ? rows : []) {
      const { id, [field]: other } = asObject(row) ?? {};
      if (id !== ownId && typeof other === 'string' && isSameName(name, other)) return other;
    }
  }
  return null;
}
