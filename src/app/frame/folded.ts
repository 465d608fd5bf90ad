import { type Observable, observable } from '~/lib/observable';

/** Chosen by the person, remembered by the browser where it can: else it holds for this page. */
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

/** Whether the navigation shows its icons only; beside an article it does unless a person says otherwise there. */
export const folded = remembered('console-navigation', false);
export const foldedBesideArticle = remembered('console-navigation-article', true);
