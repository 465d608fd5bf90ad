// Which language the console speaks: chosen by the person, remembered by the browser, the browser's own until then.

import { observable } from '../lib/observable.ts';

export const LOCALES = ['en', 'es', 'pt-BR'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in its own words. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
};

/** `public/early.js` reads the same key before the console comes alive. */
const STORAGE_KEY = 'console-locale';

const isLocale = (text: string | null): text is Locale => LOCALES.some((locale) => locale === text);

/** None in Node, where the page is prerendered. */
const browserLanguages = (): readonly string[] => globalThis.navigator?.languages ?? [];

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];

/** The first of the wanted languages that the console speaks, in any regional form; English where there is none. */
export function negotiateLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const match = LOCALES.find((locale) => languageOf(locale) === languageOf(tag));
    if (match) return match;
  }
  return 'en';
}

/**
 * The tag by which numbers and moments are written: the region is the browser's, the language the console's. A reader
 * from Mexico groups digits by commas, one from Spain by dots, and both read Spanish.
 */
export function regionalTag(spoken: Locale, wanted = browserLanguages()): string {
  return wanted.find((tag) => languageOf(tag) === languageOf(spoken)) ?? spoken;
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

const current = observable(initial());

function apply(next: Locale): void {
  if (typeof document !== 'undefined') document.documentElement.lang = next;
  current.set(next);
}

// Other tabs of the same person follow.
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
      // A browser that keeps nothing still speaks the chosen language until it is closed.
    }
    apply(next);
  },
};
