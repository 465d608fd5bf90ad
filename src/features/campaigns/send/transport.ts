// The request that creates a campaign, and its result with the status.
import { createCampaign } from '~/api/campaigns';
import { call } from '~/api/http/client';
import type { Scope } from '~/api/scope';
import { type CampaignContent, toCampaignBody } from './campaign-content';
import type { SendResponse } from './classify-response';
import { protectOneShot } from './one-shot-request';

/** Sends once. Never throws: errors are returned as values for classification. */
export type Transport = (
  content: CampaignContent,
  confirmRecipients: number,
  confirmation: string,
) => Promise<SendResponse>;

export const platformTransport =
  (scope: Scope): Transport =>
  async (content, confirmRecipients, confirmation) => {
    let status: number | null = null;
    try {
      const created = await call(createCampaign, {
        scope,
        body: toCampaignBody(content, confirmRecipients),
        prepare: protectOneShot(confirmation),
        onStatus: (answered) => {
          status = answered;
        },
      });
      return { ok: true, status, id: created.id, reachableCount: created.reachable_count ?? null };
    } catch (error) {
      return { ok: false, error };
    }
  };
