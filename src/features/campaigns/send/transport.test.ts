import { afterEach, expect, it, vi } from 'vitest';
import { CONFIRMATION_HEADER } from '~/api/http/repeat-guard';
import { createSandboxClient } from '~/sandbox/fixtures/sandbox-client';
import type { CampaignContent } from './campaign-content';
import { classifyResponse } from './classify-response';
import { platformTransport } from './transport';

afterEach(() => vi.unstubAllGlobals());

const CONTENT: CampaignContent = {
  instance: 1,
  accountId: 1,
  channel: 'website',
  inboxId: 1,
  senderId: null,
  audience: [201],
  message: 'Hello',
  templateParams: null,
  scheduledAt: null,
};

it('classifies a 201 response with only an ID as sent', async () => {
  const { sandbox, scope } = await createSandboxClient();
  await sandbox.vary(['promised-fields']);
  const response = await platformTransport(scope)(CONTENT, 640, 'c-1');
  expect(classifyResponse(response)).toEqual({ name: 'sent', id: expect.any(Number) });
});

it("sends the confirmation's ID in a request header", async () => {
  const { scope } = await createSandboxClient();
  // Uses no spy, because `fetch` is already stubbed, and restoring a spy would put that stub back permanently.
  const fetched = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', fetched);
  await platformTransport(scope)(CONTENT, 640, 'c-1');
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get(CONFIRMATION_HEADER)).toBe('c-1');
});
