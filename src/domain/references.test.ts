import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createLabelUseCounter,
  findReferences,
  findReferencesInAction,
  findReferencesInCondition,
  getReferenceCertainty,
  listReferencingRecords,
  type ReferenceTarget,
} from './references';
import { findReferencesInCampaign, type SentCampaign } from './sent-campaigns';

const action = (action_name: string, ...action_params: unknown[]) => ({ action_name, action_params });
const when = (attribute_key: string, values: unknown) => ({
  attribute_key,
  filter_operator: 'equal_to',
  values,
  query_operator: null,
});

const VIP: ReferenceTarget = { kind: 'label', id: 201, names: ['vip'] };
const BILLING: ReferenceTarget = { kind: 'team', id: 302, names: ['Billing'] };
const WREN: ReferenceTarget = { kind: 'agent', id: 302, names: ['Wren'] };
const WEBSITE: ReferenceTarget = { kind: 'inbox', id: 302, names: ['Acme website'] };
const SPANISH: ReferenceTarget = { kind: 'locale', id: null, names: ['es'] };
const HELP: ReferenceTarget = { kind: 'portal', id: 9, names: ['acme-help'] };

describe('findReferencesInAction', () => {
  it.each<[string, unknown, ReferenceTarget, string | null]>([
    ['a label', action('add_label', 'bug', 'vip'), VIP, 'names'],
    ['another label', action('add_label', 'vip-2'), VIP, null],
    ['a label whose title is the ID of another', action('add_label', '201'), VIP, null],
    ['a text with the same word', action('send_message', 'vip'), VIP, null],
    ['a team', action('assign_team', 302), BILLING, 'names'],
    ['a team id as text', action('assign_team', '302'), BILLING, 'names'],
    ['an agent with the same ID', action('assign_agent', 302), BILLING, null],
    ['the agent', action('assign_agent', 302), WREN, 'names'],
    ['no agent', action('assign_agent'), WREN, null],
    ['an unknown action with a known key', action('send_to_team', { team_ids: [302] }), BILLING, 'names'],
    ['the same for an agent', action('send_to_team', { team_ids: [302] }), WREN, null],
    ['a known action with unknown parameters', action('assign_agent', { id: 302 }), WREN, 'names'],
    ['a label by its ID', { apply: { label_id: 201 } }, VIP, 'names'],
    ['a record below a known key', { team: { id: 302, name: 'x' } }, BILLING, 'names'],
    ['an unknown key below a known one', { team: { level: 302 } }, BILLING, 'may-name'],
    ['a number of unknown meaning', action('escalate', { level: 302 }), WREN, 'may-name'],
    ['a name of unknown meaning', { do: 'escalate', to: 'billing' }, BILLING, 'may-name'],
    ['a key', { vip: true }, VIP, 'may-name'],
    ['a key that merely contains a known one', { steam: 302 }, BILLING, 'may-name'],
    ['a key beside a known shape', { ...action('resolve_conversation'), team: 302 }, BILLING, 'names'],
    ['a portal', { portal_slug: 'acme-help' }, HELP, 'names'],
    ['a locale', { locale: 'ES' }, SPANISH, 'names'],
  ])('findReferencesInAction finds exactly the expected references: %s', (_, value, target, mention) => {
    expect(getReferenceCertainty(findReferencesInAction(value), target)).toBe(mention);
  });
});

describe('findReferencesInCondition', () => {
  it.each<[string, unknown, ReferenceTarget, string | null]>([
    ['a label', when('labels', ['vip']), VIP, 'names'],
    ['a content with the same word', when('content', ['vip']), VIP, null],
    ['a team', when('team_id', [302]), BILLING, 'names'],
    ['a former team in a change', when('team_id', { from: [302], to: [] }), BILLING, 'names'],
    ['an inbox', when('inbox_id', [302]), WEBSITE, 'names'],
    ['an inbox with the same ID', when('inbox_id', [302]), BILLING, null],
    ['the assignee', when('assignee_id', [302]), WREN, 'names'],
    ['a language', when('browser_language', ['es']), SPANISH, 'names'],
    ['a custom attribute', when('favourite', [302]), WREN, 'may-name'],
    ['an unknown shape', { all: [{ any: [{ team: 302 }] }] }, BILLING, 'names'],
    ['a bare value', 'vip', VIP, 'may-name'],
  ])('findReferencesInCondition finds exactly the expected references: %s', (_, value, target, mention) => {
    expect(getReferenceCertainty(findReferencesInCondition(value), target)).toBe(mention);
  });
});

