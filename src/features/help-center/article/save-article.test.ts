import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import { ApiError, type Problem } from '~/api/http/api-error';
import type { ArticleBase } from '~/drafts/article-drafts';
import { decidedText, mergeTexts } from '../merge/merge-texts';
import { type ArticleChanges, baseOf, type Ground, saveArticle } from './save-article';

const article = (more: Partial<Article> = {}): Article => ({
  id: 1,
  title: 'Title',
  slug: 'title',
  description: null,
  content: 'one\ntwo\n',
  status: 'draft',
  locale: 'en',
  category_id: null,
  associated_article_id: null,
  author_id: 1,
  portal_slug: 'help',
  public_url: 'https://help.test/title',
  created_at: '2025-01-01T00:00:00.000Z',
  updated_at: '2025-01-01T00:00:00.000Z',
  ...more,
});

const error = (problem: Problem) =>
  new ApiError(problem, {
    operation: 'articles.update',
    at: 0,
    status: null,
    shape: 'none',
    code: null,
    serverMessage: null,
  });

/** A platform of one article. `onWrite` says what becomes of a write. */
function server(onWrite: (store: () => Article) => Article | undefined = (store) => store()) {
  let stored = article();
  const sent: ArticleChanges[] = [];
  const ground: Ground = {
    read: async () => stored,
    write: async (changes) => {
      sent.push(changes);
      return onWrite(() => {
        stored = { ...stored, ...changes, updated_at: `${stored.updated_at}+` };
        return stored;
      });
    },
  };
  return {
    ground,
    sent,
    edit: (changes: Partial<Article>) => {
      stored = { ...stored, ...changes, updated_at: `${stored.updated_at}!` };
    },
    now: () => stored,
  };
}

const mine = (more: Partial<ArticleBase> = {}): ArticleBase => ({ ...baseOf(article()), ...more });

describe('saving', () => {
  it('sends only what changed', async () => {
    const { ground, sent } = server();
    const outcome = await saveArticle(ground, mine(), mine({ content: 'one\n' }));
    expect(outcome).toMatchObject({ step: 'saved', stored: { content: 'one\n' } });
    expect(sent).toEqual([{ content: 'one\n' }]);
  });

  it('sends nothing where nothing changed, and nothing that is there already', async () => {
    const { ground, sent, edit } = server();
    expect(await saveArticle(ground, mine(), mine())).toMatchObject({ step: 'saved' });
    edit({ content: 'same' });
    expect(await saveArticle(ground, mine(), mine({ content: 'same' }))).toMatchObject({ step: 'saved' });
    expect(sent).toEqual([]);
  });

  it.each([{ content: 'theirs' }, { status: 'published' }, { title: 'Theirs' }, { category_id: 5 }])(
    'sends nothing over a version that nobody has seen: %j',
    async (theirs) => {
      const { ground, sent, edit } = server();
      edit(theirs);
      expect(await saveArticle(ground, mine(), mine({ content: 'mine' }))).toMatchObject({
        step: 'changed',
        theirs,
      });
      expect(sent).toEqual([]);
    },
  );

  it('tells the truth after a lost answer', async () => {
    const lost = error({ kind: 'unreachable' });
    const carriedOut = server((store) => {
      store();
      throw lost;
    });
    expect(await saveArticle(carriedOut.ground, mine(), mine({ title: 'New' }))).toMatchObject({
      step: 'saved',
      stored: { title: 'New' },
    });
    const dropped = server(() => {
      throw lost;
    });
    expect(await saveArticle(dropped.ground, mine(), mine({ title: 'New' }))).toEqual({ step: 'no-trace' });
    const other = server(() => {
      other.edit({ title: 'Theirs' });
      throw lost;
    });
    expect(await saveArticle(other.ground, mine(), mine({ title: 'New' }))).toMatchObject({
      step: 'changed',
      theirs: { title: 'Theirs' },
    });
  });

  it('tells refusals, deletions and what was never sent apart', async () => {
    const refused = server(() => {
      throw error({ kind: 'forbidden' });
    });
    expect(await saveArticle(refused.ground, mine(), mine({ title: 'X' }))).toMatchObject({
      step: 'refused',
    });
    const failing = (problem: Problem): Ground => ({
      read: () => Promise.reject(error(problem)),
      write: () => Promise.reject(error(problem)),
    });
    expect(await saveArticle(failing({ kind: 'not-found' }), mine(), mine())).toEqual({ step: 'gone' });
    expect(await saveArticle(failing({ kind: 'server' }), mine(), mine())).toMatchObject({
      step: 'not-sent',
    });
  });

  it('tells it where what is stored isn’t what was sent', async () => {
    const { ground } = server((store) => ({ ...store(), locale: 'en', title: 'Altered' }));
    expect(await saveArticle(ground, mine(), mine({ title: 'New' }))).toMatchObject({
      step: 'changed',
      theirs: { title: 'Altered' },
    });
  });
});

describe('two writers', () => {
  /** One writer, who adds lines of their own at a place and saves; what changed meanwhile is merged and decided. */
  const writer = (name: string) => ({ name, base: mine(), text: mine().content, lines: [] as string[] });
  type Writer = ReturnType<typeof writer>;

  async function save(ground: Ground, who: Writer, shown: Set<string>): Promise<void> {
    const outcome = await saveArticle(ground, who.base, { ...who.base, content: who.text });
    if (outcome.step === 'saved') {
      who.base = outcome.stored;
      return;
    }
    if (outcome.step !== 'changed') throw new Error(outcome.step);
    const { regions } = mergeTexts(who.text, who.base.content, outcome.theirs.content);
    for (const region of regions) {
      if (region.kind !== 'conflict') continue;
      for (const line of `${region.mine}\n${region.theirs}`.split('\n')) shown.add(line);
    }
    const conflicts = regions.filter(({ kind }) => kind === 'conflict');
    who.text =
      decidedText(
        regions,
        conflicts.map(() => 'theirs'),
      ) ?? '';
    who.base = outcome.theirs;
  }

  it('lose no line that was not shown, in 500 interleavings', async () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      act: fc.constantFrom('add', 'add', 'save'),
      at: fc.nat(12),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
        const { ground, now } = server();
        const writers = [writer('a'), writer('b')] as const;
        const shown = new Set<string>();
        const added = new Set<string>();
        for (const [number, { who: index, act, at }] of steps.entries()) {
          const who = index === 0 ? writers[0] : writers[1];
          if (act === 'save') {
            await save(ground, who, shown);
            continue;
          }
          const lines = who.text.split('\n');
          const line = `${who.name}${number}`;
          lines.splice(Math.min(at, lines.length - 1), 0, line);
          who.text = lines.join('\n');
          added.add(line);
        }
        // Whoever merged saves what was merged: in the end both have saved all they have.
        for (const who of [...writers, ...writers]) {
          await save(ground, who, shown);
          await save(ground, who, shown);
        }
        const left = new Set((now().content ?? '').split('\n'));
        for (const line of added) expect(left.has(line) || shown.has(line), line).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
