// Tests the check of a live platform with variants of the sandbox's server.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationSchema } from '~/api/configuration';
import { findConfigurationProblems } from '~/api/configuration-rules';
import { rateLimit } from '~/api/http/rate-limit';
import { OPERATIONS } from '~/api/operations';
import { decodeToken } from '~/lib/decode-token';
import { type SandboxServer, startSandboxServer } from '~/sandbox/server';
import { type CheckOptions, CheckStoppedError, checkPlatform, getErrorMessage } from './check-platform';
import { findTokenClaims } from './find-claims';

let server: SandboxServer;
beforeEach(async () => {
  rateLimit.reset();
  server = await startSandboxServer({ report: () => {}, rateLimit: { limit: 10_000, windowSeconds: 60 } });
});
afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

const vary = (names: readonly string[]) =>
  fetch(`${server.url}/sandbox/variant`, { method: 'POST', body: JSON.stringify({ names }) });

async function check(options: Partial<CheckOptions> = {}, password = 'Correct-Horse-9') {
  const printedLines: string[] = [];
  const keys = await checkPlatform(
    { url: server.url, user: 'admin@acme.test', ...options },
    {
      say: (line) => printedLines.push(line),
      questions: { ask: async () => '246810', askSecret: async () => password },
    },
  );
  return { keys, output: printedLines.join('\n') };
}

