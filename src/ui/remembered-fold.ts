// What a person folds away or opens, as the browser remembers it.
import { type Observable, observable } from '~/lib/observable';

/** Whether it is folded; `isFirst`: until a person says otherwise. */
export function rememberedFold(key: string, isFirst: boolean): Observable<boolean> {
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
