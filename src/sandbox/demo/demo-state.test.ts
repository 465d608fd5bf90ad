import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { agent } from '~/api/agents';
import { article } from '~/api/articles';
import { assistant } from '~/api/assistants';
import { automationRule } from '~/api/automation-rules';
import { availabilityReason } from '~/api/availability-reasons';
import { cannedResponse } from '~/api/canned-responses';
import { category } from '~/api/categories';
import { CONVERSATION_STATUSES } from '~/api/choices';
import { conversation, type Message, message, PRIORITIES } from '~/api/conversations';
import { emailSender } from '~/api/email-senders';
import { CHAT_APP, inbox, messageTemplate, WEB_WIDGET } from '~/api/inboxes';
import { label } from '~/api/labels';
import { MACRO_ACTION_NAMES, type MacroAction, macro } from '~/api/macros';
import { portal } from '~/api/portals';
import { team } from '~/api/teams';
import type { AccountState } from '../state';
import { DELETION } from './categories';
import { demoState } from './demo-state';

const state = demoState();
const accounts = state.instances.flatMap((instance) => instance.accounts);

function account(instance: number, id: number): AccountState {
  const found = accounts.find((one) => one.instance === instance && one.id === id);
  if (!found) throw new Error(`no account ${instance}/${id}`);
  return found;
}

const acme = account(1, 1);
const aurora = account(1, 3);
const globex = account(2, 1);
const ids = (records: readonly { readonly id: number }[]) => new Set(records.map(({ id }) => id));
const identity = (email: string) => state.identities.find((one) => one.email === email);

function acmeHelp() {
  const found = acme.portals.find((one) => one.portal.slug === 'acme-help');
  if (!found) throw new Error('no portal acme-help');
  return found;
}

describe('the demo state', () => {
  it('is the same plain JSON every time, built anew', () => {
    const text = JSON.stringify(state);
    expect(JSON.stringify(demoState()) === text).toBe(true);
    expect(JSON.parse(text)).toEqual(state);
    const spoilt = demoState();
    const spoil = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const inner of Object.values(value)) spoil(inner);
      for (const key of Object.keys(value)) Reflect.deleteProperty(value, key);
    };
    spoil(spoilt);
    expect(JSON.stringify(demoState()) === text).toBe(true);
  });

  it('is built quickly', () => {
    const start = performance.now();
    demoState();
    expect(performance.now() - start).toBeLessThan(100);
  });

  it('parses with the wire schemas', () => {
    const all = <T>(schema: z.ZodMiniType<T>, records: readonly unknown[]) =>
      expect(z.array(schema).safeParse(records).error?.issues).toBeUndefined();
    for (const one of accounts) {
      all(agent, one.agents);
      all(label, one.labels);
      all(inbox, one.inboxes);
      all(
        messageTemplate,
        one.inboxes.flatMap(({ templates }) => templates),
      );
      all(conversation, one.conversations);
      all(message, Object.values(one.messages).flat());
      all(cannedResponse, one.cannedResponses);
      all(macro, one.macros);
      all(automationRule, one.automationRules);
      all(availabilityReason, one.availabilityReasons);
      all(team, one.teams);
      all(
        portal,
        one.portals.map((stored) => stored.portal),
      );
      all(
        category,
        one.portals.flatMap(({ categories }) => categories),
      );
      all(
        article,
        one.portals.flatMap(({ articles }) => articles),
      );
      all(emailSender, one.emailSenders);
    }
    all(assistant, state.assistants);
  });

  it('holds times that are ISO 8601 in UTC with milliseconds, none edited before it was made', () => {
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (/_(at|until|since)$/.test(key) && inner !== null) {
          expect(inner, key).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        } else visit(inner);
      }
      if ('created_at' in value && 'updated_at' in value) {
        expect(
          String(value.updated_at) >= String(value.created_at),
          JSON.stringify(value).slice(0, 200),
        ).toBe(true);
      }
    };
    visit(state.instances);
  });

  it('has ids of its own within each instance, below the next one', () => {
    for (const instance of state.instances) {
      const lists = (
        ['agents', 'labels', 'inboxes', 'cannedResponses', 'macros', 'automationRules', 'teams'] as const
      )
        .filter((name) => name !== 'agents')
        .map((name) => instance.accounts.flatMap((one) => one[name].map(({ id }) => id)));
      const stored = instance.accounts.flatMap(({ portals }) => portals);
      lists.push(
        instance.accounts.flatMap(({ availabilityReasons }) => availabilityReasons.map(({ id }) => id)),
      );
      lists.push(
        instance.accounts.flatMap(({ messages }) =>
          Object.values(messages).flatMap((all) => all.map(({ id }) => id)),
        ),
      );
      lists.push(stored.map(({ portal: { id } }) => id));
      lists.push(stored.flatMap(({ categories }) => categories.map(({ id }) => id)));
      lists.push(stored.flatMap(({ articles }) => articles.map(({ id }) => id)));
      for (const list of lists) {
        expect(new Set(list).size).toBe(list.length);
        expect(Math.max(0, ...list)).toBeLessThan(state.nextId);
      }
    }
  });
});

