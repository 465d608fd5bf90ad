/** Caches `Intl.DisplayNames` by language, because creating one takes longer than rendering the page. */
const known = new Map<string, Intl.DisplayNames>();

function getNames(language: string): Intl.DisplayNames {
  const names =
    known.get(language) ?? new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  known.set(language, names);
  return names;
}

/** Returns the name of a locale such as `pt_BR`, in the given language. Returns null for an unknown locale. */
export function getLanguageName(locale: string, language: string): string | null {
  try {
    return getNames(language).of(locale.replaceAll('_', '-')) ?? null;
  } catch {
    return null;
  }
}
