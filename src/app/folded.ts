import { type Observable, observable } from '~/lib/observable';

/** Chosen by the person, remembered by the browser. */
function remembered(key: string, isFirst: boolean): Observable<boolean> {
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const choice = observable((read() ?? (isFirst ? 'folded' : 'open')) === 'folded');
  choice.subscribe(() => {
    try {
      localStorage.setItem(key, choice.get() ? 'folded' : 'open');
    } catch {
      // Then it holds for this page.
    }
  });
  return choice;
}

/** Whether the navigation shows its icons only; beside an article it does unless a person says otherwise there. */
export const folded = remembered('console-navigation', false);
export const foldedBesideArticle = remembered('console-navigation-article', true);
