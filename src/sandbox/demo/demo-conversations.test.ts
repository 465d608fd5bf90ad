import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CONVERSATION_STATUSES } from '~/api/choices';
import { CONVERSATION_PRIORITIES, type Message } from '~/api/conversations';
import { MACRO_ACTION_NAMES } from '~/api/macro-action-names';
import type { MacroAction } from '~/api/macros';
import type { AccountState } from '../state';
import {
  acmeAccount,
  auroraAccount,
  collectIds,
  demoAccounts,
  findIdentity,
  globexAccount,
} from './demo-lookup';

/** Expects consecutive message IDs and ascending times. */
function expectOrder(messages: readonly Message[]) {
  for (const [index, next] of messages.slice(1).entries()) {
    const before = messages[index];
    expect(next.id).toBe((before?.id ?? 0) + 1);
    expect(next.created_at > (before?.created_at ?? '')).toBe(true);
  }
}

describe('demo conversations', () => {
  it('demo conversation 1042 has 137 messages, with at least one of every kind', () => {
    const messages = acmeAccount.messages['1042'] ?? [];
    expect(messages).toHaveLength(137);
    const types = new Set(messages.map(({ message_type }) => message_type));
    expect(types).toEqual(new Set(['incoming', 'outgoing', 'activity', 'template']));
    expect(messages.filter((one) => one.private).length).toBeGreaterThan(5);
    expect(messages.some(({ content }) => content === '')).toBe(true);
    expect(messages.some(({ sender }) => sender?.type === 'user' && sender.id === null)).toBe(true);
    for (const one of messages) expect(one.sender === null).toBe(one.message_type === 'activity');
    expect(messages.some(({ content }) => content?.includes('{'))).toBe(false);
  });

  it('three demo conversations have the ticket HD-7781', () => {
    expect(acmeAccount.conversations.filter(({ ticket_id }) => ticket_id === 'HD-7781')).toHaveLength(3);
  });

  it('the demo conversations cover every status and optional value', () => {
    const all = acmeAccount.conversations;
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(CONVERSATION_STATUSES));
    expect(new Set(all.map(({ priority }) => priority))).toEqual(new Set([null, ...CONVERSATION_PRIORITIES]));
    for (const key of ['contact', 'assignee_id', 'team_id', 'snoozed_until', 'waiting_since'] as const) {
      expect(
        all.some((one) => one[key] === null),
        key,
      ).toBe(true);
      expect(
        all.some((one) => one[key] !== null),
        key,
      ).toBe(true);
    }
    for (const one of all) expect(one.snoozed_until !== null).toBe(one.status === 'snoozed');
    const names = new Set(all.map(({ contact }) => contact?.name));
    for (const name of ['<b>Zoë</b> & Söhne', 'نور الدين الفاسي', '☕🦊 Fuchsbau', 'Prudence']) {
      expect(names).toContain(name);
    }
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(all.length);
    const usual = all.filter(({ id }) => {
      const count = acmeAccount.messages[String(id)]?.length ?? 0;
      return count >= 3 && count <= 12;
    });
    expect(usual.length).toBeGreaterThan(150);
  });

  it('agent@acme.test sees the demo conversations that the tests use, but not all demo conversations', () => {
    const reach = findIdentity('agent@acme.test')?.memberships[0]?.inboxIds ?? [];
    const beyond = acmeAccount.conversations.filter(({ inbox_id }) => !reach.includes(inbox_id));
    expect(beyond.length).toBeGreaterThan(20);
    expect(beyond.some(({ id, ticket_id }) => id === 1042 || ticket_id === 'HD-7781')).toBe(false);
  });

  it('demo conversations refer only to existing records and one deleted team, and their messages are in order', () => {
    for (const one of demoAccounts) {
      const titles = new Set(one.labels.map(({ title }) => title));
      for (const { id, inbox_id, assignee_id, team_id, labels, last_activity_at } of one.conversations) {
        expect(collectIds(one.inboxes)).toContain(inbox_id);
        if (assignee_id !== null) expect(collectIds(one.agents)).toContain(assignee_id);
        if (team_id !== null && team_id !== 399) expect(collectIds(one.teams)).toContain(team_id);
        for (const title of labels) expect(titles).toContain(title);
        const messages = one.messages[String(id)] ?? [];
        expect(messages.at(-1)?.created_at ?? last_activity_at).toBe(last_activity_at);
        expectOrder(messages);
      }
      expect(Object.keys(one.messages)).toEqual(one.conversations.map(({ id }) => String(id)));
    }
    expect(acmeAccount.conversations.filter(({ team_id }) => team_id === 399)).toHaveLength(1);
  });

  it('conversations of Globex and Acme have the same numbers but different content', () => {
    const shared = globexAccount.conversations.filter(({ id }) =>
      collectIds(acmeAccount.conversations).has(id),
    );
    expect(shared.length).toBeGreaterThan(20);
    for (const { id, uuid } of shared) {
      expect(acmeAccount.conversations.find((one) => one.id === id)?.uuid).not.toBe(uuid);
      expect(globexAccount.messages[String(id)]?.[0]?.content).not.toBe(
        acmeAccount.messages[String(id)]?.[0]?.content,
      );
    }
    expect(auroraAccount.inboxes).toHaveLength(1);
    expect(auroraAccount.conversations.length).toBeGreaterThan(3);
  });
});