describe('checking a platform', () => {
  it('the platform check prints each request, writes nothing, and suggests no settings if the platform works as assumed', async () => {
    const { keys, output } = await check();
    expect(keys.operations).toBeUndefined();
    expect(keys.claims).toBeUndefined();
    const { requests } = (await (await fetch(`${server.url}/sandbox/requests`)).json()) as {
      requests: { method: string; path: string; operation: string }[];
    };
    for (const { method, path, operation } of requests) {
      expect(output).toContain(`${method} ${server.url}${path}`);
      if (method !== 'GET') expect(operation).toMatch(/^auth\./);
    }
    // The check can't call the operation that loads a single campaign, because no campaign's ID is known.
    const asked = new Set(requests.map(({ operation }) => operation));
    const reads = OPERATIONS.filter(({ method }) => method === 'GET').map(({ id }) => id as string);
    expect(reads.filter((id) => !asked.has(id))).toEqual(['campaigns.get']);
    expect(output).not.toContain('Correct-Horse-9');
  });

  it('the platform check responds to the challenge of a second factor', async () => {
    const { output } = await check({ user: 'mfa@acme.test' });
    expect(output).toContain('(auth.challenge)');
    expect(output).toContain('Responded as expected');
  });

  it("the platform check doesn't set a new password", async () => {
    await expect(check({ user: 'new@acme.test' }, 'Temporary-1')).rejects.toThrow('NEW_PASSWORD_REQUIRED');
  });

  it('the platform check disables operations that respond with 404 or 405', async () => {
    await vary(['absent-404:labels.list', 'absent-405:teams.get', 'absent-404:inboxes.get']);
    const { keys, output } = await check();
    expect(keys.operations).toEqual({ 'labels.list': null, 'teams.get': null, 'inboxes.get': null });
    expect(output).toContain('teams.get: status 405');
  });

  it('the platform check finds an operation at its alternative path', async () => {
    const { fetch: plain } = globalThis;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (url.includes('/automation-rules')) return Promise.resolve(new Response('{}', { status: 404 }));
      return plain(url.replace('/automation_rules', '/automation-rules'), init);
    });
    const { keys } = await check();
    expect(keys.operations).toEqual({
      'automationRules.list': { method: 'GET', path: '/v1/accounts/{accountId}/automation_rules' },
    });
    const file = { mode: 'live', platformUrl: server.url, authUrl: '', assistantUrl: '', ...keys };
    expect(await findConfigurationProblems(configurationSchema.parse(file))).toEqual([]);
  });

  it('the platform check suggests settings for token claims with unexpected names', async () => {
    const { fetch: plain } = globalThis;
    const tokens = new Map<string, string>();
    const renamed = (token: string) => {
      const { chat_instance, accounts, tenants, ...common } = decodeToken(token);
      const claims = { ...common, shard: String(chat_instance), memberships: accounts, spaces: tenants };
      const other = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
      tokens.set(`Bearer ${other}`, `Bearer ${token}`);
      return other;
    };
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      const bearer = tokens.get(headers.get('authorization') ?? '');
      if (bearer) headers.set('authorization', bearer);
      const answer = await plain(url, { ...init, headers });
      if (!url.endsWith('/auth/v1/signin')) return answer;
      const tokenResponse = (await answer.json()) as { id_token: string };
      return Response.json({ ...tokenResponse, id_token: renamed(tokenResponse.id_token) });
    });
    expect((await check()).keys).toMatchObject({
      claims: { instance: 'shard', accounts: 'memberships', tenants: 'spaces' },
    });
  });

  const plantImages = (images: string) => {
    const { fetch: plain } = globalThis;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const answer = await plain(url, init);
      if (!/\/articles\/\d+$/.test(url)) return answer;
      return Response.json({ ...((await answer.json()) as object), content: images });
    });
  };

  it('the platform check finds the hosts of images in articles', async () => {
    plantImages(
      '![A](https://img.example.test/a.png) <img alt="" src="https://cdn.example.test/b.png"> ![C](/c.png)',
    );
    const { keys, output } = await check();
    expect(keys).toEqual({ imageHosts: ['https://cdn.example.test', 'https://img.example.test'] });
    expect(output).toContain('Never add the console’s own origin to imageHosts');
  });

  it('the platform check never suggests the console’s own origin as an image host, even if the platform uses the same origin', async () => {
    plantImages(
      `![A](https://console.example.test/uploads/a.png) ![B](HTTPS://console.example.test:443/b.png) ![C](${server.url}/c.png)`,
    );
    const consoleUrl = 'https://console.example.test/acme';
    // `imageHosts` must also contain the platform's own host, because the console is on a different origin here.
    expect((await check({ consoleUrl })).keys).toEqual({ imageHosts: [server.url] });
    plantImages(`![C](${server.url}/c.png)`);
    expect((await check()).keys).toEqual({});
    expect((await check({ consoleUrl: server.url })).keys).toEqual({});
  });

  it('the platform check reports the response field that differs from the schema', async () => {
    const { fetch: plain } = globalThis;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.includes('/labels') ? Promise.resolve(Response.json({ data: [{ id: 'vip' }] })) : plain(url, init),
    );
    expect((await check()).output).toContain('labels.list: unexpected response at data.0.id');
  });

  it('the platform check stops if the account is not accessible', async () => {
    await expect(check({ account: 99 })).rejects.toThrow(CheckStoppedError);
  });

  it('the platform check explains a failed sign-in', async () => {
    const line = (options: Partial<CheckOptions>, password?: string) =>
      check(options, password).then(() => null, getErrorMessage);
    expect(await line({}, 'Wrong-Horse-1')).toMatch(/^The platform rejected this email, password or code/);
    expect(await line({ url: 'http://127.0.0.1:1' })).toMatch(/^There is no response from this URL/);
    expect(getErrorMessage(new Error('A mistake'))).toBeNull();
  });

  it('the platform check refuses to send a password without encryption', async () => {
    await expect(check({ url: 'http://api.example.test' })).rejects.toThrow('only sent over https');
  });
});

describe('token claims', () => {
  const usual = {
    exp: 1,
    sub: 's',
    email: 'a@b.test',
    chat_instance: 2,
    accounts: [{ id: 7, role: 'agent' }],
  };

  it('findTokenClaims finds the claims of a token by their default names', () =>
    expect(findTokenClaims({ ...usual, tenants: ['acme'] })).toEqual({
      names: { instance: 'chat_instance', accounts: 'accounts', tenants: 'tenants' },
      instance: 2,
      accounts: [7],
      tenants: ['acme'],
    }));

  it('findTokenClaims identifies the claims of a token by their values if they don’t have the default names', () =>
    expect(
      findTokenClaims({
        exp: 1,
        'cognito:groups': ['staff'],
        'custom:shard': '3',
        'custom:memberships': [{ id: 9 }],
        'custom:spaces': ['acme', 'globex'],
      }),
    ).toEqual({
      names: { instance: 'custom:shard', accounts: 'custom:memberships', tenants: 'custom:spaces' },
      instance: 3,
      accounts: [9],
      tenants: ['acme', 'globex'],
    }));

  it('findTokenClaims returns no name if two claims of a token match', () =>
    expect(findTokenClaims({ shard: 3, plan: 4 }).names).toEqual({
      instance: null,
      accounts: null,
      tenants: null,
    }));
});
