// Finds campaigns sent or scheduled in this browser that may reach some of the same contacts.

import type { SendChannel } from './send/campaign-content';
import type { SendAttempt } from './send/send-attempt';

export const DAY_MS = 24 * 3600 * 1000;

export interface NearbyCampaign {
  readonly attempt: SendAttempt;
  /** The labels that the two campaigns share. Two campaigns without shared labels may still share contacts. */
  readonly labels: readonly string[];
  /** The time at which the other campaign was or will be sent, in milliseconds since the epoch. */
  readonly at: number;
}

interface Audience {
  readonly channel: SendChannel | null;
  readonly labels: readonly { readonly id: number; readonly title: string }[];
}

/**
 * Returns the campaigns on the same channel that were, may have been or will be sent at most `days` days before or
 * after `time`, latest first. Omits rejected campaigns.
 */
export function findNearbyCampaigns(
  attempts: readonly SendAttempt[],
  { channel, labels }: Audience,
  time: number,
  days: number,
): readonly NearbyCampaign[] {
  return attempts
    .flatMap((attempt): NearbyCampaign[] => {
      const { content, state, sentAt } = attempt;
      const at = content.scheduledAt === null ? sentAt : Date.parse(content.scheduledAt);
      const shared = labels.filter(({ id }) => content.audience.includes(id)).map(({ title }) => title);
      const isNear = Math.abs(time - at) <= days * DAY_MS;
      return content.channel === channel && isNear && state.name !== 'refused'
        ? [{ attempt, labels: shared, at }]
        : [];
    })
    .sort((a, b) => b.at - a.at);
}
