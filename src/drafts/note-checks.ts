// Records in this browser which translations are up to date with their originals.
import type { QueryClient } from '@tanstack/react-query';
import type { Article } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import type { Scope } from '~/api/scope';
import { afterComparing, afterReading, afterSaving, joined } from './standing';
import { changeKnown, type KnownArticle } from './translation-checks';

type Change = (known: KnownArticle | undefined) => KnownArticle | undefined;

/** Notes what is known of articles of one portal. Nothing waits for it, and where this browser keeps nothing it is in vain. */
export function checkNotes(queryClient: QueryClient, scope: Scope, portalSlug: string) {
  const change = (changes: ReadonlyMap<number, Change>) => changeKnown(scope, portalSlug, changes);
  const follow = async (translation: Article, original: Article, isChecked: boolean): Promise<boolean> => {
    let knownOriginal: KnownArticle | undefined;
    const noteOriginal: Change = (known) => {
      knownOriginal = afterReading(known, original);
      return knownOriginal;
    };
    const noteTranslation: Change = (known) =>
      afterComparing(known, translation, original, knownOriginal, isChecked);
    return change(
      new Map([
        [original.id, noteOriginal],
        [translation.id, noteTranslation],
      ]),
    );
  };
  return {
    /** This browser saved an article over `before`. */
    async saved(before: Article, after: Article): Promise<void> {
      const portal = queryClient.getQueryData(portalQuery(scope, portalSlug).queryKey);
      // Without a second language there are no translations to know about.
      if (portal?.allowed_locales.length === 1) return;
      await change(new Map([[after.id, (known) => afterSaving(known, before, after)]]));
    },
    /** An original was read, which tells whether its text is still the one that is known. */
    async read(original: Article): Promise<void> {
      await change(new Map([[original.id, (known) => known && afterReading(known, original)]]));
    },
    /** What another browser knew. False where this one couldn't keep it. */
    async brought(articles: readonly KnownArticle[]): Promise<boolean> {
      const changes = articles.map(
        (given) => [given.id, (known: KnownArticle | undefined) => joined(known, given)] as const,
      );
      return change(new Map(changes));
    },
    /** A translation was written beside this text of its original, which nobody compared with it yet. */
    begun: (translation: Article, original: Article) => follow(translation, original, false),
    /** A person says that a translation matches this text of its original. False where this browser couldn't keep it. */
    checked: (translation: Article, original: Article) => follow(translation, original, true),
  };
}
