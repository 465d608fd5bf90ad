import * as z from 'zod/mini';
import type { Fitted, Unfit } from '~/drafts/fit-fields';
import { asObject } from '~/lib/json/json';
import { type Hit, SOUGHT_IN, type Sought } from '~/lib/text/article-hits';
import type { FoundArticle } from './find-hits';

const keptPlan = z.object({
  /** Gone on with, it is the same run, and undone as one. */
  run: z.string(),
  sought: z.object({
    find: z.string(),
    replacement: z.string(),
    within: z.enum(SOUGHT_IN),
    isPattern: z.boolean(),
    isWhole: z.catch(z.boolean(), false),
    matchesCase: z.boolean(),
  }),
  /** Those that are left, as they were then. */
  articles: z.array(
    z.object({
      id: z.number(),
      updated_at: z.string(),
      hits: z.array(z.object({ field: z.string(), from: z.number() })),
    }),
  ),
});

/** What of a run is left, as this browser keeps it: no texts, so that the plan is made again from those that are there then. */
export type KeptPlan = z.output<typeof keptPlan>;

/** Reads the plans that were kept, the last one begun at the end. An earlier build kept one alone, and knew no whole words. */
export function readKeptPlans(kept: unknown): Fitted<readonly KeptPlan[]> {
  const plans: KeptPlan[] = [];
  const unfit: Unfit[] = [];
  for (const one of Array.isArray(kept) ? kept : [kept]) {
    const { data } = keptPlan.safeParse(one);
    if (data) plans.push(data);
    // The articles that were left can't be told without the search, and are no use without it.
    else unfit.push({ field: 'sought', value: asObject(one)?.sought ?? one });
  }
  return { values: plans.length > 0 ? plans : null, unfit };
}

const placeOf = ({ field, from }: Hit) => ({ field, from });
const keyOf = ({ field, from }: { readonly field: string; readonly from: number }) => `${field} ${from}`;

export const startedPlan = (run: string, sought: Sought, rows: readonly FoundArticle[]): KeptPlan => ({
  run,
  sought,
  articles: rows.map(({ article: { id, updated_at }, hits }) => ({
    id,
    updated_at,
    hits: hits.map(placeOf),
  })),
});

/** With a plan, in place of the one of the same run if there is one. */
export const plansWith = (plans: readonly KeptPlan[], plan: KeptPlan): readonly KeptPlan[] => [
  ...plans.filter(({ run }) => run !== plan.run),
  plan,
];

/** Without an article of a run, whose turn is over, and without the plan once it has none left. */
export const plansWithout = (plans: readonly KeptPlan[], run: string, done: number): readonly KeptPlan[] =>
  plans
    .map((plan) =>
      plan.run === run ? { ...plan, articles: plan.articles.filter(({ id }) => id !== done) } : plan,
    )
    .filter(({ articles }) => articles.length > 0);

/** The hits that were chosen before, in articles that nobody changed since; and how many articles are left out for that. */
export function chosenAgain(
  plan: KeptPlan,
  found: readonly FoundArticle[],
): { readonly hits: readonly Hit[]; readonly changed: number } {
  const byId = new Map(found.map((one) => [one.article.id, one]));
  const hits: Hit[] = [];
  let changed = 0;
  for (const { id, updated_at, hits: places } of plan.articles) {
    const now = byId.get(id);
    if (now?.article.updated_at !== updated_at) changed += 1;
    else {
      const kept = new Set(places.map(keyOf));
      hits.push(...now.hits.filter((hit) => kept.has(keyOf(hit))));
    }
  }
  return { hits, changed };
}
