import { describe, expect, it } from 'vitest';
import { type AccountDashboard, buildDashboardAddress, parseDashboardAddress } from './dashboard-address';

const ACME: AccountDashboard = { accountId: 1, dashboardUrl: 'https://app.acme.test' };

describe('buildDashboardAddress', () => {
  it.each([
    ['conversation', { id: 1042 }, ACME, 'https://app.acme.test/app/accounts/1/conversations/1042'],
    ['team', { id: 3 }, ACME, 'https://app.acme.test/app/accounts/1/settings/teams/3/edit'],
    [
      'inbox',
      { id: 3 },
      { ...ACME, dashboardUrl: 'https://acme.test/desk/' },
      'https://acme.test/desk/app/accounts/1/settings/inboxes/3',
    ],
    ['article', { id: 3 }, ACME, null],
    [
      'article',
      { id: 3, portalSlug: 'a/b', locale: 'pt_BR' },
      { ...ACME, dashboardPaths: { article: '/portals/{portalSlug}/{locale}/{id}' } },
      'https://app.acme.test/portals/a%2Fb/pt_BR/3',
    ],
    // The configured path contains a placeholder that has no value for campaigns.
    ['campaign', { id: 3 }, { ...ACME, dashboardPaths: { campaign: '/c/{portalSlug}' } }, null],
    ['team', { id: 3 }, { ...ACME, dashboardPaths: { team: null } }, null],
    ['team', { id: 3 }, { accountId: 1 }, null],
  ] as const)('returns the URL, if any, of a %s with values %o', (record, values, dashboard, address) => {
    expect(buildDashboardAddress(record, values, dashboard)).toBe(address);
  });
});

describe('parseDashboardAddress', () => {
  const IN = 'https://app.acme.test/app/accounts';
  it.each([
    [`${IN}/1/conversations/1042`, 1, '1042'],
    [` ${IN}/1/conversations/1042/?messageId=7#end `, 1, '1042'],
    [`${IN}/7/inbox/3/conversations/12`, 7, '12'],
    [`${IN}/1/label/conversations/conversations/12`, 1, '12'],
    [`${IN}/1/settings/inboxes/3`, 1, null],
    [`${IN}/1/conversations/0042`, 1, null],
    [`${IN}/1/conversations/12x`, 1, null],
    ['https://app.acme.test/elsewhere', null, null],
  ])('extracts the account and the conversation number from %s', (text, accountId, number) => {
    expect(parseDashboardAddress(text, ACME)).toEqual({ accountId, number });
  });

  it.each([
    '1042',
    'HD-7781',
    'http://app.acme.test/app/accounts/1/conversations/1042',
    'https://app.acme.test.evil.test/app/accounts/1/conversations/1042',
    'https://evil.test/?https://app.acme.test/app/accounts/1/conversations/1042',
    'javascript:alert(1)//app.acme.test/app/accounts/1/conversations/1042',
  ])("returns null for %s, which isn't a URL of the dashboard", (text) => {
    expect(parseDashboardAddress(text, ACME)).toBeNull();
  });

  it('parses dashboard URLs by the paths in the configuration', () => {
    const dashboard = {
      accountId: 1,
      dashboardUrl: 'https://acme.test/desk',
      dashboardPaths: { conversation: '/talks/{id}/{accountId}' },
    };
    expect(parseDashboardAddress('https://acme.test/desk/talks/5/1', dashboard)).toEqual({
      accountId: 1,
      number: '5',
    });
    expect(parseDashboardAddress('https://acme.test/desktop/talks/5/1', dashboard)).toBeNull();
  });
});
