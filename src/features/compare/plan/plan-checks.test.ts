// Tests that each check finds the fault that the test inserts, and that no check finds anything in a valid account.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { BUNDLE_KINDS } from '~/resources/transfers';
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
import { getRecordKey } from './applied';
import { type ApplyPlan, countVerdicts } from './apply-plan';
import { PLAN_CHECKS, type PlanCheckName } from './plan-checks';

const found = ({ records }: ApplyPlan) =>
  records.flatMap(({ findings }) => findings.map(({ check }) => check));

/** Returns the source with changed values in the first record of a kind. */
const changed = (
  kind: BundleRecord['kind'],
  values: BundleRecord['values'],
  more: Partial<BundleRecord> = {},
) => {
  const index = SOURCE_RECORDS.findIndex((one) => one.kind === kind);
  return SOURCE_RECORDS.map((one, place) =>
    place === index ? { ...one, ...more, values: { ...one.values, ...values } } : one,
  );
};
const text = (content: string) => changed('articles', {}, { text: content });
const macro = (...actions: readonly object[]) => changed('macros', { actions });
const portal = (values: object) => ({
  portals: [{ portal: { ...MANUALS_PORTAL, ...values }, categories: [], articles: [] }],
});
const team = (values: object) => ({
  teams: [
    {
      id: 3,
      name: 'billing',
      description: null,
      allow_auto_assign: true,
      working_hours_enabled: false,
      out_of_office_message: null,
      timezone: null,
      system_managed: false,
      ...TEST_TIMESTAMPS,
      ...values,
    },
  ],
});
const article = (values: object) => ({
  portals: [
    {
      portal: MANUALS_PORTAL,
      categories: [MANUALS_CATEGORY],
      articles: [
        {
          id: 9,
          title: 'The pot',
          slug: 'the-pot',
          description: null,
          content: 'Old',
          status: 'draft' as const,
          locale: 'en',
          category_id: 8,
          associated_article_id: null,
          author_id: null,
          portal_slug: 'manuals',
          public_url: 'https://help.x.test/the-pot',
          ...TEST_TIMESTAMPS,
          ...values,
        },
      ],
    },
  ],
});
const withoutPortal = SOURCE_RECORDS.filter(({ kind }) => kind !== 'portals');
const cause = (slug: string) => ({ $ref: 'article', key: ['manuals', 'en', slug] });

const FAULTS: Readonly<Record<PlanCheckName, TestPlanInput>> = {
  'twice-in-source': {
    records: [...SOURCE_RECORDS, ...SOURCE_RECORDS.filter(({ kind }) => kind === 'teams')],
  },
  'twice-in-target': {
    there: { reasons: [1, 2].map((id) => ({ id, reason: 'Lunch', emoji: null, ...TEST_TIMESTAMPS })) },
  },
  'field-missing': { records: changed('canned-responses', { content: ' ' }) },
  'administrators-only': { options: { isAdministrator: false } },
  'kind-unread': { there: { unread: [{ kind: 'macros', why: 'forbidden' }] } },
  'name-open': { there: { agents: [] } },
  'team-of-the-platform': { there: team({ system_managed: true }) },
  'left-out': {
    there: { agents: [] },
    options: { choices: new Map([['agent ["ann@x.test"]', 'left-out']]) },
  },
  'person-unconfirmed': {
    there: { agents: [{ id: 2, name: 'Ann', email: 'ann@x.test', confirmed: false }] },
  },
  'members-stay': {
    there: {
      ...team({}),
      agents: [2, 4].map((id) => ({ id, name: `${id}`, email: id === 2 ? 'ann@x.test' : 'bob@x.test' })),
      members: new Map([[3, [{ id: 4, name: 'Bob', email: 'bob@x.test' }]]]),
    },
  },
  'members-unknown': {
    records: [createBundleRecord('teams', ['billing'], { name: 'billing' }), ...SOURCE_RECORDS.slice(1)],
  },
  'macro-empty': { records: macro() },
  'macro-without-actions': {
    records: macro({ action_name: 'assign_agent', action_params: [{ $ref: 'agent', key: ['ann@x.test'] }] }),
    there: { agents: [] },
    options: { choices: new Map([['agent ["ann@x.test"]', 'left-out']]) },
  },
  'action-refused': { records: macro({ action_name: 'send_webhook', action_params: [] }) },
  'action-not-understood': { records: macro({ action_name: 'assign_team', action_params: { deep: 1 } }) },
  'macro-becomes-personal': {
    records: macro({ action_name: 'resolve_conversation', action_params: [] }),
    options: { isAdministrator: false },
  },
  'macro-is-yours': { records: changed('macros', { visibility: 'personal' }) },
  'address-unfit': { records: changed('portals', { slug: 'No slug' }, { key: ['No slug'] }) },
  'address-for-ever': { there: { portals: [] } },
  'default-language-differs': { there: portal({ default_locale: 'es' }) },
  'portal-archived': { there: portal({ archived: true }) },
  'portal-missing': { records: withoutPortal, there: { portals: [] } },
  'language-missing': { records: withoutPortal, there: portal({ allowed_locales: ['en'] }) },
  'category-missing': {
    records: changed('articles', { category_id: { $ref: 'category', unknown: 12 } }),
  },
  elsewhere: {
    records: changed('articles', { category_id: { $ref: 'category', key: ['manuals', 'es', 'todo'] } }),
  },
  'language-without-category': {
    records: SOURCE_RECORDS.map((one) =>
      one.key[2] === 'la-jarra' ? { ...one, values: { ...one.values, category_id: null } } : one,
    ),
  },
  'translation-circle': { records: changed('articles', { associated_article_id: cause('the-pot') }) },
  'translation-twice': {
    records: [
      ...SOURCE_RECORDS,
      ...SOURCE_RECORDS.filter(({ key }) => key[2] === 'la-jarra').map((one) => ({
        ...one,
        key: ['manuals', 'es', 'otra'],
        values: { ...one.values, slug: 'otra', title: 'Otra' },
      })),
    ],
  },
  'original-missing': { records: changed('articles', { associated_article_id: cause('gone') }) },
  'nested-category': {
    records: changed('categories', {
      parent_category_id: { $ref: 'category', key: ['manuals', 'es', 'todo'] },
    }),
  },
  'matched-by-title': { there: article({ slug: 'a-pot' }) },
  'address-differs': {
    records: changed('articles', { slug: 'pot' }, { key: ['manuals', 'en', 'pot'] }),
  },
  'archived-there': { there: article({ status: 'archived' }) },
  'public-at-once': { records: changed('articles', { status: 'published' }), options: { publish: true } },
  'too-many-links': { records: text('![](../../../images/pot.png)'.repeat(5001)) },
  'link-leads-nowhere': { records: text('[gone](../../../articles/manuals/en/gone.md)') },
  'image-missing': { images: new Map() },
  'image-unfit': { images: new Map([['images/pot.png', new Uint8Array(9)]]) },
  'image-elsewhere': { records: text('![A pot](https://elsewhere.test/pot.png)') },
  'upload-unfinished': { records: text('![A pot](upload:0123abcd)') },
};

