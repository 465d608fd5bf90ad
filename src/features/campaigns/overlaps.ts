// Finds campaigns sent or scheduled in this browser that reach some of the same contacts within a week.
import type { Attempt } from './send/attempt';
import type { Channel } from './send/campaign-content';

/** Two campaigns overlap if they are at most this many milliseconds apart. */
const NEAR = 7 * 24 * 3600 * 1000;

export interface Overlap {
  readonly attempt: Attempt;
  /** The labels that the two campaigns share. */
  readonly labels: readonly string[];
  /** The time at which the other campaign was or will be sent, in milliseconds since the epoch. */
  readonly at: number;
}

interface Audience {
  readonly channel: Channel | null;
  readonly labels: readonly { readonly id: number; readonly title: string }[];
}

/**
 * Returns the campaigns on the same channel, with a shared label, that were, may have been or will be sent within a
 * week of `time`, latest first. Doesn't detect contacts that two different labels share, because this browser doesn't
 * know the contacts of a label.
 */
export function findOverlappingCampaigns(
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
