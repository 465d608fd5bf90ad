import { describe, expect, it, vi } from 'vitest';
import { loadConfiguration } from './load-configuration';

const response = (status = 200) => new Response('{"mode":"live"}', { status });

describe('loadConfiguration', () => {
  it('loadConfiguration uses the response to the request that the page has already sent', async () => {
    vi.stubGlobal('fetch', vi.fn());
    vi.stubGlobal('configurationAnswer', Promise.resolve(response(503)));
    expect(await loadConfiguration()).toEqual({
      ok: false,
      problem: { kind: 'unreadable', why: 'HTTP 503' },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('loadConfiguration reports why the configuration can’t be loaded', async () => {
    vi.stubGlobal('configurationAnswer', Promise.reject(new TypeError('Failed to fetch')));
    expect(await loadConfiguration()).toEqual({
      ok: false,
      problem: { kind: 'unreadable', why: 'Failed to fetch' },
    });
  });

  it('loadConfiguration returns a valid configuration, and the paths of any unknown keys in it', async () => {
    const file = {
      mode: 'live',
      platformUrl: '',
      authUrl: '',
      assistantUrl: '',
      lockAfterMinutes: 5,
      claims: { tenant: 'tenants' },
      workspaces: [
        { slug: 'acme', name: 'Acme', instance: 1, accountId: 1, account: 1 },
        {
          slug: 'labs',
          name: 'Labs',
          instance: 1,
          accountId: 2,
          environment: { name: 'A', color: 'red', hue: 1 },
        },
      ],
      operations: { 'labels.list': { method: 'GET', path: '/v1/accounts/{accountId}/tags' } },
    };
    vi.stubGlobal('configurationAnswer', Promise.resolve(Response.json(file)));
    expect(await loadConfiguration()).toMatchObject({
      ok: true,
      configuration: {
        inactivityLockMinutes: null,
        unknownKeys: [
          'lockAfterMinutes',
          'claims.tenant',
          'workspaces.0.account',
          'workspaces.1.environment.hue',
        ],
      },
    });
  });

  it('loadConfiguration requests the file without caches if the page hasn’t requested it yet', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response(404)));
    expect(await loadConfiguration()).toEqual({
      ok: false,
      problem: { kind: 'unreadable', why: 'HTTP 404' },
    });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/config.json', {
      cache: 'no-store',
      credentials: 'same-origin',
    });
  });
});
