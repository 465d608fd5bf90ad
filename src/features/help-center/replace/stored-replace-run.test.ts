import { expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import { type SearchQuery, searchArticle } from '~/lib/text/article-hits';
import {
  createStoredReplaceRun,
  parseStoredReplaceRuns,
  removeFromReplaceRuns,
  restoreSelection,
  upsertStoredReplaceRun,
} from './stored-replace-run';

const sought: SearchQuery = {
  find: 'a',
  replacement: 'b',
  within: 'everything',
  isPattern: false,
  isWhole: false,
  matchesCase: true,
};
const found = (id: number, content: string, updated_at = '2026-01-01T00:00:00Z') => ({
  article: { id, updated_at, content } as Article,
  hits: searchArticle({ title: 'a', description: '', content }, sought),
});

it('an interrupted replacement resumes with the remaining articles that nobody has changed since', () => {
  const [one, two, three] = [found(1, 'a a'), found(2, 'a'), found(3, 'a')];
  const plan = createStoredReplaceRun('run', sought, [{ ...one, hits: one.hits.slice(1) }, two, three]);
  const kept = parseStoredReplaceRuns(JSON.parse(JSON.stringify([plan]))).values;
  expect(kept).toEqual([plan]);
  const [left] = removeFromReplaceRuns([plan], 'run', 2);
  if (!left) return expect.unreachable();
  const now = [found(1, 'a a'), found(2, 'a'), found(3, 'a again', '2026-01-02T00:00:00Z')];
  const again = restoreSelection(left, now);
  expect(again).toEqual({ hits: now[0]?.hits.slice(1), changed: 1 });
  expect(restoreSelection(left, [])).toEqual({ hits: [], changed: 2 });
  expect(removeFromReplaceRuns(removeFromReplaceRuns([left], 'run', 1), 'run', 3)).toEqual([]);
});

it('keeps the remaining articles of an interrupted replacement when another replacement is started', () => {
  const first = createStoredReplaceRun('first', sought, [found(1, 'a'), found(2, 'a')]);
  const second = createStoredReplaceRun('second', { ...sought, find: 'b' }, [found(1, 'b')]);
  const both = upsertStoredReplaceRun([first], second);
  expect(both).toEqual([first, second]);
  expect(removeFromReplaceRuns(both, 'second', 1)).toEqual([first]);
  const less = { ...first, articles: first.articles.slice(1) };
  expect(upsertStoredReplaceRun(both, less)).toEqual([second, less]);
  // Earlier versions stored a single run without `isWhole`.
  expect(parseStoredReplaceRuns(first).values).toEqual([first]);
  const { isWhole: _, ...older } = first.sought;
  expect(parseStoredReplaceRuns([{ ...first, sought: older }]).values).toEqual([first]);
});

it.each([null, 'x', [], [null], { run: 'r', sought: {}, articles: [] }])(
  'rejects %j as a stored replacement plan',
  (kept) => {
    expect(parseStoredReplaceRuns(kept).values).toBeNull();
  },
);
