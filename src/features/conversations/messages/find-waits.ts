import type { Message } from '~/api/conversations';

/** A wait of the customer as far as it concerns one message. */
export interface Wait {
  /** The part of the line beside the message: the wait starts here, goes on or ends. */
  readonly line: 'start' | 'through' | 'end';
  /** Milliseconds from the customer's first message to this answer. */
  readonly took?: number;
  /** The start of a wait that goes on now, as the platform says (ISO 8601). */
  readonly since?: string;
}

interface LoadedMessages {
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  /** Null while nobody waits. */
  readonly waitingSince: string | null;
}

const isFromCustomer = ({ message_type }: Message): boolean => message_type === 'incoming';
/** Private notes and automatic templates leave the customer waiting. */
const isAnswer = (message: Message): boolean => message.message_type === 'outgoing' && !message.private;

/**
 * Finds the waits from a customer's message to the team's next public one, by message ID. A wait whose start may not be
 * loaded is left out, since its length isn't known. Messages are sorted from the oldest to the newest.
 */
export function findWaits(
  messages: readonly Message[],
  { hasEarlier, hasLater, waitingSince }: LoadedMessages,
): ReadonlyMap<number, Wait> {
  const waits = new Map<number, Wait>();
  let start: Message | undefined;
  let isStartKnown = !hasEarlier;
  for (const message of messages) {
    if (isAnswer(message)) {
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
  // The platform doesn't say that anybody waits, for instance because the conversation is resolved.
  for (const { id } of messages.slice(messages.indexOf(start))) waits.delete(id);
  return waits;
}
