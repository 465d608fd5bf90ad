// Tests plans whose records already exist, refer to missing records, or have the same name.
import { describe, expect, it, vi } from 'vitest';
import type { Article } from '~/api/articles';
import type { BundleRecord } from '../bundle/bundle';
import {
  createBundleRecord,
  createTestPlan,
  MANUALS_CATEGORY,
  MANUALS_PORTAL,
  SOURCE_RECORDS,
  TEST_TIMESTAMPS,
  type TestPlanInput,
} from '../bundle/fixtures/test-plan-input';
import { readRecord } from '../bundle/record-files';
import { memoizeTextSearch } from './applied';
import type { ApplyPlan } from './apply-plan';
import { filterNamedChoices, listUnresolvedReferences } from './mapping';

const stored = (values: Partial<Article>): Article => ({
  id: 9,
  title: 'The pot',
  slug: 'the-pot',
  description: null,
  content: 'Old',
  status: 'draft',
  locale: 'en',
  category_id: 8,
  associated_article_id: null,
  author_id: null,
  portal_slug: 'manuals',
  public_url: `https://help.x.test/${values.slug ?? 'the-pot'}`,
  ...TEST_TIMESTAMPS,
  ...values,
});
const withArticles = (...articles: readonly Article[]): NonNullable<TestPlanInput['there']> => ({
  portals: [{ portal: MANUALS_PORTAL, categories: [MANUALS_CATEGORY], articles }],
});
const TEAM = {
  id: 3,
  name: 'billing',
  description: null,
  allow_auto_assign: true,
  working_hours_enabled: false,
  out_of_office_message: null,
  timezone: null,
  system_managed: false,
  ...TEST_TIMESTAMPS,
};
const [ANN, BOB] = ['ann', 'bob'].map((name, index) => ({
  id: 2 + index * 2,
  name,
  email: `${name}@x.test`,
  confirmed: true,
}));

const article = (slug: string, text: string, values: BundleRecord['values'] = {}) =>
  createBundleRecord(
    'articles',
    ['manuals', 'en', slug],
    {
      title: 'The pot',
      portal_slug: 'manuals',
      locale: 'en',
      slug,
      status: 'published',
      category_id: { $ref: 'category', key: ['manuals', 'en', 'all'] },
      ...values,
    },
    text,
  );

const getFirstResult = ({ records }: ApplyPlan, kind: BundleRecord['kind']) => {
  const one = records.find(({ record: of }) => of.kind === kind);
  return { verdict: one?.verdict, checks: one?.findings.map(({ check }) => check) };
};

describe('a team', () => {
  const there = (...members: readonly (typeof ANN)[]): NonNullable<TestPlanInput['there']> => ({
    teams: [TEAM],
    agents: [ANN, BOB].filter((one) => one !== undefined),
    members: new Map([[3, members.filter((one) => one !== undefined)]]),
  });

  it('a migration plan does not block an unchanged team, even if the user is an agent', async () => {
    const plan = await createTestPlan({ there: there(ANN), options: { isAdministrator: false } });
    expect(getFirstResult(plan, 'teams')).toEqual({ verdict: 'equal', checks: [] });
  });

  it('treats a team as equal, with a warning, if the target account’s team has additional members', async () => {
    const plan = await createTestPlan({ there: there(ANN, BOB) });
    expect(getFirstResult(plan, 'teams')).toEqual({ verdict: 'equal', checks: ['members-stay'] });
  });

  it('a plan that only adds records keeps an existing team unchanged and reports its missing members', async () => {
    const plan = await createTestPlan({ there: there(), options: { onlyAdd: true } });
    expect(plan.records[0]).toMatchObject({ verdict: 'kept', parts: [{ person: { id: 2 } }] });
  });

  it('a migration plan blocks a macro that refers to a blocked team', async () => {
    const twice = [...SOURCE_RECORDS, ...SOURCE_RECORDS.filter(({ kind }) => kind === 'teams')];
    expect(getFirstResult(await createTestPlan({ records: twice }), 'macros')).toEqual({
      verdict: 'refused',
      checks: ['name-open'],
    });
  });
});

describe('records that must be saved manually', () => {
  const label = (title: string) => createBundleRecord('labels', [title], { title, color: '#aa0000' });

  it('states whether a record to enter manually is new, or which fields of the existing record differ', async () => {
    const there = { labels: [{ id: 1, title: 'vip', color: '#00aa00' }] };
    const plan = await createTestPlan({ records: [label('vip'), label('fragile')], there });
    expect(plan.records).toMatchObject([
      { verdict: 'worksheet', differing: ['color'], there: { id: 1 } },
      { verdict: 'worksheet', differing: [], there: null },
    ]);
  });

  it('a plan that only adds records lists no manual step for a record that exists', async () => {
    const there = { labels: [{ id: 1, title: 'vip', color: '#00aa00' }] };
    const options = { onlyAdd: true };
    const { records } = await createTestPlan({ records: [label('vip'), label('fragile')], there, options });
    expect(records.map(({ verdict }) => verdict)).toEqual(['kept', 'worksheet']);
  });
});

