// Compares a campaign on the platform with the send attempt that presumably created it.
import type { Campaign } from '~/api/campaigns';
import { toObject } from '~/lib/json/json';
import type { CampaignContent } from '../send/campaign-content';

/** `unclear`: no field contradicts the attempt, but the platform's response omits the sender or the text. */
export type CampaignMatch = 'same' | 'other' | 'unclear';

/** The tolerance in milliseconds, because the platform may truncate the seconds. */
const SAME_MINUTE = 60_000;

/** Returns the sorted label IDs, or null if the audience isn't a list of labels. */
export function readLabelIds(audience: Campaign['audience']): readonly number[] | null {
  if (!Array.isArray(audience)) return null;
  const ids = audience.map((one) => toObject(one)?.id).filter((id) => typeof id === 'number');
  return ids.length === audience.length ? [...new Set(ids)].sort((a, b) => a - b) : null;
}

/** Compares the sender. Returns null if the platform returned neither an inbox nor an email sender. */
function isSameSender(
  { inboxId, senderId }: CampaignContent,
  { inbox_id, email_campaign_sender_id }: Campaign,
): boolean | null {
  const [inbox, sender] = [inbox_id ?? null, email_campaign_sender_id ?? null];
  if (inbox === null && sender === null) return null;
  return senderId === null ? inbox === inboxId && sender === null : sender === senderId;
}

const normalize = (text: string) => text.replaceAll('\r\n', '\n').trim();

export function matchCampaign(content: CampaignContent, read: Campaign): CampaignMatch {
  const labels = readLabelIds(read.audience);
  const scheduledAt = read.scheduled_at ? Date.parse(read.scheduled_at) : null;
  const sender = isSameSender(content, read);
  const text =
    typeof read.message === 'string' ? normalize(read.message) === normalize(content.message) : null;
  const isOther =
    sender === false ||
    text === false ||
    (labels !== null && labels.join() !== content.audience.join()) ||
    // Compares the time of scheduled campaigns only, because the platform may also set a time on an immediate send.
    (content.scheduledAt !== null &&
      scheduledAt !== null &&
      Math.abs(scheduledAt - Date.parse(content.scheduledAt)) >= SAME_MINUTE);
  if (isOther) return 'other';
  return sender === true && text === true ? 'same' : 'unclear';
}
