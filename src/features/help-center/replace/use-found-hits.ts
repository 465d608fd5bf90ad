// The search through a portal's articles: what was found, and which of it is chosen.
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { readKey } from '~/api/http/query';
import type { Hit, Sought } from '~/lib/text/article-hits';
import { createRunId } from '~/records/activity/run-id';
import { sameValues } from '~/records/values';
import { useScope } from '~/session/scope-context';
import { usePortalTexts } from '../use-portal-texts';
import { type Found, findHits } from './find-hits';
import type { ChosenHits } from './found-articles';
import { chosenAgain, type KeptPlan, startedPlan } from './kept-plan';

const NONE: ChosenHits = new Set();

interface LeftSearch {
  readonly plan: KeptPlan | undefined;
  /** What the fields said, also where nobody searched for it yet. */
  readonly typed: Sought | undefined;
}

/** What was typed, sought and chosen when the page was left, for whoever soon comes back from an article. */
function useLeftSearch(portalSlug: string) {
  const key = [...readKey(useScope(), 'portal-search'), portalSlug];
  const client = useQueryClient();
  return {
    get: () => client.getQueryData<LeftSearch>(key),
    set: (left: LeftSearch) => client.setQueryData(key, left),
  };
}

/** `typed` is what the fields say, where a person changed them. */
export function useFoundHits(portalSlug: string, typed: Sought | undefined) {
  const { state, make, stop } = usePortalTexts(portalSlug);
  const [found, setFound] = useState<Found | null>(null);
  const [chosen, setChosen] = useState(NONE);
  /** How many articles, of which hits were chosen before, aren't as they were then. */
  const [changed, setChanged] = useState(0);
  const [run, setRun] = useState('');

  const search = (sought: Sought, before: KeptPlan | undefined, next: string) => {
    setFound(null);
    setChosen(NONE);
    setChanged(0);
    setRun(next);
    void make(
      (texts, signal) => findHits(texts, sought, signal),
      (now) => {
        // Two thousand hits are drawn a few at a time.
        startTransition(() => setFound(now));
        if (!before) return;
        const again = chosenAgain(before, now.articles);
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
      plan: found ? startedPlan(run, found.sought, rows) : former?.plan,
      typed: typed ?? former?.typed,
    });
  });
  useEffect(() => () => leave(), []);
  return {
    /** What the fields said when the page was left. */
    left: former?.typed ?? former?.plan?.sought,
    reading: state,
    stop,
    found,
    chosen,
    changed,
    rows,
    run,
    /** Where only the replacement is another, the same hits are chosen again. */
    find: (sought: Sought) => {
      const isSameSearch =
        found !== null && sameValues({ ...found.sought, replacement: sought.replacement }, sought);
      const before = isSameSearch ? startedPlan(run, found.sought, rows) : undefined;
      search(sought, before, createRunId('replace'));
    },
    /** After a run: what is left, and what was changed meanwhile. */
    findAnew: (sought: Sought) => search(sought, undefined, createRunId('replace')),
    goOn: (plan: KeptPlan) => search(plan.sought, plan, plan.run),
    choose: (hits: readonly Hit[], isChosen: boolean) =>
      setChosen(
        (now) => new Set(isChosen ? [...now, ...hits] : [...now].filter((hit) => !hits.includes(hit))),
      ),
    clear: () => setChosen(NONE),
  };
}
