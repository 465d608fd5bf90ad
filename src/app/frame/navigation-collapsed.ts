import { createObservable, type Observable } from '~/lib/create-observable';

/**
 * Creates a setting that is stored in this browser. If storage is unavailable, the setting lasts until the page is
 * closed.
 */
function createStoredSetting(key: string, isFirst: boolean): Observable<boolean> {
  const choice = createObservable(isFirst);
  try {
    const kept = localStorage.getItem(key);
    if (kept) choice.set(kept === 'folded');
  } catch {}
  choice.subscribe(() => {
    try {
      localStorage.setItem(key, choice.get() ? 'folded' : 'open');
    } catch {}
  });
  return choice;
}

/** True if the navigation shows only icons. Pages of articles have a separate setting, which defaults to true. */
export const isNavigationCollapsed = createStoredSetting('console-navigation', false);
export const isNavigationCollapsedForArticles = createStoredSetting('console-navigation-article', true);
