import { createObservable } from '~/lib/create-observable';

const STORAGE_KEY = 'console-single-keys';

function remembered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** False if single-key shortcuts are turned off, for example by users of speech input or screen readers. */
export const areSingleKeyShortcutsOn = createObservable(remembered());
areSingleKeyShortcutsOn.subscribe(() => {
  try {
    localStorage.setItem(STORAGE_KEY, areSingleKeyShortcutsOn.get() ? 'on' : 'off');
  } catch {
    // Ignored, because without storage the setting lasts until the page is closed.
  }
});

export const isShortcutsDialogOpen = createObservable(false);
