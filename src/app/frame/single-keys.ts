import { observable } from '~/lib/observable';

const STORAGE_KEY = 'console-single-keys';

function remembered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether keys mean something by themselves: switched off by who speaks to the computer, or reads the screen by such keys. */
export const singleKeysOn = observable(remembered());
singleKeysOn.subscribe(() => {
  try {
    localStorage.setItem(STORAGE_KEY, singleKeysOn.get() ? 'on' : 'off');
  } catch {
    // Then it holds for this page.
  }
});

/** Whether the sheet of shortcuts is open. */
export const sheetOpen = observable(false);
