// Values that the tests of the sending path share.
import type { CampaignContent } from './campaign-content';
import type { Preview } from './send-machine';

export const CONTENT: CampaignContent = {
  instance: 1,
  accountId: 1,
  channel: 'template',
  inboxId: 12,
  senderId: null,
  audience: [3],
  message: 'order_update',
  templateParams: { language: 'en', processed_params: { body: { '1': 'Ana' } } },
  scheduledAt: null,
};

export const NAMES = { workspace: 'Acme', sender: 'Messaging app', audience: ['vip'] };

export const previewOf = (fingerprint: string, at: number, reachable = 1284): Preview => ({
  fingerprint,
  reachable,
  total: 1310,
  noChannel: 20,
  blocked: 6,
  at,
});
