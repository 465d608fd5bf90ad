import { useEffect, useEffectEvent } from 'react';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import type { KnownArticles } from '~/drafts/translation-state';
import { storeLastCheck } from '~/records/last-check';
import { useScope } from '~/session/scope-context';
import { countMatrixCellStates, type TranslationFamily } from './families';

interface LoggedTranslations {
  readonly portal: Portal | undefined;
  /** All articles of the portal. Undefined until all data that determines the states of the translations is loaded. */
  readonly families: readonly TranslationFamily[] | undefined;
  readonly categories: readonly Category[];
  readonly known: KnownArticles;
}

/** Stores the number of outdated translations in total and by language, for pages that don't load the articles. */
export function useStoreOutdatedCounts({ portal, families, categories, known }: LoggedTranslations): void {
  const scope = useScope();
  const parts =
    portal &&
    families &&
    Object.fromEntries(
      portal.allowed_locales.map((locale) => [
        locale,
        countMatrixCellStates(families, locale, categories, known).behind,
      ]),
    );
  const note = useEffectEvent(() => {
    if (!portal || !parts) return;
    const count = Object.values(parts).reduce((sum, behind) => sum + behind, 0);
    const { slug, name } = portal;
    void storeLastCheck(scope, { kind: 'translations', portal: { slug, name }, count, parts });
  });
  const counted = parts && `${portal.slug} ${JSON.stringify(parts)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed counts are stored again
  useEffect(() => note(), [counted]);
}
