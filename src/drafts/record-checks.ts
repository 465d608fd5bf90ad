// Records in this browser which translations are up to date with their originals.
import type { QueryClient } from '@tanstack/react-query';
import type { Article } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import type { Scope } from '~/api/scope';
import { type KnownArticle, updateKnownArticles } from './translation-checks';
import {
  mergeKnownArticle,
  updateAfterComparing,
  updateAfterReading,
  updateAfterSaving,
} from './translation-state';

type Change = (known: KnownArticle | undefined) => KnownArticle | undefined;

/** Returns functions that record facts about a portal's articles. Failing to do so affects nothing else. */
export function checkNotes(queryClient: QueryClient, scope: Scope, portalSlug: string) {
  const change = (changes: ReadonlyMap<number, Change>) => updateKnownArticles(scope, portalSlug, changes);
  const follow = async (translation: Article, original: Article, isChecked: boolean): Promise<boolean> => {
    let knownOriginal: KnownArticle | undefined;
    const noteOriginal: Change = (known) => {
      knownOriginal = updateAfterReading(known, original);
      return knownOriginal;
    };
    const noteTranslation: Change = (known) =>
      updateAfterComparing(known, translation, original, knownOriginal, isChecked);
    return change(
      new Map([
        [original.id, noteOriginal],
        [translation.id, noteTranslation],
      ]),
    );
  };
  return {
    /** Records that this browser saved an article, which was `before`. */
    async saved(before: Article, after: Article): Promise<void> {
      const portal = queryClient.getQueryData(portalQuery(scope, portalSlug).queryKey);
      // Without a second language there are no translations.
      if (portal?.allowed_locales.length === 1) return;
      await change(new Map([[after.id, (known) => updateAfterSaving(known, before, after)]]));
    },
    /** Records that an original was read, which shows whether its text has changed. */
    async read(original: Article): Promise<void> {
      await change(new Map([[original.id, (known) => known && updateAfterReading(known, original)]]));
    },
    /** Merges the records of another browser. Returns false without storage. */
    async brought(articles: readonly KnownArticle[]): Promise<boolean> {
      const changes = articles.map(
        (given) => [given.id, (known: KnownArticle | undefined) => mergeKnownArticle(known, given)] as const,
      );
      return change(new Map(changes));
    },
    /** Records that a translation was started from this text of its original, without comparing them. */
    begun: (translation: Article, original: Article) => follow(translation, original, false),
    /**
     * Records that a person confirmed that a translation matches this text of its original. Returns false without
     * storage.
     */
    checked: (translation: Article, original: Article) => follow(translation, original, true),
  };
}
