import { describe, expect, it } from 'vitest';
import type { ArticleSummary } from '~/api/articles';
import { createLinkResolver } from '~/domain/links/link-targets';
import type { PromptCheck } from '~/drafts/prompt-checks';
import { type CheckLists, type CheckProblem, runChecks } from './run-checks';

const PATH = 'config.system_prompt';
const PROMPT = `# Bean

## 1. Late parcels
Never promise a date (or a price).
See [Late parcels](https://acme.test/hc/help/articles/late), or https://acme.test/hc/help/articles/late.

\`\`\`
## Not a heading
\`\`\`
Hand over to Billing. 🙂`;

const article = (slug: string, status: ArticleSummary['status']): ArticleSummary => ({
  ...{ id: 1, title: slug, slug, description: null, status, locale: 'en', category_id: null },
  ...{ associated_article_id: null, author_id: null, portal_slug: 'help' },
  ...{ public_url: `https://acme.test/hc/help/articles/${slug}`, created_at: '', updated_at: '' },
});
const resolve = createLinkResolver([article('late', 'published'), article('refunds', 'draft')]);
const LISTS: CheckLists = {
  teams: ['Customer Care', 'billing'],
  labels: ['vip'],
  findArticle: (address) => resolve(address, { public_url: '' }),
};
const NOT_LOADED: CheckLists = { teams: undefined, labels: undefined, findArticle: undefined };
const LOADING: CheckLists = { teams: null, labels: null, findArticle: null };

/** Runs a check on one prompt and returns its outcome. */
const run = (check: PromptCheck, text: string | undefined = PROMPT, lists = LISTS) =>
  runChecks([check], [{ path: PATH, text }], lists)[0];
const find = (check: PromptCheck, text = PROMPT, lists = LISTS): readonly CheckProblem[] => {
  const outcome = run(check, text, lists);
  return outcome?.state === 'failed' ? outcome.problems : [];
};

const contains = (text: string): PromptCheck => ({ id: 'a', kind: 'contains', path: null, text });
const excludes = (text: string): PromptCheck => ({ id: 'a', kind: 'excludes', path: null, text });
const heading = (text: string): PromptCheck => ({ id: 'a', kind: 'heading', path: null, text });
const maxLength = (length: number): PromptCheck => ({ id: 'a', kind: 'max-length', path: null, length });
const LINKS: PromptCheck = { id: 'a', kind: 'links', path: null };

