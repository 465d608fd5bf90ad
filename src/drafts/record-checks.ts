// Stores in this browser whether translations and draft copies are up to date with their originals.
import type { QueryClient } from '@tanstack/react-query';
import type { Article } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import type { Scope } from '~/api/scope';
import { type KnownArticle, updateKnownArticles } from './translation-check-store';
import {
  computeKnownArticleAfterComparing,
  computeKnownArticleAfterSaving,
  mergeKnownArticle,
  updateKnownArticle,
} from './translation-state';

type Change = (known: KnownArticle | undefined) => KnownArticle | undefined;

/**
 * Returns functions that store what this browser learns about the versions of a portal's articles. The functions don't
 * throw if storage is unavailable.
 */
export function createArticleKnowledgeStore(queryClient: QueryClient, scope: Scope, portalSlug: string) {
  const change = (changes: ReadonlyMap<number, Change>) => updateKnownArticles(scope, portalSlug, changes);
  const follow = async (translation: Article, original: Article, isChecked: boolean): Promise<boolean> => {
    let knownOriginal: KnownArticle | undefined;
    const noteOriginal: Change = (known) => {
      knownOriginal = updateKnownArticle(known, original);
      return knownOriginal;
    };
    const noteTranslation: Change = (known) =>
      computeKnownArticleAfterComparing(known, translation, original, knownOriginal, isChecked);
    return change(
      new Map([
        [original.id, noteOriginal],
        [translation.id, noteTranslation],
      ]),
    );
  };
  return {
    /** Stores that this browser saved an article. `before` is the version before the save. */
    async saved(before: Article, after: Article): Promise<void> {
      const portal = queryClient.getQueryData(portalQuery(scope, portalSlug).queryKey);
      // A portal with a single language has no translations.
      if (portal?.allowed_locales.length === 1) return;
      await change(new Map([[after.id, (known) => computeKnownArticleAfterSaving(known, before, after)]]));
    },
    /** Stores the version of an original article when it is loaded, to detect later changes of its text. */
    async read(original: Article): Promise<void> {
      await change(new Map([[original.id, (known) => known && updateKnownArticle(known, original)]]));
    },
    /** Merges the data that another browser exported. Returns false if storage is unavailable. */
    async brought(articles: readonly KnownArticle[]): Promise<boolean> {
      const changes = articles.map(
        (given) => [given.id, (known: KnownArticle | undefined) => mergeKnownArticle(known, given)] as const,
      );
      return change(new Map(changes));
    },
    /** Stores the version of the original from which a translation was started. It doesn't count as a comparison. */
    begun: (translation: Article, original: Article) => follow(translation, original, false),
    /**
     * Stores that a person confirmed that a translation matches this version of its original, or that a draft copy
     * contains its text. Returns false if storage is unavailable.
     */
    checked: (translation: Article, original: Article) => follow(translation, original, true),
  };
}
