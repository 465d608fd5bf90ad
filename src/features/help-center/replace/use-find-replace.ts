import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { buildQueryKey } from '~/api/http/query';
import type { SearchHit, SearchQuery } from '~/lib/text/article-hits';
import { createRunId } from '~/records/activity/run-id';
import { hasSameValues } from '~/records/values';
import { useScope } from '~/session/scope-context';
import { usePortalTexts } from '../use-portal-texts';
import { type FindResult, findArticleMatches } from './find-article-matches';
import type { SelectedMatches } from './matches-by-article';
import { createStoredReplaceRun, restoreSelection, type StoredReplaceRun } from './stored-replace-run';

const NONE: SelectedMatches = new Set();

interface LeftSearch {
  readonly plan: StoredReplaceRun | undefined;
  /** The contents of the search form, even if they differ from the last search. */
  readonly typed: SearchQuery | undefined;
}

/** Caches the search and the selection, so that they are restored when the user returns from an article. */
function useLeftSearch(portalSlug: string) {
  const key = [...buildQueryKey(useScope(), 'portal-search'), portalSlug];
  const client = useQueryClient();
  return {
    get: () => client.getQueryData<LeftSearch>(key),
    set: (left: LeftSearch) => client.setQueryData(key, left),
  };
}

/**
 * Manages finding and replacing in a portal. `typed` is the edited content of the form, or undefined if it wasn't
 * edited.
 */
export function useFindReplace(portalSlug: string, typed: SearchQuery | undefined) {
  const { state, make, stop } = usePortalTexts(portalSlug);
  const [found, setFound] = useState<FindResult | null>(null);
  const [chosen, setChosen] = useState(NONE);
  /** The number of articles that have changed since their matches were found and selected. */
  const [changed, setChanged] = useState(0);
  const [run, setRun] = useState('');

  const search = (sought: SearchQuery, before: StoredReplaceRun | undefined, next: string) => {
    setFound(null);
    setChosen(NONE);
    setChanged(0);
    setRun(next);
    void make(
      (texts, signal) => findArticleMatches(texts, sought, signal),
      (now) => {
        // Renders in a transition, because there may be thousands of matches.
        startTransition(() => setFound(now));
        if (!before) return;
        const again = restoreSelection(before, now.articles);
        setChosen(new Set(again.hits));
        setChanged(again.changed);
      },
    );
  };
  const rows = (found?.articles ?? []).flatMap(({ article, hits }) => {
    const own = hits.filter((hit) => chosen.has(hit));
    return own.length > 0 ? [{ article, hits: own }] : [];
  });
  const left = useLeftSearch(portalSlug);
  const [former] = useState(left.get);
  const searchAgain = useEffectEvent(() => {
    if (former?.plan) search(former.plan.sought, former.plan, former.plan.run);
  });
  useEffect(() => searchAgain(), []);
  const leave = useEffectEvent(() => {
    left.set({
      plan: found ? createStoredReplaceRun(run, found.sought, rows) : former?.plan,
      typed: typed ?? former?.typed,
    });
  });
  useEffect(() => () => leave(), []);
  return {
    /** The contents of the form when the page was last left. */
    left: former?.typed ?? former?.plan?.sought,
    reading: state,
    stop,
    found,
    chosen,
    changed,
    rows,
    run,
    /** Searches, and keeps the selection if only the replacement has changed. */
    find: (sought: SearchQuery) => {
      const isSameSearch =
        found !== null && hasSameValues({ ...found.sought, replacement: sought.replacement }, sought);
      const before = isSameSearch ? createStoredReplaceRun(run, found.sought, rows) : undefined;
      search(sought, before, createRunId('replace'));
    },
    /** Searches again after a run. */
    findAnew: (sought: SearchQuery) => search(sought, undefined, createRunId('replace')),
    goOn: (plan: StoredReplaceRun) => search(plan.sought, plan, plan.run),
    choose: (hits: readonly SearchHit[], isChosen: boolean) =>
      setChosen(
        (now) => new Set(isChosen ? [...now, ...hits] : [...now].filter((hit) => !hits.includes(hit))),
      ),
    clear: () => setChosen(NONE),
  };
}
