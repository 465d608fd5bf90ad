// The page that a worker reuses across tests, so that the console is loaded and compiled once. Between two tests the
// page is signed out through the console and its storage is cleared. A page that can't be restored is replaced.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { listenForProblems, watchPage } from './watch-page';

/**
 * Events that a test may listen to. Their listeners are removed after the test, because they would also run in the next
 * one.
 */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response'];
const SIGN_OUT_MS = 3000;

/** Pages that show the sign-in form after signing out, so that the next sign-in needs no reload. */
const waiting = new WeakSet<Page>();

/**
 * Reports whether the page still shows the sign-in form after the sign-out between two tests. Returns true only once,
 * so that a later sign-in in the same test reloads the page.
 */
export const consumeSignInFormState = (page: Page): boolean => waiting.delete(page);

/** Runs inside the page: sends the same message as a sign-out in another tab. */
function signOut(): void {
  const channel = new BroadcastChannel('console-session');
  channel.postMessage('sign-out');
  channel.close();
}

/**
 * Runs inside the page: clears the stores. Doesn't delete the databases, because the console keeps its connections to
 * them open.
 */
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

/**
 * Runs inside the page: returns everything about the page that a test may have changed, as text: language, color
 * scheme, window size, emulated media, network state and clock.
 */
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

/** A loaded page that tests share, and the functions that prepare it for the next test. */
export interface ReusedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Problems found in the page during this test. */
  readonly problems: string[];
  readonly isAsBefore: () => Promise<boolean>;
  readonly listenAnew: () => void;
}

export async function openReusedPage(browser: Browser, origin: string): Promise<ReusedPage> {
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
    listenForProblems(page, origin, problems);
  };
  waiting.add(page);
  return { page, context, problems, isAsBefore, listenAnew };
}

/**
 * Signs out and clears everything that the test stored. With `reloads`, also reloads the page to clear its memory.
 * Reports whether the page can be reused.
 */
export async function prepareForNextTest(kept: ReusedPage, reloads: boolean): Promise<boolean> {
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
    // The caller replaces a page that can't be restored.
    return false;
  }
}
