import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Article } from '~/api/articles';
import { getPropertyRuns } from '~/build/depth';
import { mergeTexts } from '~/lib/text/merge-texts';
import { TEST_SUBJECT } from '~/records/fixtures/subject';
import { type RecordAccess, saveRecord } from '~/records/save-record';
import { type ArticleValues, getArticleValues } from '~/resources/article-record';
import { resolveConflicts } from './resolve-conflicts';

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

/** Simulates a platform with a single article. */
function platform() {
  let stored = article();
  const access: RecordAccess<Article, ArticleValues> = {
    read: async () => stored,
    write: async (changes) => {
      stored = { ...stored, ...changes };
      return stored;
    },
    valuesOf: getArticleValues,
    ...TEST_SUBJECT,
  };
  return { access, now: () => stored };
}

const opened = getArticleValues(article());

const RUNS = getPropertyRuns(500);

describe('concurrent edits by two authors', () => {
  /** Creates an author, who adds lines to the text and saves it. */
  const writer = (name: string) => ({ name, base: opened, text: opened.content, lines: [] as string[] });
  type Writer = ReturnType<typeof writer>;

  async function save(
    access: RecordAccess<Article, ArticleValues>,
    who: Writer,
    shown: Set<string>,
  ): Promise<void> {
    const outcome = await saveRecord(access, { ...who.base, content: who.text }, who.base);
    if (outcome.step === 'unchanged') return;
    if (outcome.step === 'saved') {
      who.base = getArticleValues(outcome.stored);
      return;
    }
    if (outcome.step !== 'conflict') throw new Error(outcome.step);
    const theirs = getArticleValues(outcome.present);
    const regions = mergeTexts(who.base.content, who.text, theirs.content, 'lines');
    for (const region of regions) {
      if (region.kind !== 'conflict') continue;
      for (const line of `${region.mine}\n${region.theirs}`.split('\n')) shown.add(line);
    }
    const conflicts = regions.filter(({ kind }) => kind === 'conflict');
    who.text =
      resolveConflicts(
        regions,
        conflicts.map(() => 'theirs'),
      ) ?? '';
    who.base = theirs;
  }

  it(`concurrent edits by two authors never silently lose a line in ${RUNS} random interleavings`, async () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      act: fc.constantFrom('add', 'add', 'save'),
      at: fc.nat(12),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
        const { access, now } = platform();
        const writers = [writer('a'), writer('b')] as const;
        const shown = new Set<string>();
        const added = new Set<string>();
        for (const [number, { who: index, act, at }] of steps.entries()) {
          const who = index === 0 ? writers[0] : writers[1];
          if (act === 'save') {
            await save(access, who, shown);
            continue;
          }
          const lines = who.text.split('\n');
          const line = `${who.name}${number}`;
          lines.splice(Math.min(at, lines.length - 1), 0, line);
          who.text = lines.join('\n');
          added.add(line);
        }
        // Calls `save` twice for each author, because a call that finds a conflict only merges the texts. After two
        // rounds, both authors have saved all of their lines.
        for (const who of [...writers, ...writers]) {
          await save(access, who, shown);
          await save(access, who, shown);
        }
        const left = new Set((now().content ?? '').split('\n'));
        for (const line of added) expect(left.has(line) || shown.has(line), line).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
