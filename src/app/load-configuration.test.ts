import { describe, expect, it, vi } from 'vitest';
import { loadConfiguration } from './load-configuration';

const answer = (status = 200) => new Response('{"mode":"live"}', { status });

describe('loadConfiguration', () => {
  it('takes up what the page asked for already', async () => {
    vi.stubGlobal('fetch', vi.fn());
    vi.stubGlobal('configurationAnswer', Promise.resolve(answer(503)));
    expect(await loadConfiguration()).toEqual({
      ok: false,
      problem: { kind: 'unreadable', why: 'HTTP 503' },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('tells why that failed', async () => {
    vi.stubGlobal('configurationAnswer', Promise.reject(new TypeError('Failed to fetch')));
    expect(await loadConfiguration()).toEqual({
      ok: false,
      problem: { kind: 'unreadable', why: 'Failed to fetch' },
    });
  });

  it('asks itself where the page did not, past every cache', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer(404)));
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
