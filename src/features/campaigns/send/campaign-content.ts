// The content of a campaign. The request, the recipient preview and the fingerprint are all derived from this value.
import * as z from 'zod/mini';
import { type CreateCampaignBody, type PreviewInput, templateParamsSchema } from '~/api/campaigns';

/**
 * The campaign channels. The platform derives the channel from the inbox or email sender. The console stores it
 * explicitly.
 */
export const SEND_CHANNELS = ['template', 'website', 'email'] as const;
export type SendChannel = (typeof SEND_CHANNELS)[number];

/** Reports whether the text is a timestamp in exactly the format that requests use. */
function isTimestamp(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text;
}

export const campaignContentSchema = z.object({
  instance: z.int(),
  accountId: z.int(),
  channel: z.enum(SEND_CHANNELS),
  /**
   * Exactly one of `inboxId` and `senderId` is set, depending on the channel. The platform rejects both or neither
   * (`conflicting_channel_fields`, `missing_channel`).
   */
  inboxId: z.nullable(z.int()),
  senderId: z.nullable(z.int()),
  /** Distinct label IDs in ascending order. */
  audience: z.array(z.int()),
  /** The text, or the name of the template if the channel is `template`. */
  message: z.string(),
  templateParams: z.nullable(templateParamsSchema),
  /** A timestamp in ISO 8601, UTC, with milliseconds. Null sends the campaign immediately. */
  scheduledAt: z.nullable(z.string().check(z.refine(isTimestamp))),
});
export type CampaignContent = z.output<typeof campaignContentSchema>;

/** Returns the key that selects between the messages for immediate and for scheduled campaigns. */
export const getSendTiming = ({ scheduledAt }: Pick<CampaignContent, 'scheduledAt'>): 'now' | 'later' =>
  scheduledAt === null ? 'now' : 'later';

/** The fields of a campaign that determine its number of recipients. */
export type CampaignAudience = Pick<CampaignContent, 'channel' | 'inboxId' | 'senderId' | 'audience'>;

/** Returns the distinct label IDs in the order that fingerprints use. */
export const normalizeLabelIds = (labelIds: readonly number[]): number[] =>
  [...new Set(labelIds)].sort((a, b) => a - b);

const toSender = ({ channel, inboxId, senderId }: CampaignAudience) => {
  if (channel === 'email') return senderId === null ? {} : { email_campaign_sender_id: senderId };
  return inboxId === null ? {} : { inbox_id: inboxId };
};

const toLabels = ({ audience }: CampaignAudience) => audience.map((id) => ({ type: 'Label' as const, id }));

/**
 * Returns the request that counts the recipients, with the same sender and audience as the campaign itself (contract:
 * confirmed-count).
 */
export const toPreviewInput = (audience: CampaignAudience): PreviewInput => ({
  ...toSender(audience),
  audience: toLabels(audience),
});

/**
 * Returns the request that creates a campaign. The platform sends or schedules the campaign as soon as it is created.
 */
export const toCampaignBody = (content: CampaignContent, confirmRecipients: number): CreateCampaignBody => ({
  ...toSender(content),
  message: content.message,
  audience: toLabels(content),
  confirm_recipients: confirmRecipients,
  ...(content.scheduledAt !== null && { scheduled_at: content.scheduledAt }),
  ...(content.templateParams !== null && { template_params: content.templateParams }),
});
