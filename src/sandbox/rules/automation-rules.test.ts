import { describe, expect, it } from 'vitest';
import { getAutomationRule, listAutomationRules } from '~/api/automation-rules';
import { createSmallClient } from '../fixtures/small-client';

const stored = (id: number, order_id: number) => ({
  id,
  name: `Rule ${id}`,
  description: null,
  event_name: 'conversation_created',
  active: true,
  order_id,
  conditions: [{ anything: [null] }],
  actions: ['whatever'],
  created_at: '2025-01-01T10:00:00.000Z',
  updated_at: '2025-01-01T10:00:00.000Z',
});

function client() {
  const { platform, ask } = createSmallClient();
  const account = platform.state.instances[0]?.accounts[0];
  if (!account) throw new Error('The tiny platform has an account');
  account.automationRules = [stored(71, 3), stored(72, 1), stored(73, 2)];
  return ask;
}

describe('automation rules', () => {
  it('automation rules are listed in their execution order', () => {
    const { status, body } = client()(listAutomationRules);
    expect(status).toBe(200);
    expect((body as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual([72, 73, 71]);
    expect(body).toMatchObject({ meta: { total_count: 3, current_page: 1, per_page: 25, total_pages: 1 } });
  });

  it('a single automation rule is returned as it is stored', () => {
    const ask = client();
    expect(ask(getAutomationRule, { params: { automationRuleId: 71 } })).toEqual({
      status: 200,
      body: stored(71, 3),
    });
    expect(ask(getAutomationRule, { params: { automationRuleId: 99 } }).status).toBe(404);
  });

  it.each([listAutomationRules, getAutomationRule])(
    'an agent gets 403 for automation rules: %o',
    (operation) => {
      const params = { automationRuleId: 71 };
      expect(client()(operation, { as: 'agent', params })).toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden' } },
      });
      // An existing and a missing rule give the same result, because the role is checked first.
      expect(client()(operation, { as: 'agent', params: { automationRuleId: 99 } }).status).toBe(403);
    },
  );
});
