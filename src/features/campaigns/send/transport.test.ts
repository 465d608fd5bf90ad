import { afterEach, expect, it, vi } from 'vitest';
import { CONFIRMATION_HEADER } from '~/api/http/repeat-guard';
import { sandboxClient } from '~/sandbox/fixtures/sandbox-client';
import type { CampaignContent } from './campaign-content';
import { classifyAnswer } from './classify-answer';
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

it('takes a 201 with nothing but an id as sent', async () => {
  const { sandbox, scope } = await sandboxClient();
  await sandbox.vary(['promised-fields']);
  const answer = await platformTransport(scope)(CONTENT, 640, 'c-1');
  expect(classifyAnswer(answer)).toEqual({ name: 'sent', id: expect.any(Number) });
});

it('names the confirmation in the request', async () => {
  const { scope } = await sandboxClient();
  // Not a spy: Vitest restores spies after the file, which would put the stub below it back for good.
  const fetched = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', fetched);
  await platformTransport(scope)(CONTENT, 640, 'c-1');
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get(CONFIRMATION_HEADER)).toBe('c-1');
});
