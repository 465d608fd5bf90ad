import { describe, expect, it } from 'vitest';
import { CHAT_APP_CHANNEL, WEB_WIDGET_CHANNEL } from '~/api/inboxes';
import { CATEGORY_IDS_BY_DELETION } from './categories';
import { acmeAccount, collectIds, demoAccounts, demoState, getAcmeHelp } from './demo-lookup';

describe('demo campaigns', () => {
  it('the demo has a website, a messaging-app and an email inbox, and two campaign senders', () => {
    expect(acmeAccount.inboxes).toHaveLength(9);
    const types = acmeAccount.inboxes.map(({ channel_type }) => channel_type);
    expect(types).toContain(WEB_WIDGET_CHANNEL);
    expect(types.filter((type) => type === CHAT_APP_CHANNEL)).toHaveLength(1);
    expect(types).toContain('Channel::Email');
    expect(acmeAccount.emailSenders).toHaveLength(2);
  });

  it('the demo has four approved message templates, two of which share a name', () => {
    const templates = acmeAccount.inboxes.flatMap((one) => one.templates);
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

  it('each contact label of the demo has an audience, one above the cap and one that no channel reaches', () => {
    /** Returns the numbers of contacts with a label: all, those reachable by each channel, and blocked ones. */
    const audience = (title: string) => {
      const id = acmeAccount.labels.find((one) => one.title === title)?.id ?? 0;
      const groups = acmeAccount.contactGroups.filter(({ labelIds }) => labelIds.includes(id));
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
      return {
        contacts: sum(groups.map(({ contacts }) => contacts)),
        chatapp: sum(groups.map(({ reached }) => reached.chatapp)),
        widget: sum(groups.map(({ reached }) => reached.widget)),
        email: sum(groups.map(({ reached }) => reached.email)),
        blocked: sum(groups.map(({ blocked }) => blocked)),
      };
    };
    expect(acmeAccount.campaignCap).toBe(5000);
    expect(audience('vip')).toEqual({ contacts: 1310, chatapp: 1284, widget: 640, email: 1201, blocked: 9 });
    const { chatapp, widget, email } = audience('everyone');
    expect(Math.min(chatapp, widget, email)).toBeGreaterThan(5000);
    expect(audience('returned-mail')).toMatchObject({ contacts: 37, chatapp: 0, widget: 0, email: 0 });
    for (const one of demoAccounts) {
      const ids = one.labels.map(({ id }) => id);
      expect([...new Set(one.contactGroups.flatMap(({ labelIds }) => labelIds))]).toEqual(ids);
      for (const { contacts, reached, blocked } of one.contactGroups) {
        expect(Math.min(...Object.values(reached), blocked)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...Object.values(reached)) + blocked).toBeLessThanOrEqual(contacts);
      }
    }
  });

  it('some contacts of the demo have several labels', () => {
    expect(acmeAccount.contactGroups.filter(({ labelIds }) => labelIds.length > 1).length).toBeGreaterThan(3);
  });
});

describe('the demo help center', () => {
  it('the portal acme-help has at least 40 articles of each status', () => {
    const { portal: site, articles } = getAcmeHelp();
    expect(site).toMatchObject({ default_locale: 'en', allowed_locales: ['en', 'es'], archived: false });
    for (const status of ['draft', 'published', 'archived']) {
      expect(articles.filter((one) => one.status === status).length, status).toBeGreaterThanOrEqual(40);
    }
    expect(acmeAccount.portals.map((one) => one.portal.archived)).toEqual([false, true, false]);
  });

  it('categories of acme-help refer only to existing categories in a matching language', () => {
    for (const { portal: site, categories } of demoAccounts.flatMap((one) => one.portals)) {
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

  it('articles of acme-help refer only to existing records in the right language', () => {
    for (const { portal: site, categories, articles } of demoAccounts.flatMap((one) => one.portals)) {
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

  it('acme-help has articles by agents of the account and by agents who were deleted', () => {
    for (const one of demoAccounts) {
      const authors = one.portals.flatMap(({ articles }) => articles.map(({ author_id }) => author_id));
      for (const author of authors) if (author !== null) expect(collectIds(one.agents)).toContain(author);
    }
  });

  it('acme-help has one category for each reason that prevents a deletion, and one category that can be deleted', () => {
    const { categories, articles } = getAcmeHelp();
    const blockers = (id: number) => [
      articles.some(({ category_id }) => category_id === id),
      categories.some(({ parent_category_id }) => parent_category_id === id),
      categories.some(({ associated_category_id }) => associated_category_id === id),
    ];
    expect(blockers(CATEGORY_IDS_BY_DELETION.onlyArticles)).toEqual([true, false, false]);
    expect(blockers(CATEGORY_IDS_BY_DELETION.onlyChildren)).toEqual([false, true, false]);
    expect(blockers(CATEGORY_IDS_BY_DELETION.onlyTranslations)).toEqual([false, false, true]);
    expect(blockers(CATEGORY_IDS_BY_DELETION.allowed)).toEqual([false, false, false]);
    expect(collectIds(categories)).toContain(CATEGORY_IDS_BY_DELETION.allowed);
    expect(categories.some(({ position }) => position === null)).toBe(true);
  });

  it('acme-help has draft, published, archived and outdated translations', () => {
    const { articles } = getAcmeHelp();
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

  it('acme-help has articles with content that is hard to edit, such as CRLF and HTML', () => {
    const contents = getAcmeHelp().articles.map(({ content }) => content ?? '');
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

describe('demo assistants', () => {
  it('Acme has three assistants and Globex has one, and each prompt has more than 20,000 characters', () => {
    const descriptions = demoState.assistants.map(
      ({ tenant, id, published }) => `${tenant} ${id} ${published}`,
    );
    expect(descriptions).toEqual([
      'acme support-prod true',
      'acme support-draft false',
      'acme sales-prod true',
      'globex soporte-prod true',
    ]);
    for (const { config } of demoState.assistants) {
      expect(String(config.system_prompt).length).toBeGreaterThan(20_000);
      expect(String(config.system_prompt).split('Never promise a date.').length).toBeGreaterThan(5);
      const types = new Set(
        Object.values(config).map((one) =>
          one === null ? 'null' : Array.isArray(one) ? 'array' : typeof one,
        ),
      );
      expect(types).toEqual(new Set(['string', 'number', 'array', 'object', 'boolean', 'null']));
    }
    const drafts = demoState.assistants.filter(
      ({ metadata }) => metadata?.productionAssistantId !== undefined,
    );
    expect(drafts.map(({ id, metadata }) => [id, metadata?.productionAssistantId])).toEqual([
      ['support-draft', 'support-prod'],
    ]);
  });
});
