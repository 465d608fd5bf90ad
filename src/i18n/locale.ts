// The console's language. The user's choice is stored in the browser. The default is the browser's language.

import { createObservable } from '../lib/create-observable.ts';

export const LOCALES = ['en', 'es', 'pt-BR'] as const;
export type Locale = (typeof LOCALES)[number];

/** The name of each language in the language itself. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
};

/** `public/early.js` reads the same key before the console is loaded. */
const STORAGE_KEY = 'console-locale';

const isLocale = (text: string | null): text is Locale => LOCALES.some((locale) => locale === text);

/** Returns an empty list in Node, where the build prerenders the page. */
const browserLanguages = (): readonly string[] => globalThis.navigator?.languages ?? [];

const getLanguage = (tag: string) => tag.toLowerCase().split('-')[0];

/** Returns the first supported language of the list, ignoring regions. Defaults to English. */
export function negotiateLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const match = LOCALES.find((locale) => getLanguage(locale) === getLanguage(tag));
    if (match) return match;
  }
  return 'en';
}

/**
 * Returns the language tag for formatting numbers and dates, which combines the console's language with the browser's
 * region. For example, number formats differ between Mexico and Spain, although people in both countries use the
 * console in Spanish.
 */
export function getRegionalTag(spoken: Locale, wanted = browserLanguages()): string {
  return wanted.find((tag) => getLanguage(tag) === getLanguage(spoken)) ?? spoken;
}

function remembered(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function initial(): Locale {
  const stored = remembered();
  if (isLocale(stored)) return stored;
  return negotiateLocale(browserLanguages());
}

const current = createObservable(initial());

function apply(next: Locale): void {
  if (typeof document !== 'undefined') document.documentElement.lang = next;
  current.set(next);
}

// Applies a language that the user chose in another tab.
globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
  if (key === STORAGE_KEY && isLocale(newValue)) apply(newValue);
});

export const locale = {
  get: () => current.get(),
  subscribe: current.subscribe,
  set(next: Locale) {
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // If the browser storage is unavailable, the selected language applies until the page is closed.
    }
    apply(next);
  },
};
