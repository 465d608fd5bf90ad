import { describe, expect, it } from 'vitest';
import * as m from '~/i18n/messages';
import { createDemoState } from '~/sandbox/demo/demo-state';
import { countRecords, listDemoAccounts } from './demo-data';

describe('demo data in the sandbox panel', () => {
  it('countRecords counts the demo records of all accounts', () => {
    const state = createDemoState();
    const countOf = (kind: () => string) => countRecords(state).find(([one]) => one === kind)?.[1] ?? 0;
    const before = countOf(m.frame_canned_responses);
    expect(before).toBeGreaterThan(240);
    for (const { accounts } of state.instances) accounts[0]?.cannedResponses.pop();
    expect(countOf(m.frame_canned_responses)).toBe(before - 2);
  });

  it('listDemoAccounts returns the demo users with their accounts and challenges', () => {
    expect(listDemoAccounts(createDemoState())).toContainEqual(
      expect.objectContaining({
        email: 'new@acme.test',
        mustChangePassword: true,
        smsCode: '246810',
        memberships: [{ account: 'Acme', role: 'administrator' }],
      }),
    );
    const both = listDemoAccounts(createDemoState()).find(({ email }) => email === 'both@acme.test');
    expect(both?.memberships).toEqual([
      { account: 'Acme', role: 'administrator' },
      { account: 'Globex', role: 'agent' },
    ]);
  });
});
