// Campaigns. Creating a campaign sends it immediately and irrevocably. The API has no list of campaigns. A campaign can
// only be read by its ID.
import * as z from 'zod/mini';
import { defineOperation, type OperationInput } from './http/operation';
import { buildMutationOptions, buildQueryOptions } from './http/query';
import { updateRepeatGuard } from './http/repeat-guard';
import { anyJsonSchema, timestampSchema } from './http/wire';
import type { Scope } from './scope';

/** The recipients: contacts with any of the labels. Labels are referred to by ID here, but by title in macros. */
export const audienceSchema = z.array(z.object({ type: z.literal('Label'), id: z.number() }));

export const templateParamsSchema = z.object({
  language: z.string(),
  processed_params: z.object({
    body: z.optional(z.record(z.string(), z.string())),
    header: z.optional(z.record(z.string(), z.string())),
  }),
});
export type TemplateParams = z.output<typeof templateParamsSchema>;

/** The channel is either an inbox or an email sender, never both (`conflicting_channel_fields`). */
const channelFields = {
  inbox_id: z.optional(z.number()),
  email_campaign_sender_id: z.optional(z.number()),
};

export const audiencePreviewSchema = z.looseObject({
  /**
   * The number of contacts that the channel reaches. The request that creates the campaign must repeat it as
   * `confirm_recipients`.
   */
  reachable: z.int().check(z.minimum(0)),
  total: z.optional(z.number()),
  unreachable: z.optional(
    z.nullable(z.looseObject({ no_channel: z.optional(z.number()), blocked: z.optional(z.number()) })),
  ),
});
export type AudiencePreview = z.output<typeof audiencePreviewSchema>;

export const previewCampaign = defineOperation({
  id: 'campaigns.preview',
  method: 'POST',
  path: '/v1/accounts/{accountId}/campaigns/preview',
  origin: 'assumed',
  body: z.object({ ...channelFields, audience: audienceSchema }),
  response: audiencePreviewSchema,
  // Checks the headers of this preview for a proxy that blocks repeated sends. The result also applies to campaigns,
  // because they pass through the same proxies.
  onHeaders: updateRepeatGuard,
});

/**
 * Accepts an invalid or missing count. Rejecting the response would lose the ID of a campaign that was already sent.
 */
export const createdCampaignSchema = z.looseObject({
  id: z.number(),
  reachable_count: z.catch(z.optional(z.nullable(z.number())), null),
});

/** The body isn't wrapped in `campaign`, because the contract's list of wrappers doesn't include campaigns. */
export const createCampaign = defineOperation({
  id: 'campaigns.create',
  method: 'POST',
  path: '/v1/accounts/{accountId}/campaigns',
  origin: 'contract',
  oneShot: true,
  body: z.object({
    ...channelFields,
    message: z.string(),
    audience: audienceSchema,
    confirm_recipients: z.number(),
    scheduled_at: z.optional(timestampSchema),
    template_params: z.optional(templateParamsSchema),
  }),
  response: createdCampaignSchema,
});
export type CreateCampaignBody = z.input<typeof createCampaign.body>;

/** A campaign that was read by its ID. The contract guarantees only the ID. */
export const campaignSchema = z.looseObject({
  id: z.number(),
  status: z.optional(z.nullable(z.string())),
  inbox_id: z.optional(z.nullable(z.number())),
  email_campaign_sender_id: z.optional(z.nullable(z.number())),
  message: z.optional(z.nullable(z.string())),
  audience: z.optional(anyJsonSchema),
  scheduled_at: z.optional(z.nullable(timestampSchema)),
  created_at: z.optional(timestampSchema),
});
export type Campaign = z.output<typeof campaignSchema>;

export const getCampaign = defineOperation({
  id: 'campaigns.get',
  method: 'GET',
  path: '/v1/accounts/{accountId}/campaigns/{campaignId}',
  origin: 'assumed',
  params: z.object({ campaignId: z.number() }),
  response: campaignSchema,
});

export type PreviewInput = OperationInput<typeof previewCampaign>['body'];

/**
 * Counts an audience. This changes nothing, but it is a mutation instead of a query so that it runs only when the user
 * requests it.
 */
export const previewCampaignMutation = (scope: Scope) =>
  buildMutationOptions(scope, previewCampaign, { invalidates: [] });

export const campaignQuery = (scope: Scope, campaignId: number) =>
  buildQueryOptions(scope, getCampaign, { params: { campaignId } });
