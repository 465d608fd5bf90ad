// Hooks for controls that depend on the availability of an operation.
import { use, useSyncExternalStore } from 'react';
import type { ListRowSpec, OperationSpec } from '~/api/http/operation';
import {
  getOperationAvailability,
  type OperationAvailability,
  operationAvailability,
} from '~/api/http/operation-availability';
import { ScopeContext } from './scope-context';

/**
 * Returns `on`, `off` (by the configuration) or `absent` (missing on the platform). Updates when a response reveals a
 * different availability.
 */
export function useOperationAvailability(
  operation: Pick<OperationSpec, 'id' | 'origin'>,
): OperationAvailability {
  const scope = use(ScopeContext);
  const read = () => getOperationAvailability(operation, scope);
  return useSyncExternalStore(operationAvailability.subscribe, read, read);
}

/** Reports whether a record can be loaded individually or as a row of its list. */
export function useIsRecordReadable(operation: OperationSpec & { readonly row: ListRowSpec }): boolean {
  const own = useOperationAvailability(operation);
  const list = useOperationAvailability(operation.row.list);
  return own === 'on' || list === 'on';
}

/**
 * Returns a function that reports whether the platform ignores a query parameter of a list. Updates when a response
 * reveals that a parameter is ignored.
 */
export function useIgnoredParameters({ id }: Pick<OperationSpec, 'id'>): (parameter: string) => boolean {
  const absent = useSyncExternalStore(
    operationAvailability.subscribe,
    operationAvailability.absent,
    operationAvailability.absent,
  );
  return (parameter) => absent.has(`${id}?${parameter}`);
}
