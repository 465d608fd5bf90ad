import type { AnyRouter } from '@tanstack/react-router';
import { availability } from '~/api/http/availability';
import { rateLimit } from '~/api/http/rate-limit';
import { queryClient } from '~/app/boot/query-client';

/**
 * Forgets what was read and learned of the platform, which is another one now, and reads again what is on screen. The sign-in
 * form has no router yet, and nothing that was read.
 */
export async function readAgain(router: AnyRouter | null): Promise<void> {
  availability.reset();
  rateLimit.reset();
  await queryClient.resetQueries();
  await router?.invalidate();
}
