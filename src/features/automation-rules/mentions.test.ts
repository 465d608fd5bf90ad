import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionInAction, mentionInCondition, type Target } from './mentions';

const action = (action_name: string, ...action_params: unknown[]) => ({ action_name, action_params });
const when = (attribute_key: string, values: unknown) => ({
  attribute_key,
  filter_operator: 'equal_to',
  values,
  query_operator: null,
});

const VIP: Target = { kind: 'label', title: 'vip' };
const BILLING: Target = { kind: 'team', id: 302, name: 'Billing' };
const WREN: Target = { kind: 'agent', id: 302, name: 'Wren' };

describe('mentionInAction', () => {
  it.each<[string, unknown, Target, string | null]>([
    ['a label', action('add_label', 'bug', 'vip'), VIP, 'names'],
    ['another label', action('add_label', 'vip-2'), VIP, null],
    ['a text with the same word', action('send_message', 'vip'), VIP, null],
    ['a team', action('assign_team', 302), BILLING, 'names'],
    ['a team id as text', action('assign_team', '302'), BILLING, 'names'],
    ['an agent of the same number', action('assign_agent', 302), BILLING, null],
    ['the agent', action('assign_agent', 302), WREN, 'names'],
    [
      'an unknown action with a telling key',
      action('send_email_to_team', { team_ids: [302] }),
      BILLING,
      'names',
    ],
    ['the same for an agent', action('send_email_to_team', { team_ids: [302] }), WREN, null],
    ['an odd shape', action('assign_agent', { id: 302 }), WREN, 'names'],
    ['a number whose meaning nobody knows', action('escalate', { level: 302 }), WREN, 'may-name'],
    ['a name whose meaning nobody knows', { do: 'escalate', to: 'billing' }, BILLING, 'may-name'],
    ['a key', { vip: true }, VIP, 'may-name'],
    ['a key beside a known shape', { ...action('resolve_conversation'), then_team: 302 }, BILLING, 'names'],
  ])('%s', (_, value, target, mention) => {
    expect(mentionInAction(value, target)).toBe(mention);
  });
});

describe('mentionInCondition', () => {
  it.each<[string, unknown, Target, string | null]>([
    ['a label', when('labels', ['vip']), VIP, 'names'],
    ['a content with the same word', when('content', ['vip']), VIP, null],
    ['a team', when('team_id', [302]), BILLING, 'names'],
    ['a team that it changed from', when('team_id', { from: [302], to: [] }), BILLING, 'names'],
    ['an inbox of the same number', when('inbox_id', [302]), BILLING, null],
    ['the assignee', when('assignee_id', [302]), WREN, 'names'],
    ['a custom attribute', when('favourite', [302]), WREN, 'may-name'],
    ['a shape that is not known', { all: [{ any: [{ team: 302 }] }] }, BILLING, 'names'],
    ['a bare value', 'vip', VIP, 'may-name'],
  ])('%s', (_, value, target, mention) => {
    expect(mentionInCondition(value, target)).toBe(mention);
  });
});

describe('the search in unknown shapes', () => {
  /** Wraps a value in lists and objects whose keys hint at nothing. */
  const wrapped = (value: unknown) =>
    fc
      .array(fc.constantFrom('list', 'object'), { maxLength: 6 })
      .map((shells) =>
        shells.reduce<unknown>(
          (inner, shell) => (shell === 'list' ? [0, inner, null] : { a: 1, q: inner }),
          value,
        ),
      );

  it('finds the target however deep it stands', () => {
    fc.assert(
      fc.property(wrapped('vip'), wrapped(302), (label, id) => {
        expect(mentionInAction(['x', label], VIP)).toBe('may-name');
        expect(mentionInAction(action('unheard_of', id), BILLING)).toBe('may-name');
        expect(mentionInCondition({ q: id }, WREN)).toBe('may-name');
      }),
    );
  });

  it('comes to an end with anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        mentionInAction(value, VIP);
        mentionInCondition(value, BILLING);
      }),
    );
  });
});
