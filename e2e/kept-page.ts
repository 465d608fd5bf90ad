// The page that a worker keeps from test to test, so that the console is loaded and compiled once. Between two tests it is
// signed out by the console's own means and its storage is emptied; a page that isn't as it was at first is given up.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { listenTo, watchPage } from './watch-page';

/** What a test may listen to: what it leaves would hear the next one, too. */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response'];
const SIGN_OUT_MS = 3000;

/** Pages that stand at the sign-in form with nobody signed in: the next sign-in needs no load. */
const waiting = new WeakSet<Page>();

/** Whether the page waits at the sign-in form; only its first sign-in of a test asks, and a later one loads it anew. */
export const takeWaiting = (page: Page): boolean => waiting.delete(page);

/** Runs inside the page. Another tab's sign-out is the same message. */
function signOut(): void {
  const channel = new BroadcastChannel('console-session');
  channel.postMessage('sign-out');
  channel.close();
}

/** Runs inside the page. The console keeps its connections open: a deletion would wait for them. */
async function emptyStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases())
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const stores = [...database.objectStoreNames];
        if (stores.length === 0) return resolve(database.close());
        const emptying = database.transaction(stores, 'readwrite');
        for (const store of stores) emptying.objectStore(store).clear();
        emptying.oncomplete = () => resolve(database.close());
        emptying.onerror = () => reject(emptying.error);
      };
    });
}

/** Runs inside the page: how it looks, and whether its clock was replaced. */
const appearance = () =>
  JSON.stringify([
    document.documentElement.lang,
    document.documentElement.dataset.mantineColorScheme,
    [innerWidth, innerHeight],
    ['(prefers-color-scheme: dark)', '(prefers-reduced-motion)', '(forced-colors)', 'print'].map(
      (media) => matchMedia(media).matches,
    ),
    navigator.onLine,
    '__pwClock' in globalThis,
  ]);

/** A page that was loaded once and waits, and what it was like then. */
export interface KeptPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What must never happen in a page, and did in this test. */
  readonly problems: string[];
  readonly isAsBefore: () => Promise<boolean>;
  readonly listenAnew: () => void;
}

export async function openKeptPage(browser: Browser, origin: string): Promise<KeptPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  watchPage(page, origin, problems);
  await page.goto('/sign-in');
  await expect(page.locator('#early')).toHaveCount(0);
  const before = await page.evaluate(appearance);
  const isAsBefore = async () =>
    context.pages().length === 1 && !page.isClosed() && (await page.evaluate(appearance)) === before;
  const listenAnew = () => {
    for (const event of EVENTS) page.removeAllListeners(event);
    listenTo(page, origin, problems);
  };
  waiting.add(page);
  return { page, context, problems, isAsBefore, listenAnew };
}

/** Signs out and forgets what the test left, with `reloads` in memory, too. Answers whether the page can serve another test. */
export async function makeWait(kept: KeptPage, reloads: boolean): Promise<boolean> {
  try {
    if (!(await kept.isAsBefore())) return false;
    await kept.page.evaluate(signOut);
    await kept.page
      .getByRole('button', { name: 'Sign in', exact: true })
      .and(kept.page.locator(':enabled'))
      .waitFor({ timeout: SIGN_OUT_MS });
    if (reloads) await kept.page.goto('/sign-in');
    await kept.page.evaluate(emptyStorage);
    if (reloads) await expect(kept.page.locator('#early')).toHaveCount(0);
    kept.listenAnew();
    waiting.add(kept.page);
    return kept.isAsBefore();
  } catch {
    // A page that can't be brought back is given up: a new one takes its place.
    return false;
  }
}
