// The page that opens after signing in and after switching the workspace. The setting is stored in this browser.
import { observable } from '~/lib/observable';

const STORAGE_KEY = 'console-first-page';

export type FirstPage = '/$workspace' | '/$workspace/conversations';

const HOME: FirstPage = '/$workspace';

function read(): FirstPage {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'conversations' ? '/$workspace/conversations' : HOME;
  } catch {
    return HOME;
  }
}

/** The route of the first page. If browser storage is unavailable, the setting is lost when the page is closed. */
export const firstPage = observable(read());

/** Sets the first page and stores it in this browser. */
export function chooseFirstPage(page: FirstPage): void {
  firstPage.set(page);
  try {
    if (page === HOME) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'conversations');
  } catch {
    // Without browser storage, the setting lasts until the page is closed.
  }
}

/** Returns the path of the first page in a workspace. */
export const getFirstPath = (slug: string): string => firstPage.get().replace('$workspace', slug);

/** Reports whether a path consists of a workspace's slug only, without one of its pages. */
export const isWorkspacePath = (path: string): boolean => /^\/[^/?#]+\/?$/.test(path);
