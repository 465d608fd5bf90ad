import type { AnyRouter } from '@tanstack/react-router';
import { availability } from '~/api/http/availability';
import { rateLimit } from '~/api/http/rate-limit';
import { queryClient } from '~/app/boot/query-client';

/**
 * Clears cached data and detected features after the platform changed, and reloads the data on screen. On the sign-in
 * form there is no router and no cached data.
 */
export async function readAgain(router: AnyRouter | null): Promise<void> {
  availability.reset();
  rateLimit.reset();
  await queryClient.resetQueries();
  await router?.invalidate();
}
