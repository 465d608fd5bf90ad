// Refreshes all screens after data was removed from this browser's stores.
import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import { loadRecentRecords } from '~/drafts/recent-records';
import { checksRevision } from '~/drafts/translation-checks';
import { reloadActivityViews } from './activity/store';
import { loadLastChecks } from './last-check';

/** Reloads data from this browser's stores without any request to the platform. */
export async function reloadLocalData(queryClient: QueryClient, scope: Scope): Promise<void> {
  reloadActivityViews();
  checksRevision.set(checksRevision.get() + 1);
  await Promise.all([
    loadRecentRecords(scope),
    loadLastChecks(scope),
    // Queries of this browser's stores are recognized by their network mode, because they don't wait for a connection.
    queryClient.invalidateQueries({ predicate: ({ options }) => options.networkMode === 'always' }),
  ]);
}