describe('who signs in', () => {
  it('is seven people with their roles and tenants', () => {
    const said = state.identities.map(
      ({ email, password, mustChangePassword, smsCode, tenants, memberships }) => [
        email,
        password,
        mustChangePassword,
        smsCode,
        tenants.join(),
        memberships.map((one) => `${one.instance}/${one.accountId} ${one.role}`).join(', '),
      ],
    );
    const plain = 'Correct-Horse-9';
    expect(said).toEqual([
      ['admin@acme.test', plain, false, null, 'acme', '1/1 administrator, 1/2 administrator'],
      ['agent@acme.test', plain, false, null, 'acme', '1/1 agent'],
      ['author@acme.test', plain, false, null, 'acme', '1/1 agent'],
      ['mfa@acme.test', plain, false, '246810', 'acme', '1/1 administrator'],
      ['new@acme.test', 'Temporary-1', true, '246810', 'acme', '1/1 administrator'],
      ['both@acme.test', plain, false, null, 'acme,globex', '1/1 administrator, 2/1 agent'],
      ['admin@aurora.test', plain, false, null, '', '1/3 administrator'],
    ]);
    expect(state.identities.every(({ claimsInstance }) => claimsInstance === 1)).toBe(true);
    expect(identity('agent@acme.test')?.memberships[0]?.inboxIds).toHaveLength(2);
    expect(identity('author@acme.test')?.memberships[0]?.portalSlugs).toEqual(['acme-help']);
  });

  it('is an agent of each account, with inboxes and portals that exist', () => {
    for (const { name, memberships } of state.identities) {
      for (const { instance, accountId, userId, inboxIds, portalSlugs } of memberships) {
        const home = account(instance, accountId);
        expect(home.agents.find(({ id }) => id === userId)?.name).toBe(name);
        for (const id of inboxIds) expect(ids(home.inboxes)).toContain(id);
        for (const slug of portalSlugs) expect(home.portals.map((one) => one.portal.slug)).toContain(slug);
      }
    }
  });

  it('finds the accounts of interfaces.md', () => {
    const said = accounts.map(
      (one) => `${one.instance}/${one.id} ${one.name} ${one.language} ${one.suspended}`,
    );
    expect(said).toEqual([
      '1/1 Acme en false',
      '1/2 Acme Outlet en true',
      '1/3 Padaria Aurora pt-BR false',
      '2/1 Globex es false',
    ]);
    expect(acme.agents).toHaveLength(18);
    expect(acme.agents.filter(({ confirmed }) => !confirmed)).toHaveLength(1);
    expect(new Set(acme.agents.map(({ role }) => role))).toEqual(
      new Set(['administrator', 'agent', 'supervisor']),
    );
  });
});

/** Ids that follow each other, times that ascend. */
function expectOrder(messages: readonly Message[]) {
  for (const [index, next] of messages.slice(1).entries()) {
    const before = messages[index];
    expect(next.id).toBe((before?.id ?? 0) + 1);
    expect(next.created_at > (before?.created_at ?? '')).toBe(true);
  }
}