describe('checks of a prompt', () => {
  it.each(['never PROMISE a date', 'a date (or a price)', 'price).\nSee', 'price).   See'])(
    'finds the required text in upper or lower case, with punctuation, and across a line break: %s',
    (text) => expect(find(contains(text))).toEqual([]),
  );

  it('a prompt that is missing its required text fails the check', () => {
    expect(find(contains('Always promise'))).toEqual([{ kind: 'text-missing', path: PATH }]);
  });

  it('forbidden text in a prompt is reported with its number of occurrences and its first line', () => {
    expect(find(excludes('LATE parcels'))).toEqual([
      {
        kind: 'text-found',
        path: PATH,
        count: 2,
        excerpt: { line: 3, before: '## 1. ', text: 'Late parcels', after: '' },
      },
    ]);
    expect(find(excludes('late parcel.'))).toEqual([]);
  });

  it('the excerpt of a long line is shortened on both sides', () => {
    const [problem] = find(excludes('x'), `${'a'.repeat(99)}x${'b'.repeat(99)}`);
    expect(problem).toMatchObject({
      excerpt: { line: 1, before: `…${'a'.repeat(60)}`, text: 'x', after: `${'b'.repeat(60)}…` },
    });
  });

  it('a prompt may have exactly the maximum number of characters, and an emoji counts as one', () => {
    const length = [...PROMPT].length;
    expect(find(maxLength(length))).toEqual([]);
    expect(find(maxLength(length - 1))).toEqual([{ kind: 'too-long', path: PATH, length }]);
  });

  it('a heading is found with or without its Markdown marker', () => {
    expect(find(heading('1. late parcels'))).toEqual([]);
    expect(find(heading('##  1. Late  parcels'))).toEqual([]);
  });

  it.each(['Late', 'Not a heading', 'Never promise a date (or a price).'])(
    'neither a part of a heading, nor code, nor a paragraph counts as the heading: %s',
    (text) => expect(find(heading(text))).toEqual([{ kind: 'heading-missing', path: PATH }]),
  );

  it('links to published articles and to other pages pass the check of links', () => {
    expect(find(LINKS)).toEqual([]);
    expect(find(LINKS, 'https://acme.test/shop and https://other.test/hc/help/articles/x')).toEqual([]);
    expect(find(LINKS, 'https://acme.test/hc/help/articles/late/#top')).toEqual([]);
  });

  it('a link to an article that doesn’t exist or isn’t published is reported once with its line', () => {
    const gone = 'https://acme.test/hc/help/articles/gone';
    const draft = 'https://acme.test/hc/help/articles/refunds';
    expect(find(LINKS, `a\n[b](${gone}), **${draft}**, ${gone}.`)).toEqual([
      {
        ...{ kind: 'article-missing', path: PATH, address: gone },
        excerpt: { line: 2, before: '[b](', text: gone, after: expect.stringContaining('), **') },
      },
      {
        ...{ kind: 'article-unpublished', path: PATH, address: draft },
        excerpt: expect.objectContaining({ line: 2, text: draft }),
      },
    ]);
  });

  it('a check of teams reports teams that the account doesn’t have, with the line that mentions them', () => {
    const teams = (...names: string[]): PromptCheck => ({ id: 'a', kind: 'teams', names });
    expect(find(teams('customer care', 'Billing'))).toEqual([]);
    expect(find(teams('Hand over', 'Nobody'))).toEqual([
      {
        ...{ kind: 'team-missing', path: PATH, name: 'Hand over' },
        excerpt: expect.objectContaining({ line: 10, text: 'Hand over' }),
      },
      { kind: 'team-missing', path: null, name: 'Nobody', excerpt: null },
    ]);
  });

  it('a check of labels reports labels that the account doesn’t have', () => {
    expect(find({ id: 'a', kind: 'labels', names: ['VIP', 'gold'] })).toEqual([
      { kind: 'label-missing', path: null, name: 'gold', excerpt: null },
    ]);
  });

  it.each<PromptCheck>([
    LINKS,
    { id: 'a', kind: 'teams', names: ['billing'] },
    { id: 'a', kind: 'labels', names: ['vip'] },
  ])('a check neither passes nor fails until its list is loaded: $kind', (check) => {
    expect(run(check, PROMPT, LOADING)?.state).toBe('checking');
    expect(run(check, PROMPT, NOT_LOADED)?.state).toBe('not-checked');
  });

  it('a prompt without links passes the check of links without any list', () => {
    expect(run(LINKS, 'No link', NOT_LOADED)?.state).toBe('passed');
  });

  it('a prompt whose text isn’t loaded is reported as not checked', () => {
    expect(runChecks([excludes('x')], [{ path: PATH, text: undefined }], LISTS)).toEqual([
      { check: excludes('x'), state: 'not-checked' },
    ]);
    expect(runChecks([excludes('x')], [], LISTS)[0]?.state).toBe('not-checked');
  });

  it('a check for all prompts runs on each of them, and a check for one prompt only on that one', () => {
    const prompts = [
      { path: 'config.a', text: 'x' },
      { path: 'config.b', text: 'y' },
    ];
    const check = (path: string | null): PromptCheck => ({ id: 'a', kind: 'contains', path, text: 'x' });
    const [all, first, second, third] = runChecks(
      [check(null), check('config.a'), check('config.b'), check('config.c')],
      prompts,
      LISTS,
    );
    expect(all).toMatchObject({ problems: [{ kind: 'text-missing', path: 'config.b' }] });
    expect(first?.state).toBe('passed');
    expect(second).toMatchObject({ problems: [{ kind: 'text-missing', path: 'config.b' }] });
    expect(third).toMatchObject({ problems: [{ kind: 'prompt-missing', path: 'config.c' }] });
  });
});
