// The content of a campaign. The request, the preview and the fingerprint are all derived from this one value.
import * as z from 'zod/mini';
import { type CampaignBody, type PreviewInput, templateParams } from '~/api/campaigns';

/** The three channels. The platform derives the channel from the sender or inbox; here it is explicit. */
export const CHANNELS = ['template', 'website', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Reports whether the text is an instant in exactly the format that is sent. */
function isTimestamp(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text;
}

export const campaignContent = z.object({
  instance: z.int(),
  accountId: z.int(),
  channel: z.enum(CHANNELS),
  /**
   * One of the two is a number, depending on the channel, and the other is null (`conflicting_channel_fields`,
   * `missing_channel`).
   */
  inboxId: z.nullable(z.int()),
  senderId: z.nullable(z.int()),
  /** Distinct label IDs in ascending order. */
  audience: z.array(z.int()),
  /** The text, or the template's name. */
  message: z.string(),
  templateParams: z.nullable(templateParams),
  /** ISO 8601 in UTC with milliseconds; null means immediately. */
  scheduledAt: z.nullable(z.string().check(z.refine(isTimestamp))),
});
export type CampaignContent = z.output<typeof campaignContent>;

/** Returns the message selector for a campaign that is sent immediately or later. */
export const getTiming = ({ scheduledAt }: Pick<CampaignContent, 'scheduledAt'>): 'now' | 'later' =>
  scheduledAt === null ? 'now' : 'later';

/** The parts of the content that determine the number of recipients. */
export type CampaignAudience = Pick<CampaignContent, 'channel' | 'inboxId' | 'senderId' | 'audience'>;

/** Returns the distinct label IDs in the order that fingerprints use. */
export const sortAudience = (labelIds: readonly number[]): number[] =>
  [...new Set(labelIds)].sort((a, b) => a - b);

const toSender = ({ channel, inboxId, senderId }: CampaignAudience) => {
  if (channel === 'email') return senderId === null ? {} : { email_campaign_sender_id: senderId };
  return inboxId === null ? {} : { inbox_id: inboxId };
};

const toLabels = ({ audience }: CampaignAudience) => audience.map((id) => ({ type: 'Label' as const, id }));

/**
 * Returns the request of the preview, with the same sender and audience as the campaign (contract: confirmed-count).
 */
export const toPreviewInput = (audience: CampaignAudience): PreviewInput => ({
  ...toSender(audience),
  audience: toLabels(audience),
});

/** Returns the request that creates, and thereby sends, the campaign. */
export const toCampaignBody = (content: CampaignContent, confirmRecipients: number): CampaignBody => ({
  ...toSender(content),
  message: content.message,
  audience: toLabels(content),
  confirm_recipients: confirmRecipients,
  ...(content.scheduledAt !== null && { scheduled_at: content.scheduledAt }),
  ...(content.templateParams !== null && { template_params: content.templateParams }),
});
