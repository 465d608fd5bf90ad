import { observable } from '~/lib/observable';

const STORAGE_KEY = 'console-navigation';

function remembered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'folded';
  } catch {
    return false;
  }
}

/** Whether the navigation shows its icons only: chosen by the person, remembered by the browser. */
export const folded = observable(remembered());
folded.subscribe(() => {
  try {
    localStorage.setItem(STORAGE_KEY, folded.get() ? 'folded' : 'open');
  } catch {
    // Then it holds for this page.
  }
});
