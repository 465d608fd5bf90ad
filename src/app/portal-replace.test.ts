import { afterEach, expect, it, vi } from 'vitest';
import { listArticles } from '~/api/articles';
import { callOperation } from '~/api/http/client';
import { createRequestPacer } from '~/api/http/request-pacer';
import { type ArticleMatches, findArticleMatches } from '~/features/help-center/replace/find-article-matches';
import { replaceInArticle } from '~/features/help-center/replace/replace-in-article';
import { type SearchQuery, searchArticle } from '~/lib/text/article-hits';
import { replaceActivityStore } from '~/records/fixtures/memory-activity';
import { paceAccess } from '~/records/run/paced-access';
import { processRows, type RowState, WAITING_ROW } from '~/records/run/process-rows';
import { undoRow } from '~/resources/activity/undo-row';
import { getArticleAccess } from '~/resources/article-record';
import { createSandboxClient } from '~/sandbox/fixtures/sandbox-client';
import { TaskTimeoutError } from '~/texts/text-queue';

/** Two demo portals: one with many articles, and one with three. */
const LARGE = 'acme-help';
const SMALL = 'acme-wholesale';
const RUN = 'run';

afterEach(() => vi.unstubAllGlobals());

const sought = (more: Partial<SearchQuery>): SearchQuery => ({
  find: '',
  replacement: '',
  within: 'text',
  isPattern: false,
  isWhole: false,
  matchesCase: true,
  ...more,
});

/** Loads 40 articles of a portal, or all if there are fewer. */
async function opened(portal: string) {
  const entries = replaceActivityStore();
  const client = await createSandboxClient();
  const { queryClient, scope } = client;
  const { signal } = new AbortController();
  const pace = createRequestPacer({
    signal,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 20))),
  });
  const access = (id: number) => getArticleAccess(queryClient, scope, portal, id);
  const query = { sort: 'title_asc', per_page: 40 } as const;
  const { data: list } = await callOperation(listArticles, { scope, params: { portalSlug: portal }, query });
  const read = await Promise.all(
    list.map(async ({ id }) => [id, { article: await access(id).read(), facts: null }] as const),
  );
  const texts = { list, read: new Map(read), at: 0, hosts: [] };
  const contentOf = async (id: number) => (await access(id).read()).content;
  const run = async (
    rows: readonly ArticleMatches[],
    before: (index: number) => void | Promise<void> = () => {},
    states = rows.map((): RowState => WAITING_ROW),
  ) => {
    const end = await processRows({
      rows,
      states,
      carryOut: async (row, _, report) => {
        await before(rows.indexOf(row));
        return replaceInArticle(row, paceAccess(access(row.article.id), { pace, run: RUN }), report);
      },
      signal,
      onRow: (index, state) => {
        states[index] = state;
      },
    });
    return { end, states };
  };
  return { ...client, entries, pace, texts, access, contentOf, run };
}

it('find and replace changes 38 of 40 articles, skips 2 that someone else edited, and can be undone', async () => {
  const { sandbox, scope, queryClient, entries, pace, texts, access, contentOf, run } = await opened(LARGE);
  const asked = sought({ find: '^(\\S+)', replacement: '<$1>', isPattern: true });
  const { articles } = await findArticleMatches(texts, asked);
  const rows = articles.map(({ article, hits }) => ({ article, hits: hits.slice(0, 2) }));
  expect(rows).toHaveLength(40);
  const others = new Map(rows.map(({ article }) => [article.id, article.content]));
  for (const index of [7, 23]) {
    const { article } = rows[index] ?? {};
    if (!article) throw new Error('there are too few');
    others.set(article.id, `${article.content}\n\nBy somebody else`);
    await access(article.id).write({ content: `${article.content}\n\nBy somebody else` });
  }
  const { end, states } = await run(rows, (index) => {
    if (index === 15)
      sandbox.faults.arm({ operation: 'articles.update', kind: 'rate_limited', retry_after_s: 1 });
  });
  expect(end).toEqual({ step: 'done' });
  expect(states.map(({ step }) => step)).toEqual(
    rows.map((_, index) => (index === 7 || index === 23 ? 'conflict' : 'saved')),
  );
  for (const [index, { article, hits }] of rows.entries()) {
    const now = await contentOf(article.id);
    if (states[index]?.step === 'conflict') expect(now).toBe(others.get(article.id));
    else for (const { replacement } of hits) expect(now).toContain(replacement);
  }
  const written = [...entries.values()].filter((entry) => entry.run === RUN);
  expect(written).toHaveLength(38);
  for (const entry of written.toReversed())
    expect(
      await undoRow(
        [queryClient, scope],
        entry,
        { former: WAITING_ROW, report: () => {}, pace, run: 'undo' },
        new Map(),
      ),
    ).toMatchObject({ step: 'saved' });
  for (const [id, content] of others) expect(await contentOf(id)).toBe(content);
});

it('after a failure, find and replace continues without changing the finished articles again', async () => {
  const { sandbox, texts, contentOf, run } = await opened(SMALL);
  const { articles } = await findArticleMatches(texts, sought({ find: 't', replacement: 'ť' }));
  const rows = articles.slice(0, 3);
  const { end, states } = await run(rows, (index) => {
    if (index === 1) sandbox.faults.arm({ operation: 'articles.get', kind: 'network_drop' });
  });
  expect(end.step).toBe('failed');
  const again = await run(rows, undefined, states);
  expect(again.end.step).toBe('done');
  expect(again.states.map(({ step }) => step)).toEqual(rows.map(() => 'saved'));
  for (const { article } of rows)
    expect(await contentOf(article.id)).toBe(article.content?.replaceAll('t', 'ť'));
});

it('find and replace blocks a replacement that would empty an article title, and stops a search that takes too long', async () => {
  const { texts, run, access } = await opened(SMALL);
  const [first] = texts.list;
  if (!first) throw new Error('there is none');
  const all = await findArticleMatches(texts, sought({ find: first.title, within: 'titles' }));
  const { states } = await run(all.articles);
  expect(states.map(({ step }) => step)).toEqual(['blocked']);
  expect((await access(first.id).read()).title).toBe(first.title);
  const asked = sought({ find: 'e' });
  let count = 0;
  const given = await findArticleMatches(texts, asked, undefined, async (parts) => {
    count += 1;
    if (count === 2) throw new TaskTimeoutError();
    return searchArticle(parts, asked);
  });
  expect(given).toMatchObject({ articles: [], tooSlowIn: texts.list[1]?.title });
  // A canceled search processes no further article and returns nothing.
  const stopping = new AbortController();
  const stopped = findArticleMatches(texts, asked, stopping.signal, async () => {
    stopping.abort('stopped');
    return [];
  });
  await expect(stopped).rejects.toBe('stopped');
});