const namedAction = z.object({
  action_name: z.string(),
  action_params: z.array(z.union([z.string(), z.number()])),
});
const MEANT_TO_BE_GONE = new Set<unknown>([399, '302', 77, '9', 'summer-sale-2024', 'self', 'nil']);

function targetsOf(home: AccountState, actionName: string): ReadonlySet<unknown> | null {
  if (actionName === 'assign_team') return collectIds(home.teams);
  if (actionName === 'assign_agent') return collectIds(home.agents);
  const isLabel = /^(add|remove)_label$/.test(actionName);
  return isLabel ? new Set(home.labels.map(({ title }) => title)) : null;
}

function expectTargets(home: AccountState, raw: unknown) {
  const { data } = namedAction.safeParse(raw);
  const targets = data ? targetsOf(home, data.action_name) : null;
  const params = data?.action_params.filter((param) => !MEANT_TO_BE_GONE.has(param)) ?? [];
  if (targets) expect(params.filter((param) => !targets.has(param))).toEqual([]);
}

describe('the other demo records of an account', () => {
  it('each account has canned responses in folders, some of them never edited', () => {
    const codes = acmeAccount.cannedResponses.map(({ short_code }) => short_code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(['billing/refund', 'shipping/late', '50%_off']));
    const edited = acmeAccount.cannedResponses.filter((one) => one.updated_at !== one.created_at);
    expect(edited.length).toBeGreaterThan(50);
    expect(edited.length).toBeLessThan(codes.length);
    for (const text of ['{{contact.first_name}}', '%', '_']) {
      expect(acmeAccount.cannedResponses.some(({ content }) => content.includes(text))).toBe(true);
    }
  });

  it('admin@acme.test sees demo macros with every known action and an unknown action, but no private macros of others', () => {
    const seen = acmeAccount.macros.filter(
      ({ visibility, author_id }) => visibility === 'global' || author_id === 1,
    );
    expect(acmeAccount.macros.length).toBeGreaterThan(seen.length);
    const actions = seen.flatMap((one) => one.actions as MacroAction[]);
    const names = new Set(actions.map(({ action_name }) => action_name));
    for (const name of [...MACRO_ACTION_NAMES, 'send_webhook_event']) expect(names).toContain(name);
    const given = (name: string) =>
      actions.filter(({ action_name }) => action_name === name).map(({ action_params }) => action_params);
    expect(given('assign_team')).toEqual(expect.arrayContaining([[399], ['302'], []]));
    expect(given('add_label')).toContainEqual(['summer-sale-2024']);
    for (const one of demoAccounts) {
      for (const { author_id } of one.macros) expect(collectIds(one.agents)).toContain(author_id);
    }
  });

  it('demo macros and rules refer to existing records, apart from deliberate exceptions', () => {
    for (const one of demoAccounts) {
      const actions: unknown[] = [...one.macros, ...one.automationRules].flatMap((record) => record.actions);
      for (const raw of actions) expectTargets(one, raw);
    }
  });

  it('the demo has automation rules for several events, some inactive, ordered within each event', () => {
    const places = acmeAccount.automationRules.map(({ event_name, order_id }) => `${event_name} ${order_id}`);
    expect(new Set(places).size).toBe(places.length);
    const events = new Set(acmeAccount.automationRules.map(({ event_name }) => event_name));
    for (const event of [
      'conversation_created',
      'conversation_updated',
      'message_created',
      'conversation_opened',
    ]) {
      expect(events).toContain(event);
    }
    expect(acmeAccount.automationRules.some(({ active }) => !active)).toBe(true);
    const text = JSON.stringify(acmeAccount.automationRules);
    for (const part of ['attribute_changed', '"and"', '"or"']) expect(text).toContain(part);
  });

  it('the demo has 8 availability reasons and 7 teams with members', () => {
    expect(acmeAccount.availabilityReasons).toHaveLength(8);
    expect(acmeAccount.availabilityReasons.filter(({ deleted }) => deleted)).toHaveLength(1);
    expect(acmeAccount.teams).toHaveLength(7);
    expect(acmeAccount.teams.filter((one) => one.system_managed).map(({ name }) => name)).toEqual([
      'Platform',
    ]);
    expect(acmeAccount.teams.some((one) => one.out_of_office_message === null)).toBe(true);
    expect(new Set(acmeAccount.teams.map(({ timezone }) => timezone)).size).toBeGreaterThan(3);
    for (const one of demoAccounts) {
      expect(Object.keys(one.members)).toEqual(one.teams.map(({ id }) => String(id)));
      for (const id of Object.values(one.members).flat()) expect(collectIds(one.agents)).toContain(id);
    }
  });

  it('the time zones of the demo are valid', () => {
    for (const { timezone } of demoAccounts.flatMap((one) => [...one.inboxes, ...one.teams])) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone ?? 'UTC' })).not.toThrow();
    }
  });
});
