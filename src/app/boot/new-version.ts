import { observable } from '~/lib/observable';

/** How long a page that is looked at goes without asking, in milliseconds. */
const EVERY = 15 * 60_000;

/** Whether the server gives out another build than the one that runs here. It is told, and nobody but a person reloads. */
export const newVersion = observable(false);

/** The script that a page of the console begins with: its name holds a hash of the whole build. Null for any other page. */
export const entryOf = (page: string): string | null =>
  /<script type="module"[^>]* src="(\/[^"]+)"/.exec(page)?.[1] ?? null;

/** Compares the page that is served now with `own`, the script that this one began with. What isn't the console says nothing. */
export async function askForVersion(own: string | null, send: typeof fetch = fetch): Promise<void> {
  try {
    const answer = await send('/', { cache: 'no-cache', credentials: 'same-origin' });
    const served = answer.ok ? entryOf(await answer.text()) : null;
    if (own !== null && served !== null && served !== own) newVersion.set(true);
  } catch {
    // Without an answer nothing is known, and it is asked again.
  }
}

/** Asks now and then while somebody looks at the page, and at once where a part of the console is gone. Answers how to stop. */
export function watchVersion(): () => void {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src') ?? null;
  let askedAt = Date.now();
  const ask = () => {
    askedAt = Date.now();
    if (!newVersion.get()) void askForVersion(own);
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
