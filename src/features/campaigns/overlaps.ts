// Whom a campaign would reach a second time within a few days, as far as this browser's own list can tell.
import type { Attempt } from './send/attempt';
import type { Channel } from './send/campaign-content';

/** How long a campaign is remembered by those who got it, and how soon one that is scheduled will be: in milliseconds. */
const NEAR = 7 * 24 * 3600 * 1000;

export interface Overlap {
  readonly attempt: Attempt;
  /** The labels that both have, by the titles of that time. */
  readonly labels: readonly string[];
  /** When it is sent, in milliseconds since the epoch; it may lie ahead. */
  readonly at: number;
}

interface Audience {
  readonly channel: Channel | null;
  readonly labels: readonly { readonly id: number; readonly title: string }[];
}

/**
 * Campaigns over the same channel to one of the same labels that were, may have been or will be sent within a week of
 * `time`, when this one goes out, newest first. Only labels can be compared: two labels may share people, too, which nobody here knows.
 */
export function overlapsOf(
  attempts: readonly Attempt[],
  { channel, labels }: Audience,
  time: number,
): readonly Overlap[] {
  return attempts
    .flatMap((attempt): Overlap[] => {
      const { content, state, sentAt } = attempt;
      const at = content.scheduledAt === null ? sentAt : Date.parse(content.scheduledAt);
      const shared = labels.filter(({ id }) => content.audience.includes(id)).map(({ title }) => title);
      const isNear = Math.abs(time - at) <= NEAR;
      const isRefused = state.name === 'refused';
      return content.channel === channel && shared.length > 0 && isNear && !isRefused
        ? [{ attempt, labels: shared, at }]
        : [];
    })
    .sort((a, b) => b.at - a.at);
}
