import type { AnyRouter } from '@tanstack/react-router';
import { operationAvailability } from '~/api/http/operation-availability';
import { rateLimit } from '~/api/http/rate-limit';
import { queryClient } from '~/app/boot/query-client';

/**
 * Clears cached data and detected features after the simulated platform changed, and reloads the data on screen.
 * `router` is null on the sign-in form.
 */
export async function reloadData(router: AnyRouter | null): Promise<void> {
  operationAvailability.reset();
  rateLimit.reset();
  await queryClient.resetQueries();
  await router?.invalidate();
}
