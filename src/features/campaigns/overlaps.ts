// Finds campaigns of this browser that reach some of the same contacts within a few days.
import type { Attempt } from './send/attempt';
import type { Channel } from './send/campaign-content';

/** The interval in milliseconds below which two campaigns overlap. */
const NEAR = 7 * 24 * 3600 * 1000;

export interface Overlap {
  readonly attempt: Attempt;
  /** The labels that both have. */
  readonly labels: readonly string[];
  /** The time at which it was or will be sent, in milliseconds since the epoch. */
  readonly at: number;
}

interface Audience {
  readonly channel: Channel | null;
  readonly labels: readonly { readonly id: number; readonly title: string }[];
}

/**
 * Returns campaigns over the same channel to a shared label that were, may have been or will be sent within a week of
 * `time`, latest first. Contacts shared by different labels can't be detected in this browser.
 */
export function findOverlaps(
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
