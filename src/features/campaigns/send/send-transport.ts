// Sends the request that creates a campaign, and returns the result with the HTTP status.
import { createCampaign } from '~/api/campaigns';
import { callOperation } from '~/api/http/client';
import type { Scope } from '~/api/scope';
import { type CampaignContent, toCampaignBody } from './campaign-content';
import type { SendResponse } from './classify-response';
import { preventRepeatedRequest } from './one-shot-request';

/** Sends one request. Returns errors as values instead of throwing them, so that they can be classified. */
export type SendTransport = (
  content: CampaignContent,
  confirmRecipients: number,
  confirmation: string,
) => Promise<SendResponse>;

export const createPlatformTransport =
  (scope: Scope): SendTransport =>
  async (content, confirmRecipients, confirmation) => {
    let status: number | null = null;
    try {
      const created = await callOperation(createCampaign, {
        scope,
        body: toCampaignBody(content, confirmRecipients),
        prepare: preventRepeatedRequest(confirmation),
        onStatus: (answered) => {
          status = answered;
        },
      });
      return { ok: true, status, id: created.id, reachableCount: created.reachable_count ?? null };
    } catch (error) {
      return { ok: false, error };
    }
  };
