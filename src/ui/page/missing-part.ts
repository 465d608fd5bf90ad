// What happens where a part of the console can't be fetched any more.
const NAME = 'MissingPart';

/**
 * Renames the failure of a part of the console that could not be fetched: a newer version was put in place, or the network
 * is down. By its own name the router would reload the page unasked, and with it the session and whatever is on its way.
 */
export function nameMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = NAME;
    payload.message = `${NAME}: ${payload.message}`;
  });
}

export const isMissingPart = (error: unknown): boolean => error instanceof Error && error.name === NAME;