describe('conversations', () => {
  it('has 137 messages in 1042, of every kind', () => {
    const messages = acme.messages['1042'] ?? [];
    expect(messages).toHaveLength(137);
    const types = new Set(messages.map(({ message_type }) => message_type));
    expect(types).toEqual(new Set(['incoming', 'outgoing', 'activity', 'template']));
    expect(messages.filter((one) => one.private).length).toBeGreaterThan(5);
    expect(messages.some(({ content }) => content === '')).toBe(true);
    expect(messages.some(({ sender }) => sender?.type === 'user' && sender.id === null)).toBe(true);
    for (const one of messages) expect(one.sender === null).toBe(one.message_type === 'activity');
    expect(messages.some(({ content }) => content?.includes('{'))).toBe(false);
  });

  it('matches three conversations with HD-7781', () => {
    expect(acme.conversations.filter(({ ticket_id }) => ticket_id === 'HD-7781')).toHaveLength(3);
  });

  it('covers what a conversation can be', () => {
    const all = acme.conversations;
    expect(all).toHaveLength(160);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(CONVERSATION_STATUSES));
    expect(new Set(all.map(({ priority }) => priority))).toEqual(new Set([null, ...PRIORITIES]));
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
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(160);
    const usual = all.filter(({ id }) => {
      const count = acme.messages[String(id)]?.length ?? 0;
      return count >= 3 && count <= 12;
    });
    expect(usual.length).toBeGreaterThan(150);
  });

  it('has some beyond the reach of agent@acme.test, and the named ones within', () => {
    const reach = identity('agent@acme.test')?.memberships[0]?.inboxIds ?? [];
    const beyond = acme.conversations.filter(({ inbox_id }) => !reach.includes(inbox_id));
    expect(beyond.length).toBeGreaterThan(20);
    expect(beyond.some(({ id, ticket_id }) => id === 1042 || ticket_id === 'HD-7781')).toBe(false);
  });

  it('refers to what exists, but for one deleted team, and keeps messages in order', () => {
    for (const one of accounts) {
      const titles = new Set(one.labels.map(({ title }) => title));
      for (const { id, inbox_id, assignee_id, team_id, labels, last_activity_at } of one.conversations) {
        expect(ids(one.inboxes)).toContain(inbox_id);
        if (assignee_id !== null) expect(ids(one.agents)).toContain(assignee_id);
        if (team_id !== null && team_id !== 399) expect(ids(one.teams)).toContain(team_id);
        for (const title of labels) expect(titles).toContain(title);
        const messages = one.messages[String(id)] ?? [];
        expect(messages.at(-1)?.created_at ?? last_activity_at).toBe(last_activity_at);
        expectOrder(messages);
      }
      expect(Object.keys(one.messages)).toEqual(one.conversations.map(({ id }) => String(id)));
    }
    expect(acme.conversations.filter(({ team_id }) => team_id === 399)).toHaveLength(1);
  });

  it('shows a mixed-up pair: the same numbers elsewhere, with other content', () => {
    const shared = globex.conversations.filter(({ id }) => ids(acme.conversations).has(id));
    expect(shared.length).toBeGreaterThan(20);
    for (const { id, uuid } of shared) {
      expect(acme.conversations.find((one) => one.id === id)?.uuid).not.toBe(uuid);
      expect(globex.messages[String(id)]?.[0]?.content).not.toBe(acme.messages[String(id)]?.[0]?.content);
    }
    expect(aurora.inboxes).toHaveLength(1);
    expect(aurora.conversations.length).toBeGreaterThan(3);
  });
});

const namedAction = z.object({
  action_name: z.string(),
  action_params: z.array(z.union([z.string(), z.number()])),
});
const MEANT_TO_BE_GONE = new Set<unknown>([399, '302', 77, '9', 'summer-sale-2024', 'self', 'nil']);

