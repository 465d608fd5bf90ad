/** By the language that the names are in, because making one takes longer than drawing the page that it is for. */
const known = new Map<string, Intl.DisplayNames>();

function getNames(language: string): Intl.DisplayNames {
  const names =
    known.get(language) ?? new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  known.set(language, names);
  return names;
}

/** Returns the name of a locale such as `pt_BR` in a language; null for a locale that isn't known. */
export function getLanguageName(locale: string, language: string): string | null {
  try {
    return getNames(language).of(locale.replaceAll('_', '-')) ?? null;
  } catch {
    return null;
  }
}
