import { describe, expect, it } from 'vitest';
import type { AutomationRule } from '~/api/automation-rules';
import type { Conversation } from '~/api/conversations';
import { createNameLookUp } from '../look-ups';
import { areAffectedAttributesUncertain, testRules } from './test-rules';

const NAMES = createNameLookUp({
  label: null,
  team: [{ id: 301, name: 'Care' }],
  agent: [{ id: 12, name: 'Wren' }],
  inbox: null,
});
const CONVERSATION: Conversation = {
  id: 1042,
  uuid: '7c3f',
  status: 'open',
  priority: 'low',
  assignee_id: null,
  inbox_id: 1,
  team_id: null,
  contact: null,
  labels: [],
  created_at: '2026-02-27T12:00:00Z',
  updated_at: '2026-02-27T12:00:00Z',
  last_activity_at: '2026-02-27T12:00:00Z',
  custom_attributes: {},
  snoozed_until: null,
  waiting_since: null,
};

const when = (attribute_key: string, filter_operator: string, values: unknown) => ({
  attribute_key,
  filter_operator,
  values,
  query_operator: null,
});
const action = (action_name: string, ...action_params: unknown[]) => ({ action_name, action_params });
const rule = (condition: unknown, actions: readonly unknown[], active = true): AutomationRule => ({
  id: 1,
  name: 'Rule',
  description: null,
  event_name: 'conversation_created',
  active,
  order_id: 1,
  conditions: [condition],
  actions: [...actions],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});
const run = (...rules: readonly AutomationRule[]) => testRules(rules, CONVERSATION, NAMES, 0);
const results = (...rules: readonly AutomationRule[]) => run(...rules).map(({ isMatch }) => isMatch);

const OPEN = when('status', 'equal_to', ['open']);
const UNKNOWN = when('content', 'contains', ['refund']);
const URGENT = when('priority', 'equal_to', ['urgent']);
const makeUrgent = action('change_priority', 'urgent');

describe('running the rules of an event', () => {
  it('tests each rule on the conversation with the changes of the previous rules', () => {
    expect(results(rule(URGENT, []), rule(OPEN, [makeUrgent]), rule(URGENT, []))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('keeps the conversation unchanged after a rule that is off or doesn’t match', () => {
    expect(
      results(rule(OPEN, [makeUrgent], false), rule(URGENT, [action('add_label', 'vip')]), rule(URGENT, [])),
    ).toEqual([true, false, false]);
  });

  it('if it is unknown whether a rule matches, the attributes that it would change become unknown', () => {
    const [, second, third] = run(rule(UNKNOWN, [makeUrgent]), rule(URGENT, []), rule(OPEN, [makeUrgent]));
    expect(second).toMatchObject({ isMatch: null, deciding: [{ reason: 'earlier' }] });
    expect(third?.isMatch).toBe(true);
    expect(third && areAffectedAttributesUncertain(third.subject, [makeUrgent])).toBe(true);
    expect(third && areAffectedAttributesUncertain(third.subject, [action('add_label', 'vip')])).toBe(false);
  });

  it('an unknown attribute becomes known after an action that replaces its value', () => {
    expect(
      results(
        rule(UNKNOWN, [action('change_priority', 'high')]),
        rule(OPEN, [makeUrgent]),
        rule(URGENT, []),
        rule(when('priority', 'attribute_changed', { from: [], to: ['low'] }), []),
      ),
    ).toEqual([null, true, true, null]);
  });

  it('the assignee is unknown after assigning an unlisted agent, and every attribute is unknown after an unrecognized action', () => {
    const assigned = rule(when('assignee_id', 'is_present', []), []);
    expect(results(rule(OPEN, [action('assign_agent', 77)]), assigned, rule(OPEN, []))).toEqual([
      true,
      null,
      true,
    ]);
    expect(results(rule(OPEN, [action('escalate')]), rule(OPEN, []), assigned)).toEqual([true, null, null]);
  });
});
