import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Scope, Workspace } from '~/api/scope';
import { parsePastedAddress } from './pasted-address';

const workspace = (slug: string, instance: number, accountId: number, dashboardUrl?: string): Workspace => ({
  slug,
  name: slug,
  instance,
  accountId,
  tenant: null,
  dashboardUrl,
});

const ACME = workspace('acme', 1, 1, 'https://one.test');
const AURORA = workspace('aurora', 1, 3, 'https://one.test');
const GLOBEX = workspace('globex', 2, 1, 'https://two.test');
const scope: Scope = { ...ACME, person: 'admin@acme.test' };
const read = (text: string, here = scope) => parsePastedAddress(text, here, [ACME, AURORA, GLOBEX]);

afterEach(() => void vi.unstubAllGlobals());

describe('parsePastedAddress', () => {
  it.each([
    ['https://one.test/app/accounts/1/conversations/1042', { kind: 'conversation', number: '1042' }],
    ['https://one.test/app/accounts/1/settings/teams/3/edit', { kind: 'no-conversation' }],
    [
      'https://one.test/app/accounts/3/conversations/5',
      { kind: 'elsewhere', accountId: 3, workspace: AURORA },
    ],
    ['https://one.test/app/accounts/9/conversations/5', { kind: 'elsewhere', accountId: 9, workspace: null }],
    // The account ID is the same, but on a different instance it identifies another company's account.
    [
      'https://two.test/app/accounts/1/conversations/5',
      { kind: 'elsewhere', accountId: 1, workspace: GLOBEX },
    ],
    ['https://two.test/app/accounts/4/conversations/5', null],
    ['https://three.test/app/accounts/1/conversations/5', null],
    ['HD-7781', null],
  ])('parses the dashboard’s URL %s', (text, read_) => {
    expect(read(text)).toEqual(read_);
  });

  it.each([
    ['/acme/conversations/1042', { kind: 'conversation', number: '1042' }],
    ['/acme/conversations/1042?order=newest#end', { kind: 'conversation', number: '1042' }],
    ['/aurora/conversations/7', { kind: 'elsewhere', accountId: 3, workspace: AURORA }],
    ['/acme/macros/3', { kind: 'no-conversation' }],
    ['/nowhere/conversations/7', { kind: 'no-conversation' }],
  ])('parses the console’s own URL %s', (path, address) => {
    vi.stubGlobal('location', { origin: 'https://console.test' });
    expect(read(` https://console.test${path} `)).toEqual(address);
  });

  it('parses URLs of the dashboard and of the console if both have the same origin', () => {
    vi.stubGlobal('location', { origin: 'https://one.test' });
    expect(read('https://one.test/app/accounts/1/conversations/1042')).toEqual({
      kind: 'conversation',
      number: '1042',
    });
    expect(read('https://one.test/acme/conversations/987')).toEqual({ kind: 'conversation', number: '987' });
  });

  it('returns null for the URL of a dashboard if no dashboard is configured', () => {
    const bare = workspace('acme', 1, 1);
    const address = 'https://one.test/app/accounts/1/conversations/1042';
    expect(parsePastedAddress(address, { ...bare, person: 'a' }, [bare])).toBeNull();
  });
});