describe('a file edited by a person', () => {
  it('does not resolve IDs in an edited file, because they belong to another account', async () => {
    const macro = (target: unknown) =>
      JSON.stringify({
        name: 'Refund',
        visibility: 'global',
        actions: [{ action_name: 'assign_team', action_params: [target] }],
      });
    for (const target of [3, '3']) {
      const read = readRecord('macros', macro(target), null);
      const plan = await createTestPlan({ records: read ? [read] : [], there: { teams: [TEAM] } });
      expect(plan.named.map(({ name, decision }) => ({ name, decision }))).toEqual([
        { name: '#3', decision: null },
      ]);
    }
    const text =
      '---\ntitle: "A"\nportal_slug: "manuals"\nlocale: "en"\nslug: "a"\ncategory_id: 8\n---\n\nText';
    const read = readRecord('articles', text, null);
    const plan = await createTestPlan({ records: read ? [read] : [], there: withArticles() });
    expect(getFirstResult(plan, 'articles')).toEqual({ verdict: 'refused', checks: ['category-missing'] });
  });

  it('reports why a record of an edited file is blocked, but no warnings about the effects of saving it', async () => {
    const text =
      '---\ntitle: "A"\nportal_slug: "manuals"\nlocale: "en"\nslug: "b"\nstatus: "published"\ncategory_id: 8\n---\n\nText';
    const read = readRecord('articles', text, null);
    const options = { publish: true };
    const plan = await createTestPlan({ records: read ? [read] : [], there: withArticles(), options });
    expect(getFirstResult(plan, 'articles')).toEqual({ verdict: 'refused', checks: ['category-missing'] });
  });

  it('treats a record as equal if it has the same unknown ID in the account, and blocks it otherwise', async () => {
    const records = [
      article('the-pot', 'Text', { status: 'draft', category_id: { $ref: 'category', unknown: 12 } }),
    ];
    for (const [categoryId, expected] of [
      [12, { verdict: 'equal', checks: [] }],
      [8, { verdict: 'refused', checks: ['category-missing'] }],
    ] as const) {
      const there = withArticles(stored({ content: 'Text', category_id: categoryId }));
      expect(getFirstResult(await createTestPlan({ records, there }), 'articles')).toEqual(expected);
    }
  });

  it('a migration plan keeps a record whose reference is invalid, and drops the reference', async () => {
    const broken = JSON.stringify({ $ref: 'article', key: 5 });
    const text = `---\ntitle: "A"\nportal_slug: "manuals"\nlocale: "en"\nslug: "a"\ncategory_id: null\nassociated_article_id: ${broken}\n---\n\nText`;
    const read = readRecord('articles', text, null);
    const plan = await createTestPlan({ records: read ? [read] : [], there: withArticles() });
    expect(getFirstResult(plan, 'articles')).toEqual({
      verdict: 'planned',
      checks: ['original-missing'],
    });
  });
});

describe('replacements selected for one source', () => {
  it('after the source changes, keeps the replacements that the user selected for names but not those for IDs', async () => {
    const members = [
      { $ref: 'agent', unknown: 12 },
      { $ref: 'agent', key: ['cy #12@x.test'] },
    ];
    const { named, world } = await createTestPlan({
      records: [createBundleRecord('teams', ['pots'], { name: 'pots', members })],
    });
    expect(listUnresolvedReferences(named, new Map()).map(({ name }) => name)).toEqual([
      '#12',
      'cy #12@x.test',
    ]);
    const [ann] = world.target.all('agents');
    const choices = new Map(named.flatMap(({ id }) => (ann ? [[id, ann] as const] : [])));
    expect(listUnresolvedReferences(named, choices)).toEqual([]);
    expect(listUnresolvedReferences(named, filterNamedChoices(choices)).map(({ name }) => name)).toEqual([
      '#12',
    ]);
  });
});

describe('articles with the same title', () => {
  const records = [article('the-pot', 'One'), article('the-pot-2', 'Another')];

  it('recognizes an existing article by its content if several articles have the same title', async () => {
    const plan = await createTestPlan({
      records,
      there: withArticles(stored({ content: 'One', slug: 'the-pot' })),
    });
    expect(plan.rows.map(({ act, record: of }) => [act, of.key[2]])).toEqual([['create', 'the-pot-2']]);
  });
});

describe('the number of published articles', () => {
  it('does not count already published articles as articles to publish', async () => {
    const records = [article('the-pot', 'New')];
    const publishes = async (status: Article['status'] | null) => {
      const there = withArticles(...(status ? [stored({ status })] : []));
      return (await createTestPlan({ records, there, options: { publish: true } })).publishes;
    };
    expect([await publishes(null), await publishes('draft'), await publishes('published')]).toEqual([
      1, 1, 0,
    ]);
  });
});

describe('an article whose links an interrupted migration did not update', () => {
  const link = '[cup](../../../articles/manuals/en/the-cup.md#ear)';
  const records = [article('the-pot', link), article('the-cup', 'Cup', { title: 'The cup' })];
  const planned = async (content: string) => {
    const cup = stored({ id: 10, title: 'The cup', slug: 'the-cup', content: 'Cup' });
    const there = withArticles(stored({ content }), cup);
    return createTestPlan({ records, there, options: { onlyAdd: true, publish: true } });
  };

  it('completes article links from an interrupted migration, even if existing records must stay unchanged', async () => {
    const plan = await planned('[cup](articles/manuals/en/the-cup.md#ear)');
    expect(plan.rows).toMatchObject([{ act: 'update', fields: ['status', 'text'] }]);
  });

  it('keeps an article from an interrupted migration unchanged if someone has edited it since', async () => {
    const plan = await planned('[cup](articles/manuals/en/the-cup.md#ear) More.');
    expect(plan.rows).toEqual([]);
    expect(getFirstResult(plan, 'articles').verdict).toBe('kept');
  });
});

describe('a search in a long text', () => {
  it('searches the text of each record only once, even for repeated queries', () => {
    const find = vi.fn((text: string) => text.length);
    const lengthOf = memoizeTextSearch(find);
    const one = article('the-pot', 'Text');
    expect([lengthOf(one), lengthOf(one), lengthOf({ ...one, text: null })]).toEqual([4, 4, 0]);
    expect(find).toHaveBeenCalledTimes(2);
  });
});
