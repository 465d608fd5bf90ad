import { getResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { getInbox } from '~/api/inboxes';
import { createSmallState } from './fixtures/small-state';
import { createHandlers, type SandboxTransport } from './handlers';
import { createMemoryStore } from './memory-store';
import { Sandbox } from './sandbox';

const ORIGIN = 'http://console.test';
const CONNECTION = { source: 'unit', socket: null };
const MOUNT: SandboxTransport = { connection: () => CONNECTION, deliver: ({ response }) => response };

const reported: string[] = [];
const report = (problem: string) => void reported.push(problem);
const sandbox = new Sandbox({ store: createMemoryStore(createSmallState()), demo: createSmallState, report });
const handlers = createHandlers(sandbox, MOUNT);

afterEach(() => {
  reported.length = 0;
});

describe('requests without a handler', () => {
  it.each([`${ORIGIN}/api/v1/inboxes`, 'https://api.example.test/v1/inboxes'])(
    'a request to the platform that matches no operation is reported and gets 501: %s',
    async (url) => {
      const response = await getResponse(handlers, new Request(url), { baseUrl: ORIGIN });
      expect(response?.status).toBe(501);
      expect(reported).toEqual([expect.stringContaining(`GET ${new URL(url).pathname}`)]);
    },
  );

  it("a request for an operation that the sandbox doesn't implement is reported and gets 501", async () => {
    const request = new Request(`${ORIGIN}/v1/accounts/1/inboxes/7`);
    const { response } = await sandbox.respond({ ...getInbox, id: 'inboxes.paint' }, {}, request, CONNECTION);
    expect(response.status).toBe(501);
    expect(reported).toEqual([expect.stringContaining('GET /v1/accounts/1/inboxes/7')]);
  });

  it.each([
    ['an image on another host', 'https://images.example.test/v1/cup.png', 'image/avif,image/webp,*/*'],
    ['a file of the console', `${ORIGIN}/assets/a.js`, '*/*'],
  ])("a request that isn't for the platform passes through unreported: %s", async (_, url, accept) => {
    const request = new Request(url, { headers: { accept } });
    expect(await getResponse(handlers, request, { baseUrl: ORIGIN })).toBeUndefined();
    expect(reported).toEqual([]);
  });
});
