import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { neverMeets } from './never-meets';

type Row = readonly [key: string, operator: string, values: unknown];

/** Returns conditions joined by the given words. */
const chain = (first: Row, ...rest: readonly (readonly ['and' | 'or', ...Row])[]) =>
  [first, ...rest.map(([, ...row]) => row)].map(([attribute_key, filter_operator, values], index) => ({
    attribute_key,
    filter_operator,
    values,
    query_operator: rest[index]?.[0] ?? null,
  }));

it.each<[string, readonly unknown[], boolean]>([
  ['no condition', [], false],
  ['one condition', chain(['status', 'equal_to', ['open']]), false],
  [
    'two values at once',
    chain(['status', 'equal_to', ['open']], ['and', 'status', 'equal_to', ['resolved']]),
    true,
  ],
  [
    'two values, either of them',
    chain(['status', 'equal_to', ['open']], ['or', 'status', 'equal_to', ['resolved']]),
    false,
  ],
  [
    'two lists with a value in common',
    chain(['team_id', 'equal_to', [1, 2]], ['and', 'team_id', 'equal_to', [2, 3]]),
    false,
  ],
  [
    'two labels, which a conversation may have',
    chain(['labels', 'equal_to', ['vip']], ['and', 'labels', 'equal_to', ['bug']]),
    false,
  ],
  [
    'a value and not that value',
    chain(['inbox_id', 'equal_to', [1]], ['and', 'inbox_id', 'not_equal_to', [1, 2]]),
    true,
  ],
  [
    'some values and not one of them',
    chain(['inbox_id', 'equal_to', [1, 3]], ['and', 'inbox_id', 'not_equal_to', [1]]),
    false,
  ],
  [
    'nobody and somebody',
    chain(['assignee_id', 'is_not_present', []], ['and', 'assignee_id', 'equal_to', [7]]),
    true,
  ],
  [
    'a value and none of an unknown attribute',
    chain(['colour', 'is_present', []], ['and', 'colour', 'is_not_present', []]),
    true,
  ],
  [
    'above and below',
    chain(['total', 'is_greater_than', [9]], ['and', 'total', 'is_less_than', ['5']]),
    true,
  ],
  ['between', chain(['total', 'is_greater_than', [5]], ['and', 'total', 'is_less_than', [9]]), false],
  [
    'a word and not a part of it',
    chain(['content', 'contains', ['Refunds']], ['and', 'content', 'does_not_contain', ['refund']]),
    true,
  ],
  [
    'a label and not another one',
    chain(['labels', 'contains', ['vip-2']], ['and', 'labels', 'does_not_contain', ['vip']]),
    false,
  ],
  ['a change into the same', chain(['team_id', 'attribute_changed', { from: [3], to: [3] }]), true],
  [
    'a change to a value, and another value',
    chain(
      ['status', 'attribute_changed', { from: [], to: ['open'] }],
      ['and', 'status', 'equal_to', ['resolved']],
    ),
    true,
  ],
  [
    'a contradiction, or something else: read from left to right',
    chain(
      ['status', 'equal_to', ['open']],
      ['and', 'status', 'equal_to', ['resolved']],
      ['or', 'content', 'contains', ['x']],
    ),
    false,
  ],
  [
    'something, or a value: and another value binds both',
    chain(
      ['status', 'equal_to', ['open']],
      ['or', 'status', 'equal_to', ['pending']],
      ['and', 'status', 'equal_to', ['resolved']],
    ),
    true,
  ],
  ['an unknown shape next to a contradiction', [{ all: [] }], false],
  [
    'what isn’t joined by a known word',
    chain(['status', 'equal_to', ['open']], ['and', 'status', 'equal_to', ['resolved']]).map((row) => ({
      ...row,
      query_operator: null,
    })),
    false,
  ],
])('neverMeets decides: %s', (_, conditions, never) => {
  expect(neverMeets(conditions)).toBe(never);
});

it('neverMeets accepts any JSON', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 8 }), (conditions) => void neverMeets(conditions)),
  );
});
