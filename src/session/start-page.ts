// The page that opens after signing in and after switching the workspace. The setting is stored in this browser.
import { createObservable } from '~/lib/create-observable';

const STORAGE_KEY = 'console-first-page';

export type StartPage = '/$workspace' | '/$workspace/conversations';

const HOME: StartPage = '/$workspace';

function read(): StartPage {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'conversations' ? '/$workspace/conversations' : HOME;
  } catch {
    return HOME;
  }
}

/** The route of the first page. If browser storage is unavailable, the setting is lost when the page is closed. */
export const startPage = createObservable(read());

/** Sets the first page and stores it in this browser. */
export function setStartPage(page: StartPage): void {
  startPage.set(page);
  try {
    if (page === HOME) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'conversations');
  } catch {
    // Without browser storage, the setting lasts until the page is closed.
  }
}

/** Returns the path of the first page in a workspace. */
export const getWorkspaceStartPath = (slug: string): string => startPage.get().replace('$workspace', slug);

/** Reports whether a path consists only of a workspace's slug, without a page of the workspace. */
export const isWorkspaceRootPath = (path: string): boolean => /^\/[^/?#]+\/?$/.test(path);
