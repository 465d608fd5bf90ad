import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { agentSchema } from '~/api/agents';
import { articleSchema } from '~/api/articles';
import { assistantSchema } from '~/api/assistants';
import { automationRuleSchema } from '~/api/automation-rules';
import { availabilityReasonSchema } from '~/api/availability-reasons';
import { cannedResponseSchema } from '~/api/canned-responses';
import { categorySchema } from '~/api/categories';
import { conversationSchema, messageSchema } from '~/api/conversations';
import { emailSenderSchema } from '~/api/email-senders';
import { inboxSchema, messageTemplateSchema } from '~/api/inboxes';
import { labelSchema } from '~/api/labels';
import { macroSchema } from '~/api/macros';
import { portalSchema } from '~/api/portals';
import { teamSchema } from '~/api/teams';
import { acmeAccount, collectIds, demoAccounts, demoState, findAccount, findIdentity } from './demo-lookup';
import { createDemoState } from './demo-state';

describe('the demo data', () => {
  it('createDemoState returns the same plain JSON on every call', () => {
    const text = JSON.stringify(demoState);
    expect(JSON.stringify(createDemoState()) === text).toBe(true);
    expect(JSON.parse(text)).toEqual(demoState);
    const spoilt = createDemoState();
    const spoil = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const inner of Object.values(value)) spoil(inner);
      for (const key of Object.keys(value)) Reflect.deleteProperty(value, key);
    };
    spoil(spoilt);
    expect(JSON.stringify(createDemoState()) === text).toBe(true);
  });

  it("the demo data matches the API's schemas", () => {
    const all = <T>(schema: z.ZodMiniType<T>, records: readonly unknown[]) =>
      expect(z.array(schema).safeParse(records).error?.issues).toBeUndefined();
    for (const one of demoAccounts) {
      all(agentSchema, one.agents);
      all(labelSchema, one.labels);
      all(inboxSchema, one.inboxes);
      all(
        messageTemplateSchema,
        one.inboxes.flatMap(({ templates }) => templates),
      );
      all(conversationSchema, one.conversations);
      all(messageSchema, Object.values(one.messages).flat());
      all(cannedResponseSchema, one.cannedResponses);
      all(macroSchema, one.macros);
      all(automationRuleSchema, one.automationRules);
      all(availabilityReasonSchema, one.availabilityReasons);
      all(teamSchema, one.teams);
      all(
        portalSchema,
        one.portals.map((stored) => stored.portal),
      );
      all(
        categorySchema,
        one.portals.flatMap(({ categories }) => categories),
      );
      all(
        articleSchema,
        one.portals.flatMap(({ articles }) => articles),
      );
      all(emailSenderSchema, one.emailSenders);
    }
    all(assistantSchema, demoState.assistants);
  });

  it('demo times are ISO 8601 in UTC with milliseconds, and no record was edited before it was created', () => {
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
    visit(demoState.instances);
  });

  it('demo IDs are unique within each instance and below the next ID', () => {
    for (const instance of demoState.instances) {
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
        expect(Math.max(0, ...list)).toBeLessThan(demoState.nextId);
      }
    }
  });
});

describe('the demo identities', () => {
  it('the demo has seven identities with the documented roles and tenants', () => {
    const said = demoState.identities.map(
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
      ['transfer@acme.test', plain, false, null, 'acme', '1/1 administrator, 1/4 administrator'],
      ['admin@aurora.test', plain, false, null, '', '1/3 administrator'],
    ]);
    expect(demoState.identities.every(({ claimsInstance }) => claimsInstance === 1)).toBe(true);
    expect(findIdentity('agent@acme.test')?.memberships[0]?.inboxIds).toHaveLength(2);
    expect(findIdentity('author@acme.test')?.memberships[0]?.portalSlugs).toEqual(['acme-help']);
  });

  it('every demo identity except platform support is an agent of its accounts, inboxes and portals', () => {
    for (const { name, email, memberships } of demoState.identities) {
      for (const { instance, accountId, userId, inboxIds, portalSlugs } of memberships) {
        const home = findAccount(instance, accountId);
        expect(home.agents.find(({ id }) => id === userId)?.name).toBe(
          email === 'transfer@acme.test' ? undefined : name,
        );
        for (const id of inboxIds) expect(collectIds(home.inboxes)).toContain(id);
        for (const slug of portalSlugs) expect(home.portals.map((one) => one.portal.slug)).toContain(slug);
      }
    }
  });

  it('the demo has five accounts in three languages, one of them suspended', () => {
    const said = demoAccounts.map(
      (one) => `${one.instance}/${one.id} ${one.name} ${one.language} ${one.suspended}`,
    );
    expect(said).toEqual([
      '1/1 Acme en false',
      '1/2 Acme Outlet en true',
      '1/3 Padaria Aurora pt-BR false',
      '1/4 Acme Staging en false',
      '2/1 Globex es false',
    ]);
    expect(acmeAccount.agents.filter(({ confirmed }) => !confirmed)).toHaveLength(1);
    expect(new Set(acmeAccount.agents.map(({ role }) => role))).toEqual(
      new Set(['administrator', 'agent', 'supervisor']),
    );
  });
});
