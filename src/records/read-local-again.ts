// Refreshes all screens after data was removed from this browser's stores.
import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import { showRecent } from '~/drafts/recent-records';
import { checksEdition } from '~/drafts/translation-checks';
import { notifyActivity } from './activity/store';
import { showLastChecks } from './last-check';

/** Reloads data from this browser's stores without any request to the platform. */
export async function readLocalAgain(queryClient: QueryClient, scope: Scope): Promise<void> {
  notifyActivity();
  checksEdition.set(checksEdition.get() + 1);
  await Promise.all([
    showRecent(scope),
    showLastChecks(scope),
    // Queries of this browser's stores are recognized by their network mode, because they don't wait for a connection.
    queryClient.invalidateQueries({ predicate: ({ options }) => options.networkMode === 'always' }),
  ]);
}
