import { expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import { hitsIn, type Sought } from '~/lib/article-hits';
import { chosenAgain, keptPlanOf, planWithout, startedPlan } from './kept-plan';

const sought: Sought = {
  find: 'a',
  replacement: 'b',
  within: 'everything',
  isPattern: false,
  matchesCase: true,
};
const found = (id: number, content: string, updated_at = '2026-01-01T00:00:00Z') => ({
  article: { id, updated_at, content } as Article,
  hits: hitsIn({ title: 'a', description: '', content }, sought),
});

it('a run is gone on with where it was left, from the articles as they are then', () => {
  const [one, two, three] = [found(1, 'a a'), found(2, 'a'), found(3, 'a')];
  const plan = startedPlan('run', sought, [{ ...one, hits: one.hits.slice(1) }, two, three]);
  const kept = keptPlanOf(JSON.parse(JSON.stringify(plan)));
  expect(kept).toEqual(plan);
  const left = planWithout(plan, 2);
  if (!left) return expect.unreachable();
  const now = [found(1, 'a a'), found(2, 'a'), found(3, 'a again', '2026-01-02T00:00:00Z')];
  const again = chosenAgain(left, now);
  expect(again).toEqual({ hits: now[0]?.hits.slice(1), changed: 1 });
  expect(chosenAgain(left, [])).toEqual({ hits: [], changed: 2 });
  expect([1, 3].reduce<typeof left | null>((rest, id) => rest && planWithout(rest, id), left)).toBeNull();
});

it.each([null, 'x', { run: 'r', sought: {}, articles: [] }])('%j is no plan', (kept) => {
  expect(keptPlanOf(kept)).toBeNull();
});