function targetsOf(home: AccountState, actionName: string): ReadonlySet<unknown> | null {
  if (actionName === 'assign_team') return ids(home.teams);
  if (actionName === 'assign_agent') return ids(home.agents);
  const isLabel = /^(add|remove)_label$/.test(actionName);
  return isLabel ? new Set(home.labels.map(({ title }) => title)) : null;
}

function expectTargets(home: AccountState, raw: unknown) {
  const { data } = namedAction.safeParse(raw);
  const targets = data ? targetsOf(home, data.action_name) : null;
  const params = data?.action_params.filter((param) => !MEANT_TO_BE_GONE.has(param)) ?? [];
  if (targets) expect(params.filter((param) => !targets.has(param))).toEqual([]);
}

describe('the desk', () => {
  it('has 240 canned responses in folders, some never edited', () => {
    expect(acme.cannedResponses).toHaveLength(240);
    const codes = acme.cannedResponses.map(({ short_code }) => short_code);
    expect(new Set(codes).size).toBe(240);
    expect(codes).toEqual(expect.arrayContaining(['billing/refund', 'shipping/late', '50%_off']));
    const edited = acme.cannedResponses.filter((one) => one.updated_at !== one.created_at);
    expect(edited.length).toBeGreaterThan(50);
    expect(edited.length).toBeLessThan(190);
    for (const text of ['{{contact.first_name}}', '%', '_']) {
      expect(acme.cannedResponses.some(({ content }) => content.includes(text))).toBe(true);
    }
  });

  it('has 60 macros that admin@acme.test sees, all 14 actions and unknown ones among them', () => {
    const seen = acme.macros.filter(
      ({ visibility, author_id }) => visibility === 'global' || author_id === 1,
    );
    expect(seen).toHaveLength(60);
    expect(acme.macros.length).toBeGreaterThan(60);
    const actions = seen.flatMap((one) => one.actions as MacroAction[]);
    const names = new Set(actions.map(({ action_name }) => action_name));
    for (const name of [...MACRO_ACTION_NAMES, 'send_webhook_event']) expect(names).toContain(name);
    const given = (name: string) =>
      actions.filter(({ action_name }) => action_name === name).map(({ action_params }) => action_params);
    expect(given('assign_team')).toEqual(expect.arrayContaining([[399], ['302'], []]));
    expect(given('add_label')).toContainEqual(['summer-sale-2024']);
    for (const one of accounts) {
      for (const { author_id } of one.macros) expect(ids(one.agents)).toContain(author_id);
    }
  });

  it('has macros and rules whose other targets exist', () => {
    for (const one of accounts) {
      const actions: unknown[] = [...one.macros, ...one.automationRules].flatMap((record) => record.actions);
      for (const raw of actions) expectTargets(one, raw);
    }
  });

  it('has rules for several events, some inactive, ordered within each event', () => {
    expect(acme.automationRules).toHaveLength(14);
    const places = acme.automationRules.map(({ event_name, order_id }) => `${event_name} ${order_id}`);
    expect(new Set(places).size).toBe(14);
    const events = new Set(acme.automationRules.map(({ event_name }) => event_name));
    for (const event of [
      'conversation_created',
      'conversation_updated',
      'message_created',
      'conversation_opened',
    ]) {
      expect(events).toContain(event);
    }
    expect(acme.automationRules.some(({ active }) => !active)).toBe(true);
    const text = JSON.stringify(acme.automationRules);
    for (const part of ['attribute_changed', '"and"', '"or"']) expect(text).toContain(part);
  });

  it('has 8 reasons and 7 teams with members', () => {
    expect(acme.availabilityReasons).toHaveLength(8);
    expect(acme.availabilityReasons.filter(({ deleted }) => deleted)).toHaveLength(1);
    expect(acme.teams).toHaveLength(7);
    expect(acme.teams.filter((one) => one.system_managed).map(({ name }) => name)).toEqual(['Platform']);
    expect(acme.teams.some((one) => one.out_of_office_message === null)).toBe(true);
    expect(new Set(acme.teams.map(({ timezone }) => timezone)).size).toBeGreaterThan(3);
    for (const one of accounts) {
      expect(Object.keys(one.members)).toEqual(one.teams.map(({ id }) => String(id)));
      for (const id of Object.values(one.members).flat()) expect(ids(one.agents)).toContain(id);
    }
  });

  it('names time zones that exist', () => {
    for (const { timezone } of accounts.flatMap((one) => [...one.inboxes, ...one.teams])) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone ?? 'UTC' })).not.toThrow();
    }
  });
});

