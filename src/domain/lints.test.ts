import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkActions, checkMessageText, checkRule, isLintSuggestion, type LintContext } from './lints';
import { createNameLookUp } from './look-ups';

const action = (action_name: string, ...action_params: unknown[]) => ({ action_name, action_params });

const TARGETS: LintContext = {
  names: createNameLookUp({
    label: [
      { id: 1, name: 'vip' },
      { id: 2, name: 'bug' },
    ],
    team: [{ id: 5, name: 'Billing' }],
    agent: [
      { id: 12, name: 'Wren' },
      { id: 18, name: 'Wren' },
    ],
    inbox: null,
  }),
  isConfirmed: (id) => id !== 18,
};
const UNKNOWN: LintContext = { names: () => undefined, isConfirmed: () => undefined };

const codes = (actions: readonly unknown[], targets = TARGETS) =>
  checkActions(actions, targets).map(({ index, code, subject }) => [index, code, subject]);

describe('checkActions', () => {
  it.each<[string, unknown[], unknown[]]>([
    [
      'a label added and removed',
      [action('add_label', 'vip', 'bug'), action('remove_label', 'vip')],
      [[1, 'label-both', 'vip']],
    ],
    ['two teams', [action('assign_team', 5), action('assign_team', 5)], [[1, 'team-twice', '']]],
    [
      'a team assigned and removed',
      [action('assign_team', 5), action('remove_assigned_team')],
      [[1, 'team-twice', '']],
    ],
    ['two agents', [action('assign_agent', 'self'), action('assign_agent', 12)], [[1, 'agent-twice', '']]],
    [
      'two statuses',
      [action('open_conversation'), action('change_status', 'pending')],
      [[1, 'status-twice', '']],
    ],
    [
      'two priorities',
      [action('change_priority', 'low'), action('change_priority', 'nil')],
      [[1, 'priority-twice', '']],
    ],
    [
      'no text',
      [action('send_message', ' '), action('add_private_note')],
      [
        [0, 'no-text', ''],
        [1, 'no-text', ''],
      ],
    ],
    ['no label', [action('add_label')], [[0, 'no-label', '']]],
    ['a team id as text', [action('assign_team', '5')], [[0, 'team-as-text', '5']]],
    ['an agent id as text', [action('assign_agent', '12')], [[0, 'agent-as-text', '12']]],
    ['no team', [action('assign_team')], [[0, 'team-taken-away', '']]],
    [
      'missing targets',
      [action('assign_team', 9), action('assign_agent', 9), action('add_label', 'old')],
      [
        [0, 'team-not-found', '9'],
        [1, 'agent-not-listed', '9'],
        [2, 'label-not-found', 'old'],
      ],
    ],
    ['an agent who is not confirmed', [action('assign_agent', 18)], [[0, 'agent-not-confirmed', 'Wren']]],
    [
      'an unknown variable',
      [action('send_message', '{{ contact.points }} {{contact.name | upcase}}')],
      [[0, 'unknown-variable', 'contact.points']],
    ],
    ['a first name', [action('send_message', 'Hi {{contact.first_name}}')], [[0, 'first-name', '']]],
    [
      'values outside the lists',
      [action('change_status', 'closed'), action('change_priority', 'critical')],
      [
        [0, 'unknown-status', 'closed'],
        [1, 'unknown-priority', 'critical'],
      ],
    ],
    [
      'a name outside the list',
      [action('send_webhook_event', 'x'), 'odd'],
      [
        [0, 'outside-list', 'send_webhook_event'],
        [1, 'outside-list', ''],
      ],
    ],
    ['an unknown shape', [{ action_name: 'add_label', action_params: null }], [[0, 'unknown-shape', '']]],
    [
      'a message after resolving',
      [action('resolve_conversation'), action('send_message', 'Bye')],
      [[1, 'message-after-resolving', '']],
    ],
    [
      'nothing',
      [
        action('send_message', 'Hi {{contact.name}}'),
        action('assign_team', 5),
        action('assign_agent', 'self'),
        action('add_label', 'vip'),
        action('resolve_conversation'),
      ],
      [],
    ],
  ])('checkActions reports %s', (_, actions, expected) => {
    expect(codes(actions)).toEqual(expected);
  });

  it('checkActions doesn’t report labels, teams or agents as missing if their lists aren’t loaded', () => {
    expect(
      codes([action('assign_team', 9), action('assign_agent', 9), action('add_label', 'x')], UNKNOWN),
    ).toEqual([]);
  });

  it('checkActions accepts any JSON without throwing', () => {
    fc.assert(fc.property(fc.array(fc.jsonValue()), (actions) => void checkActions(actions, TARGETS)));
  });
});

describe('checkMessageText', () => {
  it('checkMessageText suggests the full-name variable instead of a first-name variable without a default', () => {
    const lints = checkMessageText('Hi {{ contact.first_name }}');
    expect(lints).toEqual([{ code: 'first-name', subject: '' }]);
    expect(lints.every(isLintSuggestion)).toBe(true);
    expect(checkMessageText('Hi {{contact.first_name | default: "there"}}')).toEqual([]);
  });
});

describe('checkRule', () => {
  const row = (attribute_key: string, values: unknown[], query_operator: string | null) => ({
    attribute_key,
    filter_operator: 'equal_to',
    values,
    query_operator,
  });

  it.each([
    [
      'conditions that exclude each other',
      [row('status', ['open'], 'and'), row('status', ['resolved'], null)],
      [],
      'never-meets',
    ],
    [
      'conditions without a join',
      [row('status', ['open'], null), row('priority', ['low'], null)],
      [],
      'not-joined',
    ],
    ['a mistake that also occurs in macros', [], [action('assign_team', 9)], 'team-not-found'],
  ])('checkRule reports %s', (_, conditions, actions, code) => {
    expect(checkRule({ conditions, actions }, TARGETS).map((lint) => lint.code)).toEqual([code]);
  });

  it('checkRule accepts actions that only automation rules can have', () => {
    expect(checkRule({ conditions: [], actions: [action('send_webhook_event', 'x')] }, TARGETS)).toEqual([]);
  });
});
