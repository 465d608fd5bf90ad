import type { Message } from '~/api/conversations';

/** The part of a customer's wait that is shown at one message. */
export interface WaitSegment {
  /** The position of the message in the wait: at its start, within it or at its end. */
  readonly line: 'start' | 'through' | 'end';
  /** The wait in milliseconds, from the customer's first message to this response from the team. */
  readonly took?: number;
  /** The start of a wait that is still running, as reported by the platform (ISO 8601). */
  readonly since?: string;
}

interface LoadedMessages {
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  /**
   * The time at which the customer started waiting, as reported by the platform. Null if the customer isn't waiting.
   */
  readonly waitingSince: string | null;
}

const isFromCustomer = ({ message_type }: Message): boolean => message_type === 'incoming';
/** Reports whether a message ends a wait. Private notes and automatic template messages don't end a wait. */
const isReply = (message: Message): boolean => message.message_type === 'outgoing' && !message.private;

/**
 * Finds the waiting periods, each from a customer's message to the team's next public message. The map's keys are
 * message IDs. Omits a waiting period if its first message may not be loaded, because its duration is then unknown.
 * Expects messages in ascending order.
 */
export function findWaitingPeriods(
  messages: readonly Message[],
  { hasEarlier, hasLater, waitingSince }: LoadedMessages,
): ReadonlyMap<number, WaitSegment> {
  const waits = new Map<number, WaitSegment>();
  let start: Message | undefined;
  let isStartKnown = !hasEarlier;
  for (const message of messages) {
    if (isReply(message)) {
      if (start)
        waits.set(message.id, {
          line: 'end',
          took: Date.parse(message.created_at) - Date.parse(start.created_at),
        });
      start = undefined;
      isStartKnown = true;
    } else if (start) waits.set(message.id, { line: 'through' });
    else if (isStartKnown && isFromCustomer(message)) {
      start = message;
      waits.set(message.id, { line: 'start' });
    }
  }
  if (!start || hasLater) return waits;
  if (waitingSince !== null) return waits.set(start.id, { line: 'start', since: waitingSince });
  // Removes the last wait if the platform reports that the customer isn't waiting, for example because the conversation
  // is resolved.
  for (const { id } of messages.slice(messages.indexOf(start))) waits.delete(id);
  return waits;
}