describe('references in values of unknown shape', () => {
  /** Wraps a value in lists and objects with meaningless keys. */
  const wrapped = (value: unknown) =>
    fc
      .array(fc.constantFrom('list', 'object'), { maxLength: 6 })
      .map((shells) =>
        shells.reduce<unknown>(
          (inner, shell) => (shell === 'list' ? [0, inner, null] : { a: 1, q: inner }),
          value,
        ),
      );

  it('finds a reference at any depth of an unknown action or condition', () => {
    fc.assert(
      fc.property(wrapped('vip'), wrapped(302), (label, id) => {
        expect(getReferenceCertainty(findReferencesInAction(['x', label]), VIP)).toBe('may-name');
        expect(getReferenceCertainty(findReferencesInAction(action('unheard_of', id)), BILLING)).toBe(
          'may-name',
        );
        expect(getReferenceCertainty(findReferencesInCondition({ q: id }), WREN)).toBe('may-name');
      }),
    );
  });

  it('findReferencesInAction and findReferencesInCondition accept any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        getReferenceCertainty(findReferencesInAction(value), VIP);
        getReferenceCertainty(findReferencesInCondition(value), BILLING);
      }),
    );
  });
});

const CAMPAIGN: SentCampaign = {
  ...{ id: 'a', name: 'Your order', channel: 'template', recipients: 1, sentAt: 1, scheduledAt: null },
  ...{ labelIds: [201], inboxId: 2, templateLanguage: 'es', standing: 'over' },
};

it.each([
  ['an action', { id: 1, name: 'Tag', actions: [action('add_label', 'vip')] }, 'names'],
  ['an unknown condition', { id: 2, name: 'Imported', conditions: ['vip'], actions: [] }, 'may-name'],
])('listReferencingRecords finds the reference to a label in %s', (_, item, mention) => {
  const other = { id: 9, name: 'Other', actions: [action('add_label', 'bug')] };
  const { id, name } = item;
  expect(listReferencingRecords('rule', [other, item], findReferences, VIP)).toEqual([
    { by: 'rule', id: String(id), name, mention },
  ]);
});

describe('findReferencesInCampaign', () => {
  it('findReferencesInCampaign returns the labels, the inbox and the template language of a campaign', () => {
    const references = findReferencesInCampaign(CAMPAIGN);
    expect(getReferenceCertainty(references, { kind: 'inbox', id: 2, names: [] })).toBe('names');
    expect(getReferenceCertainty(references, SPANISH)).toBe('names');
    expect(getReferenceCertainty(references, BILLING)).toBe(null);
  });

  it('findReferencesInCampaign returns nothing for a campaign that the platform rejected', () => {
    expect(findReferencesInCampaign({ ...CAMPAIGN, standing: 'refused' })).toEqual([]);
  });
});

it('createLabelUseCounter counts the same records that listReferencingRecords finds for each label', () => {
  const items = [
    { id: 1, name: 'One', actions: [action('add_label', 'VIP', 'bug'), action('remove_label', 'vip')] },
    { id: 2, name: 'Two', actions: [action('tag', { label_ids: [201] }), action('assign_team', 201)] },
    { id: 3, name: 'Three', actions: [action('send_message', 'vip')] },
    { id: 4, name: 'Four', actions: [], conditions: [when('labels', ['vip'])] },
    { id: 5, name: 'Five', actions: [action('forward', 'vip')] },
  ];
  const count = createLabelUseCounter(items);
  for (const [id, title] of [
    [201, 'vip'],
    [202, 'bug'],
    [203, 'unused'],
  ] as const)
    expect(count({ id, title }), title).toBe(
      listReferencingRecords('macro', items, findReferences, { kind: 'label', id, names: [title] }).length,
    );
  expect(count({ id: 201, title: 'vip' })).toBe(4);
});
