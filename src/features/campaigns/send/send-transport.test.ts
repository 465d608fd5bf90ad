import { afterEach, expect, it, vi } from 'vitest';
import { CAMPAIGN_CONFIRMATION_HEADER } from '~/api/http/repeat-guard';
import { createSandboxClient } from '~/sandbox/fixtures/sandbox-client';
import type { CampaignContent } from './campaign-content';
import { classifyResponse } from './classify-response';
import { createPlatformTransport } from './send-transport';

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

it('classifies a 201 response as sent even if its body contains only an ID', async () => {
  const { sandbox, scope } = await createSandboxClient();
  await sandbox.vary(['promised-fields']);
  const response = await createPlatformTransport(scope)(CONTENT, 640, 'c-1');
  expect(classifyResponse(response)).toEqual({ name: 'sent', id: expect.any(Number) });
});

it("sends the confirmation's ID in a request header", async () => {
  const { scope } = await createSandboxClient();
  // Stubs `fetch` instead of spying on it. It is already stubbed, and restoring a spy would make that earlier stub
  // permanent.
  const fetched = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', fetched);
  await createPlatformTransport(scope)(CONTENT, 640, 'c-1');
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get(CAMPAIGN_CONFIRMATION_HEADER)).toBe('c-1');
});
