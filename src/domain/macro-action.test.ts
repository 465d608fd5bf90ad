import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAdditionalKeys, parseAction, withActionParams } from './macro-action';

const action = (action_name: string, action_params: unknown) => ({ action_name, action_params });

describe('parseAction', () => {
  it.each([
    [action('send_message', ['Hi']), { kind: 'text', text: 'Hi' }],
    [action('send_message', []), { kind: 'text', text: '' }],
    [action('add_label', ['vip', 'bug']), { kind: 'label', titles: ['vip', 'bug'] }],
    [action('assign_team', [5]), { kind: 'team', team: 5 }],
    [action('assign_team', ['5']), { kind: 'team', team: '5' }],
    [action('assign_team', []), { kind: 'team', team: null }],
    [action('assign_agent', ['self']), { kind: 'agent', agent: 'self' }],
    [action('change_status', ['open']), { kind: 'status', status: 'open' }],
    [action('change_priority', ['nil']), { kind: 'priority', priority: 'nil' }],
    [action('resolve_conversation', []), { kind: 'plain', name: 'resolve_conversation' }],
  ])('parseAction parses %j', (value, reading) => {
    expect(parseAction(value)).toMatchObject(reading);
  });

  it.each([
    action('send_message', 'Hi'),
    action('send_message', ['Hi', 'there']),
    action('send_message', [null]),
    action('add_label', [3]),
    action('add_label', null),
    action('assign_team', [5, 6]),
    action('assign_team', [null]),
    action('assign_team', [5.5]),
    action('change_status', [3]),
    action('resolve_conversation', ['force']),
    action('send_webhook_event', ['https://a.test']),
    { action_params: [] },
    { action_name: 3 },
    'notify',
    null,
    [],
  ])('parseAction parses %j as an unknown action', (value) => {
    expect(parseAction(value).kind).toBe('unknown');
  });

  it('parseAction accepts any JSON without throwing', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseAction(value)));
  });
});

describe('withActionParams', () => {
  it('withActionParams keeps the other keys of an action in their order, including __proto__', () => {
    const came: unknown = JSON.parse(
      '{"z":1,"action_params":[1],"__proto__":{"a":1},"action_name":"assign_team"}',
    );
    expect(JSON.stringify(withActionParams(came, [2]))).toBe(
      '{"z":1,"action_params":[2],"__proto__":{"a":1},"action_name":"assign_team"}',
    );
    expect(JSON.stringify(getAdditionalKeys(came))).toBe('{"z":1,"__proto__":{"a":1}}');
  });
});
