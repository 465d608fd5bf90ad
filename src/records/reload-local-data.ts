// Refreshes all screens after data was removed from this browser's stores.
import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import { loadRecentRecords } from '~/drafts/recent-records';
import { translationCheckRevision } from '~/drafts/translation-check-store';
import { reloadActivityViews } from './activity/store';
import { loadLastChecks } from './last-check';

/** Reloads data from this browser's stores without any request to the platform. */
export async function reloadLocalData(queryClient: QueryClient, scope: Scope): Promise<void> {
  reloadActivityViews();
  translationCheckRevision.set(translationCheckRevision.get() + 1);
  await Promise.all([
    loadRecentRecords(scope),
    loadLastChecks(scope),
    // Recognizes queries of this browser's stores by their network mode, which is `always` because they need no
    // connection.
    queryClient.invalidateQueries({ predicate: ({ options }) => options.networkMode === 'always' }),
  ]);
}
