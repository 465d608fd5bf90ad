import { useEffect, useState } from 'react';
import type { Article } from '~/api/articles';
import type { UntranslatedPassage } from '~/lib/markdown/structure-places';
import { requestTextTask } from '~/texts/ask';
import { isSameLanguage } from '../../locale-name';

/**
 * Finds passages of a translation that have the same text as the original. Returns null while searching, and undefined
 * if the search isn't possible.
 */
export function useUntranslatedText(
  original: Article | undefined,
  locale: string,
  own: string,
): readonly UntranslatedPassage[] | null | undefined {
  const [places, setPlaces] = useState<readonly UntranslatedPassage[] | null | undefined>(null);
  const text = original && !isSameLanguage(original.locale, locale) ? (original.content ?? '') : undefined;
  useEffect(() => {
    if (text === undefined) return;
    const leaving = new AbortController();
    requestTextTask('structure', { original: text, own }, leaving.signal).then(
      ({ untranslated }) => setPlaces(untranslated),
      () => !leaving.signal.aborted && setPlaces(undefined),
    );
    return () => leaving.abort();
  }, [text, own]);
  return text === undefined ? undefined : places;
}
