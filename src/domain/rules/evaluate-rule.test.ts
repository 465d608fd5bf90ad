import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conversation } from '~/api/conversations';
import { getPropertyRuns } from '~/build/depth';
import { evaluateRule } from './evaluate-rule';
import { arbitraryConversation, arbitraryRule } from './fixtures/drawn-rules';
import { type InterpretedAnswer, interpretConditions } from './fixtures/interpret-rule';
import { createSubject } from './rule-subject';

const NOW = Date.parse('2026-03-01T12:00:00Z');

const CONVERSATION: Conversation = {
  id: 1042,
  uuid: '7c3f',
  status: 'open',
  priority: 'high',
  assignee_id: null,
  inbox_id: 1,
  team_id: 301,
  contact: { id: 5, name: 'Ana Souza' },
  labels: ['vip', 'Refund'],
  created_at: '2026-02-27T12:00:00Z',
  updated_at: '2026-02-28T12:00:00Z',
  last_activity_at: '2026-02-28T12:00:00Z',
  custom_attributes: { order_total: 600, plan: 'Gold', paid: true, note: '', rows: [1], empty: null },
  snoozed_until: null,
  waiting_since: null,
};

const when = (key: string, operator: string, values: unknown, more: object = {}) => ({
  attribute_key: key,
  filter_operator: operator,
  values,
  query_operator: null,
  ...more,
});
const CUSTOM = { custom_attribute_type: 'conversation_attribute' };

const evaluate = (conditions: readonly unknown[], conversation = CONVERSATION) =>
  evaluateRule(conditions, createSubject(conversation), NOW);

describe('evaluating the conditions of a rule', () => {
  it.each<[string, object, boolean | null]>([
    ['a status that equals', when('status', 'equal_to', ['open']), true],
    ['one of several inboxes', when('inbox_id', 'equal_to', [6, 1]), true],
    ['another inbox', when('inbox_id', 'not_equal_to', [1]), false],
    ['an inbox ID that is a text', when('inbox_id', 'equal_to', ['1']), null],
    ['a label among several', when('labels', 'equal_to', ['vip']), true],
    ['a label in another case', when('labels', 'equal_to', ['refund']), null],
    ['a missing label', when('labels', 'not_equal_to', ['bug']), true],
    ['an unequal team', when('team_id', 'equal_to', [302]), false],
    ['a missing assignee', when('assignee_id', 'is_not_present', []), true],
    ['a missing assignee that isn’t another', when('assignee_id', 'not_equal_to', [12]), null],
    ['a name that starts with a text', when('contact.name', 'starts_with', ['Ana']), true],
    ['a name without a part', when('contact.name', 'does_not_contain', ['Wren']), true],
    ['a message’s text', when('content', 'contains', ['refund']), null],
    ['an unknown attribute', when('browser_language', 'equal_to', ['es']), null],
    ['an unknown operator', when('created_at', 'within_hours', ['22:00', '06:00']), null],
    ['a greater number', when('order_total', 'is_greater_than', [500], CUSTOM), true],
    ['a smaller number as text', when('order_total', 'is_less_than', ['500'], CUSTOM), false],
    ['a custom attribute without its type', when('order_total', 'is_greater_than', [500]), null],
    ['an attribute of the contact', when('plan', 'equal_to', ['Gold'], { custom_attribute_type: 'c' }), null],
    ['a custom attribute that is missing', when('color', 'is_not_present', [], CUSTOM), null],
    ['a custom attribute that is a list', when('rows', 'is_present', [], CUSTOM), null],
    ['a custom attribute that is null', when('empty', 'is_present', [], CUSTOM), false],
    ['an empty text', when('note', 'is_present', [], CUSTOM), null],
    ['a change to the current team', when('team_id', 'attribute_changed', { from: [302], to: [301] }), null],
    ['a change to another team', when('team_id', 'attribute_changed', { from: [301], to: [304] }), false],
    ['a time that is too recent', when('created_at', 'days_before', [5]), false],
    ['a time that may be far enough', when('created_at', 'days_before', [2]), null],
    ['an earlier time', when('created_at', 'is_less_than', ['2026-02-28T00:00:00Z']), true],
    ['a time without a zone', when('created_at', 'is_less_than', ['2026-02-28']), null],
    ['an unknown key', when('status', 'equal_to', ['open'], { scope: 'all' }), null],
    ['an unknown shape', { all: [] }, null],
  ])('evaluateRule returns the expected result for %s', (_, condition, isMatch) => {
    expect(evaluate([condition]).isMatch).toBe(isMatch);
  });

  it('evaluateRule returns only the conditions that decided the result', () => {
    const and = { query_operator: 'and' };
    const or = { query_operator: 'or' };
    const { isMatch, deciding } = evaluate([
      when('status', 'equal_to', ['open'], or),
      when('team_id', 'equal_to', [9], and),
      when('content', 'contains', ['x'], and),
      when('inbox_id', 'equal_to', [6]),
    ]);
    expect(isMatch).toBe(false);
    expect(deciding).toEqual([{ index: 3, isMet: false, fact: { type: 'id', value: 1 }, reason: null }]);
  });

  it('a rule without conditions matches, and the result is unknown if the operator between two conditions is missing', () => {
    expect(evaluate([]).isMatch).toBe(true);
    expect(evaluate([when('status', 'equal_to', ['open']), when('inbox_id', 'equal_to', [1])])).toEqual({
      isMatch: null,
      deciding: [],
    });
  });
});

describe('two implementations of rule evaluation', () => {
  it('evaluateRule and the reference implementation agree on random pairs of rules and conversations', () => {
    const counts = new Map<InterpretedAnswer, number>();
    fc.assert(
      fc.property(arbitraryRule, arbitraryConversation, (conditions, conversation) => {
        const { isMatch } = evaluate(conditions, conversation);
        const answer = isMatch === null ? '?' : isMatch ? 'yes' : 'no';
        counts.set(answer, (counts.get(answer) ?? 0) + 1);
        expect(answer).toBe(interpretConditions(conditions, { ...conversation }, NOW));
      }),
      { numRuns: getPropertyRuns(4000) },
    );
    // Checks that each result occurs often, because two implementations that always return an unknown result would also
    // agree.
    expect(Math.min(...(['yes', 'no', '?'] as const).map((one) => counts.get(one) ?? 0))).toBeGreaterThan(
      100,
    );
  });
});
