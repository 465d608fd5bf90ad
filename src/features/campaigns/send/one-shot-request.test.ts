import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAMPAIGN_CONFIRMATION_HEADER } from '~/api/http/repeat-guard';
import { preventRepeatedRequest } from './one-shot-request';

const REQUEST: RequestInit = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
const prepare = preventRepeatedRequest('c-1');

/** Stubs the protocol with which the page was loaded. */
function stubProtocol(nextHopProtocol: string): void {
  const entry = Object.create(PerformanceResourceTiming.prototype, {
    nextHopProtocol: { value: nextHopProtocol },
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

beforeEach(() => void vi.stubGlobal('location', new URL('https://console.test/acme/campaigns/new')));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('preventRepeatedRequest', () => {
  it.each(['http/1.1', ''])(
    "sends the body of a campaign request as plain text over “%s”, which can't stream bodies",
    (protocol) => {
      stubProtocol(protocol);
      expect(prepare(REQUEST, '/v1/accounts/1/campaigns').body).toBe('{}');
    },
  );

  it.each(['h2', 'h3'])('streams the unchanged body of a campaign request over %s', async (protocol) => {
    stubProtocol(protocol);
    const { body, ...request } = prepare(REQUEST, '/v1/accounts/1/campaigns');
    expect(body).toBeInstanceOf(ReadableStream);
    expect(request).toMatchObject({ method: 'POST', duplex: 'half' });
    expect(await new Response(body).text()).toBe('{}');
  });

  it("sends the body of a campaign request as plain text if the browser can't stream bodies", () => {
    stubProtocol('h2');
    vi.stubGlobal(
      'Request',
      class {
        readonly headers = new Headers({ 'content-type': 'text/plain' });
      },
    );
    expect(prepare(REQUEST, '/v1/accounts/1/campaigns').body).toBe('{}');
  });

  it.each(['/v1/accounts/1/campaigns', 'https://console.test/v1/accounts/1/campaigns'])(
    'adds the confirmation header to a request to %s and keeps the other headers',
    (address) => {
      const headers = new Headers(prepare(REQUEST, address).headers);
      expect([headers.get(CAMPAIGN_CONFIRMATION_HEADER), headers.get('content-type')]).toEqual([
        'c-1',
        'application/json',
      ]);
    },
  );

  it.each(['https://api.test/v1/accounts/1/campaigns', 'https://console.test:8443/v1/accounts/1/campaigns'])(
    'leaves a campaign request to another origin unchanged: %s',
    (address) => {
      stubProtocol('h2');
      expect(prepare(REQUEST, address)).toBe(REQUEST);
    },
  );
});
