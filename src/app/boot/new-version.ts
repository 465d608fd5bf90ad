import { createObservable } from '~/lib/create-observable';

/** The interval between version checks while the page is visible, in milliseconds. */
const EVERY = 15 * 60_000;

/** True if the server has a different build than the running one. A notice lets the user decide when to reload. */
export const isNewVersionAvailable = createObservable(false);

/**
 * Returns the URL of the entry script if `page` is a console page, otherwise null. The URL contains a hash of the whole
 * build.
 */
export const findEntryScript = (page: string): string | null =>
  /<script type="module"[^>]* src="(\/[^"]+)"/.exec(page)?.[1] ?? null;

/**
 * Reports a new version if the entry script of the served page differs from `own`, the running one. Ignores pages that
 * aren't the console's, such as the error page of a proxy.
 */
export async function checkForNewVersion(own: string | null, send: typeof fetch = fetch): Promise<void> {
  try {
    const response = await send('/', { cache: 'no-cache', credentials: 'same-origin' });
    const served = response.ok ? findEntryScript(await response.text()) : null;
    if (own !== null && served !== null && served !== own) isNewVersionAvailable.set(true);
  } catch {
    // Ignores errors, because the next check repeats the request.
  }
}

/**
 * Checks for a new version regularly while the page is visible, and at once when a chunk can't be loaded. Returns a
 * function that stops the checks.
 */
export function watchForNewVersion(): () => void {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src') ?? null;
  let askedAt = Date.now();
  const ask = () => {
    askedAt = Date.now();
    if (!isNewVersionAvailable.get()) void checkForNewVersion(own);
  };
  const askInTime = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= EVERY) ask();
  };
  const over = new AbortController();
  addEventListener('vite:preloadError', ask, over);
  document.addEventListener('visibilitychange', askInTime, over);
  const timer = setInterval(askInTime, EVERY);
  over.signal.addEventListener('abort', () => clearInterval(timer));
  return () => over.abort();
}
