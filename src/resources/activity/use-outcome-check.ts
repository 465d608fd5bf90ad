import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import type { ActivityEntry } from '~/records/activity/entry';
import {
  checkLoggedCreation,
  checkUpdateOrDeletion,
  type OutcomeCheckResult,
} from '~/records/activity/outcome-check-result';
import { useScope } from '~/session/scope-context';
import { getResource } from '../resources';

/** Reports whether the console can load the record of an entry again. */
export const canCheckEntry = ({ kind, act }: ActivityEntry): boolean =>
  getResource(kind)?.access !== undefined && ['create', 'update', 'delete'].includes(act);

/** Determines the outcome of an entry by loading its record. Throws `ApiError` if the record can't be loaded. */
export async function checkEntryOutcome(
  queryClient: QueryClient,
  scope: Scope,
  entry: ActivityEntry,
): Promise<OutcomeCheckResult> {
  const { access, creation, emptyValues } = getResource(entry.kind) ?? {};
  if (entry.act === 'create')
    return creation && emptyValues
      ? checkLoggedCreation(creation(queryClient, scope, entry), emptyValues, scope, entry)
      : 'changed';
  return access ? checkUpdateOrDeletion(access(queryClient, scope, entry), entry) : 'changed';
}

/**
 * Returns a function that determines the outcome of an entry by loading its record, or undefined if records of its kind
 * can't be loaded.
 */
export function useEntryOutcomeCheck(entry: ActivityEntry): (() => Promise<OutcomeCheckResult>) | undefined {
  const scope = useScope();
  const queryClient = useQueryClient();
  return canCheckEntry(entry) ? () => checkEntryOutcome(queryClient, scope, entry) : undefined;
}
