// The page that opens after signing in and after switching the workspace. A setting of this browser.
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

/** The route of the first page. Without storage, the setting lasts as long as the page. */
export const firstPage = observable(read());

/** Sets the first page for this browser. */
export function chooseFirstPage(page: FirstPage): void {
  firstPage.set(page);
  try {
    if (page === HOME) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'conversations');
  } catch {
    // The setting lasts as long as the page.
  }
}

/** Returns the path of the first page in a workspace. */
export const getFirstPath = (slug: string): string => firstPage.get().replace('$workspace', slug);

/** Reports whether a path is that of a workspace and not of one of its pages. */
export const isWorkspacePath = (path: string): boolean => /^\/[^/?#]+\/?$/.test(path);
