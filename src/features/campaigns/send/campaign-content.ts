// What a campaign is before it is sent: one value from which the request, the preview and the fingerprint are made.
import * as z from 'zod/mini';
import { type CampaignBody, type PreviewInput, templateParams } from '~/api/campaigns';

/** The three intents. The platform derives the channel from the sender or the inbox; here it is stated first. */
export const CHANNELS = ['template', 'website', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** An instant as the wire has it, to the byte. */
function isTimestamp(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text;
}

export const campaignContent = z.object({
  instance: z.int(),
  accountId: z.int(),
  channel: z.enum(CHANNELS),
  /** Of the two, the channel's own is a number and the other null (`conflicting_channel_fields`, `missing_channel`). */
  inboxId: z.nullable(z.int()),
  senderId: z.nullable(z.int()),
  /** Label ids, ascending and each once. */
  audience: z.array(z.int()),
  /** The text, or the template's name. */
  message: z.string(),
  templateParams: z.nullable(templateParams),
  /** ISO 8601 in UTC with milliseconds; null is "now". */
  scheduledAt: z.nullable(z.string().check(z.refine(isTimestamp))),
});
export type CampaignContent = z.output<typeof campaignContent>;

/** Tells messages about a campaign whether it goes out at once or later. */
export const getTiming = ({ scheduledAt }: Pick<CampaignContent, 'scheduledAt'>): 'now' | 'later' =>
  scheduledAt === null ? 'now' : 'later';

/** To whom a campaign goes, over what and from whom: all that decides how many it reaches. */
export type CampaignAudience = Pick<CampaignContent, 'channel' | 'inboxId' | 'senderId' | 'audience'>;

/** Label ids in the one order that a fingerprint knows. */
export const sortedAudience = (labelIds: readonly number[]): number[] =>
  [...new Set(labelIds)].sort((a, b) => a - b);

const senderOf = ({ channel, inboxId, senderId }: CampaignAudience) => {
  if (channel === 'email') return senderId === null ? {} : { email_campaign_sender_id: senderId };
  return inboxId === null ? {} : { inbox_id: inboxId };
};

const labelsOf = ({ audience }: CampaignAudience) => audience.map((id) => ({ type: 'Label' as const, id }));

/** What the preview is asked: the same sender and the same audience as the campaign (contract: confirmed-count). */
export const previewInputOf = (audience: CampaignAudience): PreviewInput => ({
  ...senderOf(audience),
  audience: labelsOf(audience),
});

/** The request that creates, and thereby sends, the campaign. */
export const campaignBodyOf = (content: CampaignContent, confirmRecipients: number): CampaignBody => ({
  ...senderOf(content),
  message: content.message,
  audience: labelsOf(content),
  confirm_recipients: confirmRecipients,
  ...(content.scheduledAt !== null && { scheduled_at: content.scheduledAt }),
  ...(content.templateParams !== null && { template_params: content.templateParams }),
});