describe('checks of a plan', () => {
  it('the checks of a migration plan find no problems in a valid account', async () => {
    const plan = await createTestPlan({});
    expect(found(plan)).toEqual([]);
    expect(countVerdicts(plan.records)).toMatchObject({ planned: SOURCE_RECORDS.length - 1, equal: 1 });
  });

  it.each(PLAN_CHECKS.map(({ name }) => name))(
    'the check "%s" of a migration plan finds the fault that the test inserts for it',
    async (name) => {
      const plan = await createTestPlan(FAULTS[name]);
      expect(found(plan)).toContain(name);
      const hit = plan.records.find(({ findings }) => findings.some(({ check }) => check === name));
      const { level } = PLAN_CHECKS.find((one) => one.name === name) ?? {};
      if (level === 'error') expect(hit?.verdict).toBe('refused');
      if (level === 'by-hand') expect(hit?.verdict).toBe('worksheet');
    },
  );
});

describe('a plan', () => {
  it('a migration plan includes every selected record, and the run writes nothing else', async () => {
    const faults = Object.values(FAULTS);
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          one: fc.constantFrom(...faults),
          other: fc.constantFrom(...faults),
          records: fc.subarray([...SOURCE_RECORDS], { minLength: 1 }),
          kinds: fc.subarray([...BUNDLE_KINDS], { minLength: 1 }),
          onlyAdd: fc.boolean(),
          publish: fc.boolean(),
        }),
        async ({ one, other, records, kinds, onlyAdd, publish }) => {
          const all = one.records ? one.records : records;
          const options = { ...one.options, kinds, onlyAdd, publish };
          const there = { ...one.there, ...other.there };
          const plan = await createTestPlan({
            records: all,
            there,
            options,
            images: other.images ?? new Map(),
          });
          const chosen = all.filter(({ kind }) => kinds.includes(kind));
          const { equal, kept, planned: written, worksheet, refused } = countVerdicts(plan.records);
          expect(equal + kept + written + worksheet + refused).toBe(chosen.length);
          const rows = new Set(plan.rows.map(({ record: of }) => getRecordKey(of)));
          const places = plan.records.flatMap((its) =>
            its.verdict === 'planned' ? [getRecordKey(its.record)] : [],
          );
          expect([...rows].sort()).toEqual([...new Set(places)].sort());
          expect(new Set(plan.rows.map(({ id }) => id)).size).toBe(plan.rows.length);
        },
      ),
      { numRuns: getPropertyRuns(400) },
    );
  });
});
