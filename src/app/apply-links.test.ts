// Tests the migration of articles that link to each other. Each article gets a new URL in the target account, so their
// links must be updated.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bundle, BundleRecord } from '~/features/compare/bundle/bundle';
import { countVerdicts } from '~/features/compare/plan/apply-plan';
import { countFindingsByCheck, listFinalSteps, openStaging } from './fixtures/staging';

afterEach(() => vi.unstubAllGlobals());

describe('applying articles that link to each other', () => {
  const article = (locale: string, name: string, text: string, root?: string): BundleRecord => ({
    kind: 'articles',
    key: ['manuals', locale, `old-${name}`],
    values: {
      title: `The ${name} (${locale})`,
      locale,
      slug: `old-${name}`,
      portal_slug: 'manuals',
      status: 'published',
      category_id: { $ref: 'category', key: ['manuals', locale, 'all'] },
      associated_article_id: root ? { $ref: 'article', key: ['manuals', 'en', `old-${root}`] } : null,
    },
    text,
  });
  const category = (locale: string, root?: string): BundleRecord => ({
    kind: 'categories',
    key: ['manuals', locale, 'all'],
    values: {
      name: 'All',
      slug: 'all',
      locale,
      portal_slug: 'manuals',
      associated_category_id: root ? { $ref: 'category', key: ['manuals', root, 'all'] } : null,
    },
    text: null,
  });
  const link = (locale: string, name: string) => `../../../articles/manuals/${locale}/old-${name}.md`;
  const source: Bundle = {
    images: new Map(),
    unread: [],
    records: [
      {
        kind: 'portals',
        key: ['manuals'],
        values: { name: 'Manuals', slug: 'manuals', default_locale: 'en', allowed_locales: ['en', 'es'] },
        text: null,
      },
      category('es', 'en'),
      category('en'),
      article('es', 'jarra', `[otra](${link('es', 'taza')})`, 'pot'),
      article('es', 'taza', `[otra](${link('es', 'jarra')}#asa)`, 'cup'),
      article('en', 'pot', `[other](${link('en', 'cup')})`),
      article(
        'en',
        'cup',
        `[other](${link('en', 'pot')}#handle) [none](../../../articles/manuals/en/gone.md)`,
      ),
    ],
  };

  it('a migration updates the links between articles, including translations, before it publishes them', async () => {
    const staging = await openStaging();
    const plan = await staging.planned(source);
    expect(plan.publishes).toBe(4);
    expect(countFindingsByCheck(plan)).toMatchObject({ 'link-leads-nowhere': 1, 'address-differs': 4 });
    expect(listFinalSteps(await staging.applied(plan))).toEqual(['saved']);
    const { reads } = await staging.read();
    const articles = (reads.records.get('articles') ?? []).map(({ stored }) => stored);
    const named = (title: string) => articles.find((one) => one.title === title);
    const [pot, cup] = [named('The pot (en)'), named('The cup (en)')];
    const [jarra, taza] = [named('The jarra (es)'), named('The taza (es)')];
    expect(pot?.content).toBe(`[other](${cup?.public_url})`);
    expect(cup?.content).toBe(`[other](${pot?.public_url}#handle) [none](articles/manuals/en/gone.md)`);
    expect(jarra).toMatchObject({ content: `[otra](${taza?.public_url})`, associated_article_id: pot?.id });
    expect(taza).toMatchObject({
      content: `[otra](${jarra?.public_url}#asa)`,
      associated_article_id: cup?.id,
    });
    expect(articles.map(({ status }) => status)).toEqual(articles.map(() => 'published'));
    // The second plan finds the articles by title, because their URLs differ.
    const again = await staging.planned(source);
    expect(again.rows).toEqual([]);
    expect(again.records.filter(({ leftovers }) => leftovers.includes('slug'))).toHaveLength(4);
  });

  it('a migration without publishing creates drafts, and a later migration that only adds records doesn’t publish them', async () => {
    const staging = await openStaging();
    const plan = await staging.planned(source, { publish: false });
    expect(plan.publishes).toBe(0);
    await staging.applied(plan);
    const drafts = async () =>
      ((await staging.read()).reads.records.get('articles') ?? []).map(({ stored }) => stored.status);
    expect(await drafts()).toEqual(['draft', 'draft', 'draft', 'draft']);
    expect((await staging.planned(source, { publish: false })).rows).toEqual([]);
    expect((await staging.planned(source, { onlyAdd: true })).rows).toEqual([]);
    expect(countVerdicts((await staging.planned(source, { onlyAdd: true })).records)).toMatchObject({
      kept: 4,
      equal: 3,
    });
    expect((await staging.planned(source)).rows.map(({ act }) => act)).toEqual([
      'update',
      'update',
      'update',
      'update',
    ]);
  });

  it('after an interruption, a migration that only adds missing records still updates links between articles', async () => {
    const staging = await openStaging();
    const plan = await staging.planned(source, { onlyAdd: true });
    const first = plan.rows.findIndex(({ act }) => act === 'link');
    await staging.applied(plan, first);
    const rest = await staging.planned(source, { onlyAdd: true });
    expect(rest.rows.map(({ act }) => act)).toEqual(plan.rows.slice(first).map(() => 'update'));
    expect(listFinalSteps(await staging.applied(rest))).toEqual(['saved']);
    expect((await staging.planned(source)).rows).toEqual([]);
  });

  it('a migration creates every article when several have the same title', async () => {
    const staging = await openStaging();
    const called = (one: BundleRecord) => ({ ...one, values: { ...one.values, title: 'Overview' } });
    const sameTitle = {
      ...source,
      records: source.records.map((one) =>
        one.kind === 'articles' && one.key[1] === 'en' ? called(one) : one,
      ),
    };
    const plan = await staging.planned(sameTitle);
    expect(listFinalSteps(await staging.applied(plan))).toEqual(['saved']);
    const again = await staging.planned(sameTitle);
    expect(again.rows).toEqual([]);
    expect(countVerdicts(again.records)).toMatchObject({ equal: 7, refused: 0 });
  });
});
