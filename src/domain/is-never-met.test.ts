import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNeverMet } from './is-never-met';

type Row = readonly [key: string, operator: string, values: unknown];

/** Returns conditions joined by the given operators. */
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
    'two different values joined by and',
    chain(['status', 'equal_to', ['open']], ['and', 'status', 'equal_to', ['resolved']]),
    true,
  ],
  [
    'two different values joined by or',
    chain(['status', 'equal_to', ['open']], ['or', 'status', 'equal_to', ['resolved']]),
    false,
  ],
  [
    'two lists with a value in common',
    chain(['team_id', 'equal_to', [1, 2]], ['and', 'team_id', 'equal_to', [2, 3]]),
    false,
  ],
  [
    'two labels, because a conversation can have both',
    chain(['labels', 'equal_to', ['vip']], ['and', 'labels', 'equal_to', ['bug']]),
    false,
  ],
  [
    'a value that is also excluded',
    chain(['inbox_id', 'equal_to', [1]], ['and', 'inbox_id', 'not_equal_to', [1, 2]]),
    true,
  ],
  [
    'several values of which one is excluded',
    chain(['inbox_id', 'equal_to', [1, 3]], ['and', 'inbox_id', 'not_equal_to', [1]]),
    false,
  ],
  [
    'no assignee and an assignee',
    chain(['assignee_id', 'is_not_present', []], ['and', 'assignee_id', 'equal_to', [7]]),
    true,
  ],
  [
    'an unknown attribute that is present and absent',
    chain(['colour', 'is_present', []], ['and', 'colour', 'is_not_present', []]),
    true,
  ],
  [
    'above and below with no number between',
    chain(['total', 'is_greater_than', [9]], ['and', 'total', 'is_less_than', ['5']]),
    true,
  ],
  ['between', chain(['total', 'is_greater_than', [5]], ['and', 'total', 'is_less_than', [9]]), false],
  [
    'a text that contains a word but not a part of it',
    chain(['content', 'contains', ['Refunds']], ['and', 'content', 'does_not_contain', ['refund']]),
    true,
  ],
  [
    'one label but not another one',
    chain(['labels', 'contains', ['vip-2']], ['and', 'labels', 'does_not_contain', ['vip']]),
    false,
  ],
  ['a change into the same', chain(['team_id', 'attribute_changed', { from: [3], to: [3] }]), true],
  [
    'a change to one value joined with another value',
    chain(
      ['status', 'attribute_changed', { from: [], to: ['open'] }],
      ['and', 'status', 'equal_to', ['resolved']],
    ),
    true,
  ],
  [
    'a contradiction or another condition, from left to right',
    chain(
      ['status', 'equal_to', ['open']],
      ['and', 'status', 'equal_to', ['resolved']],
      ['or', 'content', 'contains', ['x']],
    ),
    false,
  ],
  [
    'two alternatives that both contradict the third condition',
    chain(
      ['status', 'equal_to', ['open']],
      ['or', 'status', 'equal_to', ['pending']],
      ['and', 'status', 'equal_to', ['resolved']],
    ),
    true,
  ],
  ['an unknown shape next to a contradiction', [{ all: [] }], false],
  [
    'conditions with an unknown join',
    chain(['status', 'equal_to', ['open']], ['and', 'status', 'equal_to', ['resolved']]).map((row) => ({
      ...row,
      query_operator: null,
    })),
    false,
  ],
])('isNeverMet returns the expected result for %s', (_, conditions, never) => {
  expect(isNeverMet(conditions)).toBe(never);
});

it('isNeverMet accepts any JSON without throwing', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 8 }), (conditions) => void isNeverMet(conditions)),
  );
});
