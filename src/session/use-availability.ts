// Whether an operation can be used here, for the controls that depend on it.
import { use, useSyncExternalStore } from 'react';
import { type Availability, availability, operationAvailability } from '~/api/http/availability';
import type { OperationSpec, RowSpec } from '~/api/http/operation';
import { ScopeContext } from './scope-context';

/** `on`, `off` (configuration) or `absent` (the platform answered that it isn't there). Follows what is learned. */
export function useAvailability(operation: Pick<OperationSpec, 'id' | 'origin'>): Availability {
  const scope = use(ScopeContext);
  const read = () => operationAvailability(operation, scope);
  return useSyncExternalStore(availability.subscribe, read, read);
}

/** Whether a record can be read: by itself, or as a row of its list. */
export function useIsReadable(operation: OperationSpec & { readonly row: RowSpec }): boolean {
  const own = useAvailability(operation);
  const list = useAvailability(operation.row.list);
  return own === 'on' || list === 'on';
}

/** Tells of each parameter of a list whether its rows showed that the platform ignores it. Follows what is learned. */
export function useIgnored({ id }: Pick<OperationSpec, 'id'>): (parameter: string) => boolean {
  const absent = useSyncExternalStore(availability.subscribe, availability.absent, availability.absent);
  return (parameter) => absent.has(`${id}?${parameter}`);
}
