// Hooks for controls that depend on the availability of an operation.
import { use, useSyncExternalStore } from 'react';
import { type Availability, availability, getOperationAvailability } from '~/api/http/availability';
import type { ListRowSpec, OperationSpec } from '~/api/http/operation';
import { ScopeContext } from './scope-context';

/**
 * Returns `on`, `off` (by the configuration) or `absent` (missing on the platform). Updates when a response changes
 * that.
 */
export function useAvailability(operation: Pick<OperationSpec, 'id' | 'origin'>): Availability {
  const scope = use(ScopeContext);
  const read = () => getOperationAvailability(operation, scope);
  return useSyncExternalStore(availability.subscribe, read, read);
}

/** Reports whether a record can be loaded individually or as a row of its list. */
export function useIsReadable(operation: OperationSpec & { readonly row: ListRowSpec }): boolean {
  const own = useAvailability(operation);
  const list = useAvailability(operation.row.list);
  return own === 'on' || list === 'on';
}

/**
 * Returns a function that reports whether the platform ignores a query parameter of a list. Updates when a response
 * shows that.
 */
export function useIgnoredParameters({ id }: Pick<OperationSpec, 'id'>): (parameter: string) => boolean {
  const absent = useSyncExternalStore(availability.subscribe, availability.absent, availability.absent);
  return (parameter) => absent.has(`${id}?${parameter}`);
}
