import { type Observable, observable } from '~/lib/observable';

/** A setting that is stored in the browser. Without storage, it lasts as long as the page. */
function remembered(key: string, isFirst: boolean): Observable<boolean> {
  const choice = observable(isFirst);
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

/** True if the navigation shows only icons. Articles have a separate setting, which defaults to true. */
export const isNavigationCollapsed = remembered('console-navigation', false);
export const navigationCollapsedBesideArticle = remembered('console-navigation-article', true);
