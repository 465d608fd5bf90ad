import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Article, articleQuery } from '~/api/articles';
import { refetchQueries } from '~/api/http/query';
import { createArticleKnowledgeStore } from '~/drafts/record-checks';
import {
  findMatchedOriginalText,
  getTranslationState,
  isBehind,
  isOriginalSavedElsewhere,
} from '~/drafts/translation-state';
import { useScope } from '~/session/scope-context';
import { useKnownArticles } from './use-known-articles';

/** Compares an open translation with its original. */
export function useTranslationState(article: Article, original: Article) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { portal_slug } = article;
  const [isInVain, setInVain] = useState(false);
  const known = useKnownArticles(portal_slug);
  const isStale = known !== undefined && isOriginalSavedElsewhere(original, known.get(original.id));
  useEffect(() => {
    if (isStale) void createArticleKnowledgeStore(queryClient, scope, portal_slug).read(original);
  }, [isStale, queryClient, scope, portal_slug, original]);
  const isOutrun = (known?.get(original.id)?.version ?? '') > original.updated_at;
  useEffect(() => {
    // Reloads the original that is shown next to the translation, because another tab has saved a newer version of the
    // original.
    if (isOutrun) void refetchQueries(queryClient, articleQuery(scope, portal_slug, original.id).queryKey);
  }, [isOutrun, queryClient, scope, portal_slug, original.id]);
  if (known === undefined) return null;
  const state = getTranslationState(article, original, known);
  return {
    standing: state,
    isBehind: isBehind(state),
    /** The version of the original that the translation matched, if this browser has stored that version. */
    former: findMatchedOriginalText(article, original, known),
    /** True if the author confirmed that the translation matches, but this browser couldn't store the confirmation. */
    isInVain,
    check: async () =>
      setInVain(
        !(await createArticleKnowledgeStore(queryClient, scope, portal_slug).checked(article, original)),
      ),
  };
}

export type OriginalComparison = NonNullable<ReturnType<typeof useTranslationState>>;
