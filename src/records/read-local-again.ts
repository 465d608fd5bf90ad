// After records were removed from this browser's stores, the screens that show them read again.
import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import { showRecent } from '~/drafts/recent-records';
import { checksEdition } from '~/drafts/translation-checks';
import { announceActivity } from './activity/store';
import { showReadings } from './last-reading';

/** Reads the stores of this browser again, and nothing from the platform. */
export async function readLocalAgain(queryClient: QueryClient, scope: Scope): Promise<void> {
  announceActivity();
  checksEdition.set(checksEdition.get() + 1);
  await Promise.all([
    showRecent(scope),
    showReadings(scope),
    // Reads of this browser's stores are those that don't wait for a network.
    queryClient.invalidateQueries({ predicate: ({ options }) => options.networkMode === 'always' }),
  ]);
}