describe('campaigns', () => {
  it('has a website, a messaging-app and another inbox, and two senders', () => {
    expect(acme.inboxes).toHaveLength(9);
    const types = acme.inboxes.map(({ channel_type }) => channel_type);
    expect(types).toContain(WEB_WIDGET);
    expect(types.filter((type) => type === CHAT_APP)).toHaveLength(1);
    expect(types).toContain('Channel::Email');
    expect(acme.emailSenders).toHaveLength(2);
  });

  it('has four approved template entries under three names', () => {
    const templates = acme.inboxes.flatMap((one) => one.templates);
    expect(templates).toHaveLength(4);
    expect(new Set(templates.map(({ name }) => name)).size).toBe(3);
    expect(new Set(templates.map(({ name, language }) => `${name} ${language}`)).size).toBe(4);
    const texts = templates.map(({ components }) =>
      components.map((one) => `${one.type}: ${one.text}`).join('\n'),
    );
    expect(texts.some((text) => text.includes('{{first_name}}'))).toBe(true);
    expect(texts.some((text) => /HEADER: .*\{\{1\}\}/.test(text))).toBe(true);
    expect(texts.some((text) => !text.includes('{{'))).toBe(true);
  });

  it('has the audiences that the labels promise', () => {
    const audience = (title: string) => {
      const found = acme.labels.find((one) => one.title === title);
      return acme.audiences.find(({ labelId }) => labelId === found?.id);
    };
    expect(acme.campaignCap).toBe(5000);
    expect(audience('vip')).toMatchObject({ contacts: 1310, reached: { chatapp: 1284 } });
    for (const reached of Object.values(audience('everyone')?.reached ?? { none: 0 })) {
      expect(reached).toBeGreaterThan(5000);
    }
    expect(audience('returned-mail')?.reached).toEqual({ chatapp: 0, widget: 0, email: 0 });
    for (const one of accounts) {
      expect(one.audiences.map(({ labelId }) => labelId)).toEqual(one.labels.map(({ id }) => id));
      for (const { contacts, reached, blocked } of one.audiences) {
        expect(Math.max(...Object.values(reached)) + blocked).toBeLessThanOrEqual(contacts);
      }
    }
  });
});

