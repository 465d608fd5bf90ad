// Computes response times from the messages of a conversation. `docs/contract-notes.md` defines these times.
import type { Conversation, Message } from '~/api/conversations';

/** The reason why a time is empty. */
export type MissingTimeReason = 'no-customer' | 'no-reply' | 'not-resolved' | 'unread' | 'invalid';

export interface ResponseTimes {
  /** The time until the first response in milliseconds, or null if unknown. */
  readonly firstResponse: number | null;
  /** The time until the resolution in milliseconds, or null if unknown. */
  readonly resolution: number | null;
  /** The distinct reasons why times are empty. */
  readonly missing: readonly MissingTimeReason[];
}

export const UNLOADED_TIMES: ResponseTimes = { firstResponse: null, resolution: null, missing: ['unread'] };

/** Reports whether a message is a public reply of an agent that may have reached the customer. */
export const isAgentReply = (message: Message): boolean =>
  message.message_type === 'outgoing' &&
  !message.private &&
  message.status !== 'failed' &&
  message.sender?.type.toLowerCase() === 'user';

/** Reports whether messages, loaded from the start of a conversation, include the first response. */
export function hasFirstResponse(messages: readonly Message[]): boolean {
  const start = messages.findIndex(isIncoming);
  return start >= 0 && messages.slice(start).some(isAgentReply);
}

const isIncoming = ({ message_type }: Message): boolean => message_type === 'incoming';

/** Computes the times of a conversation from its messages, which must be in ascending order. */
export function computeResponseTimes(
  { status }: Pick<Conversation, 'status'>,
  messages: readonly Message[],
): ResponseTimes {
  const start = messages.findIndex(isIncoming);
  const first = messages[start];
  const replies = messages.slice(start).filter(isAgentReply);
  const isResolved = status === 'resolved';
  const none = (why: MissingTimeReason): ResponseTimes => ({
    firstResponse: null,
    resolution: null,
    missing: isResolved ? [why] : [why, 'not-resolved'],
  });
  if (!first) return none('no-customer');
  const [response] = replies;
  const last = replies.at(-1);
  if (!response || !last) return none('no-reply');
  const toDuration = (reply: Message) => {
    const duration = Date.parse(reply.created_at) - Date.parse(first.created_at);
    return duration >= 0 ? duration : null;
  };
  const firstResponse = toDuration(response);
  const resolution = isResolved ? toDuration(last) : null;
  const isInvalid = firstResponse === null || (isResolved && resolution === null);
  return {
    firstResponse,
    resolution,
    missing: [
      ...(isInvalid ? (['invalid'] as const) : []),
      ...(isResolved ? [] : (['not-resolved'] as const)),
    ],
  };
}
