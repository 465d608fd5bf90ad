// Reads an entry's record again to find the outcome of an unconfirmed write.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import { type CheckOutcome, checkPresent, findCreated } from '~/records/activity/check-outcome';
import type { ActivityEntry } from '~/records/activity/entry';
import { useScope } from '~/session/scope-context';
import { getResource } from '../resources';

/** Reports whether the record of an entry can be read again. */
export const canLookAt = ({ kind, act }: ActivityEntry): boolean =>
  getResource(kind)?.access !== undefined && ['create', 'update', 'delete'].includes(act);

/** Reads the record of an entry again. Throws `ApiError` if it can't be read. */
export async function checkEntry(
  queryClient: QueryClient,
  scope: Scope,
  entry: ActivityEntry,
): Promise<CheckOutcome> {
  const { access, creation, emptyValues } = getResource(entry.kind) ?? {};
  if (entry.act === 'create')
    return creation && emptyValues
      ? findCreated(creation(queryClient, scope, entry), emptyValues, scope, entry)
      : 'changed';
  return access ? checkPresent(access(queryClient, scope, entry), entry) : 'changed';
}

/** Returns a function that reads an entry's record again, or undefined if its kind can't be read. */
export function useLook(entry: ActivityEntry): (() => Promise<CheckOutcome>) | undefined {
  const scope = useScope();
  const queryClient = useQueryClient();
  return canLookAt(entry) ? () => checkEntry(queryClient, scope, entry) : undefined;
}
