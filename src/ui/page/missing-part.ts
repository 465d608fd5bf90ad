// Handles code that can no longer be fetched.
import { MISSING_CODE_NAME } from '~/lib/missing-code';

/**
 * Renames the errors of code that failed to load, which happens after a new version was deployed or while the network
 * is down. With the original name, the router would reload the page by itself, which ends the session and aborts
 * requests in flight.
 */
export function renameMissingCodeErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = MISSING_CODE_NAME;
    payload.message = `${MISSING_CODE_NAME}: ${payload.message}`;
  });
}