describe('the help center', () => {
  it('has at least 40 articles of each status in acme-help', () => {
    const { portal: site, articles } = acmeHelp();
    expect(site).toMatchObject({ default_locale: 'en', allowed_locales: ['en', 'es'], archived: false });
    for (const status of ['draft', 'published', 'archived']) {
      expect(articles.filter((one) => one.status === status).length, status).toBeGreaterThanOrEqual(40);
    }
    expect(acme.portals.map((one) => one.portal.archived)).toEqual([false, true, false]);
  });

  it('links categories to what exists, in the right language', () => {
    for (const { portal: site, categories } of accounts.flatMap((one) => one.portals)) {
      const byId = new Map(categories.map((each) => [each.id, each]));
      expect(new Set(categories.map(({ locale, slug }) => `${locale} ${slug}`)).size).toBe(categories.length);
      for (const { locale, parent_category_id, associated_category_id } of categories) {
        if (parent_category_id !== null) expect(byId.get(parent_category_id)?.locale).toBe(locale);
        if (associated_category_id !== null) {
          expect(byId.get(associated_category_id)?.associated_category_id).toBeNull();
        }
        expect([...site.allowed_locales, 'fr']).toContain(locale);
      }
    }
  });

  it('links articles to what exists, in the right language', () => {
    for (const { portal: site, categories, articles } of accounts.flatMap((one) => one.portals)) {
      const locales = new Map(categories.map(({ id, locale }) => [id, locale]));
      const byId = new Map(articles.map((each) => [each.id, each]));
      expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
      for (const each of articles) {
        expect(each.portal_slug).toBe(site.slug);
        expect(each.public_url.endsWith(`/hc/${site.slug}/articles/${each.slug}`)).toBe(true);
        if (each.category_id !== null) expect(locales.get(each.category_id)).toBe(each.locale);
        if (each.associated_article_id !== null) {
          expect(byId.get(each.associated_article_id)?.associated_article_id).toBeNull();
        }
      }
    }
  });

  it('has articles by agents of the account, or by nobody any more', () => {
    for (const one of accounts) {
      const authors = one.portals.flatMap(({ articles }) => articles.map(({ author_id }) => author_id));
      for (const author of authors) if (author !== null) expect(ids(one.agents)).toContain(author);
    }
  });

  it('has one category for each delete blocker alone, and one without any', () => {
    const { categories, articles } = acmeHelp();
    const blockers = (id: number) => [
      articles.some(({ category_id }) => category_id === id),
      categories.some(({ parent_category_id }) => parent_category_id === id),
      categories.some(({ associated_category_id }) => associated_category_id === id),
    ];
    expect(blockers(DELETION.onlyArticles)).toEqual([true, false, false]);
    expect(blockers(DELETION.onlyChildren)).toEqual([false, true, false]);
    expect(blockers(DELETION.onlyTranslations)).toEqual([false, false, true]);
    expect(blockers(DELETION.allowed)).toEqual([false, false, false]);
    expect(ids(categories)).toContain(DELETION.allowed);
    expect(categories.some(({ position }) => position === null)).toBe(true);
  });

  it('has translations that are missing, drafts, published, and behind their root', () => {
    const { articles } = acmeHelp();
    const translations = articles.filter(
      ({ locale, associated_article_id }) => locale === 'es' && associated_article_id,
    );
    const rootOf = (id: number | null) => articles.find((one) => one.id === id);
    const statuses = new Set(translations.map(({ status }) => status));
    expect(statuses).toEqual(new Set(['draft', 'published', 'archived']));
    const behind = translations.filter(
      (one) => one.updated_at < (rootOf(one.associated_article_id)?.updated_at ?? ''),
    );
    expect(behind.length).toBeGreaterThan(2);
    expect(behind.length).toBeLessThan(translations.length);
  });

  it('has articles that try an editor', () => {
    const contents = acmeHelp().articles.map(({ content }) => content ?? '');
    expect(contents.filter((content) => content.includes('\r\n'))).toHaveLength(1);
    expect(contents.some((content) => content.length > 20_000)).toBe(true);
    for (const part of ['<details>', '<br>', '|---|', '```', '![', '](https://', '\n1. ']) {
      expect(
        contents.some((content) => content.includes(part)),
        part,
      ).toBe(true);
    }
  });
});

describe('assistants', () => {
  it('has the three of acme and one of globex, each with a long prompt', () => {
    const said = state.assistants.map(({ tenant, id, published }) => `${tenant} ${id} ${published}`);
    expect(said).toEqual([
      'acme support-prod true',
      'acme support-draft false',
      'acme sales-prod true',
      'globex soporte-prod true',
    ]);
    for (const { config } of state.assistants) {
      expect(String(config.system_prompt).length).toBeGreaterThan(20_000);
      expect(String(config.system_prompt).split('Never promise a date.').length).toBeGreaterThan(5);
      const types = new Set(
        Object.values(config).map((one) =>
          one === null ? 'null' : Array.isArray(one) ? 'array' : typeof one,
        ),
      );
      expect(types).toEqual(new Set(['string', 'number', 'array', 'object', 'boolean', 'null']));
    }
    const drafts = state.assistants.filter(({ metadata }) => metadata?.productionAssistantId !== undefined);
    expect(drafts.map(({ id, metadata }) => [id, metadata?.productionAssistantId])).toEqual([
      ['support-draft', 'support-prod'],
    ]);
  });
});
