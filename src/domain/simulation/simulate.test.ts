import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNameLookUp } from '../look-ups';
import { type ConversationState, simulateActions } from './simulate';

const action = (action_name: string, ...action_params: unknown[]) => ({ action_name, action_params });
const NAMES = createNameLookUp({
  label: null,
  team: [{ id: 5, name: 'Billing' }],
  agent: [{ id: 12, name: 'Wren' }],
  inbox: null,
});
const BEFORE: ConversationState = { status: 'open', priority: 'low', labels: ['bug'], team: 5, assignee: 12 };

describe('simulateActions', () => {
  it.each<[string, unknown, Partial<ConversationState>, string]>([
    ['adds labels once', action('add_label', 'vip', 'bug'), { labels: ['bug', 'vip'] }, 'changes'],
    ['removes labels', action('remove_label', 'bug', 'vip'), { labels: [] }, 'changes'],
    ['keeps an existing label', action('add_label', 'bug'), {}, 'same'],
    ['removes the team', action('remove_assigned_team'), { team: null }, 'changes'],
    ['removes the team if none is given', action('assign_team'), { team: null }, 'changes'],
    ['ignores a team ID that is a string', action('assign_team', '5'), {}, 'ignored'],
    ['ignores a deleted team', action('assign_team', 6), {}, 'ignored'],
    ['reports an agent outside the list as unknown', action('assign_agent', 77), {}, 'unknown'],
    [
      'assigns the person who runs the macro',
      action('assign_agent', 'self'),
      { assignee: 'self' },
      'changes',
    ],
    ['removes the assignee', action('assign_agent', 'nil'), { assignee: null }, 'changes'],
    ['resolves the conversation', action('resolve_conversation'), { status: 'resolved' }, 'changes'],
    ['snoozes the conversation', action('snooze_conversation'), { status: 'snoozed' }, 'changes'],
    ['opens the conversation', action('open_conversation'), {}, 'same'],
    [
      'marks the conversation as pending',
      action('mark_conversation_as_pending'),
      { status: 'pending' },
      'changes',
    ],
    ['sets a status', action('change_status', 'snoozed'), { status: 'snoozed' }, 'changes'],
    ['ignores an invalid status', action('change_status', 'closed'), {}, 'ignored'],
    ['sets a priority', action('change_priority', 'urgent'), { priority: 'urgent' }, 'changes'],
    ['clears the priority', action('change_priority', 'nil'), { priority: null }, 'changes'],
    ['reports a message as an effect elsewhere', action('send_message', 'Hi'), {}, 'elsewhere'],
    ['reports muting as an effect elsewhere', action('mute_conversation'), {}, 'elsewhere'],
    ['reports an unknown action as unknown', action('send_webhook_event', 'x'), {}, 'unknown'],
  ])('simulating a macro action %s', (_, value, change, outcome) => {
    expect(simulateActions(BEFORE, [value], NAMES)).toEqual({
      after: { ...BEFORE, ...change },
      steps: [outcome],
    });
  });

  it('the simulation of a rule reports an assignment to `self` as unknown, because no person runs the rule', () => {
    const { after, steps } = simulateActions(BEFORE, [action('assign_agent', 'self')], NAMES, true);
    expect({ after, steps }).toEqual({ after: BEFORE, steps: ['unknown'] });
  });

  it('simulates each action of a macro on the result of the previous action', () => {
    const { after, steps } = simulateActions(
      BEFORE,
      [action('resolve_conversation'), 'odd', action('open_conversation'), action('add_label', 'vip')],
      NAMES,
    );
    expect(after).toEqual({ ...BEFORE, labels: ['bug', 'vip'] });
    expect(steps).toEqual(['changes', 'unknown', 'changes', 'changes']);
  });

  it('the simulation of a macro returns an outcome for each action, even for arbitrary JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (actions) => {
        expect(simulateActions(BEFORE, actions, NAMES).steps).toHaveLength(actions.length);
      }),
    );
  });
});
