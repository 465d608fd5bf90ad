import { afterEach, expect, it, vi } from 'vitest';
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
  const answer = await platformTransport(scope)(CONTENT, 640);
  expect(classifyAnswer(answer)).toEqual({ name: 'sent', id: expect.any(Number) });
});
