// Loads the messages of many conversations and computes the response times of each.
import { type Conversation, type Message, readMessagePage } from '~/api/conversations';
import { isApiError } from '~/api/http/api-error';
import type { Scope } from '~/api/scope';
import type { FullLoadContext } from '~/records/list/use-full-load';
import { computeResponseTimes, hasFirstResponse, type ResponseTimes, UNLOADED_TIMES } from './compute-times';

/** The number of conversations that are loaded at the same time. */
const AT_ONCE = 4;

/**
 * Reports whether a failure concerns only one conversation. Any other failure ends the export, because the same failure
 * would occur for every remaining conversation.
 */
const isOfOneConversation = (error: unknown): boolean =>
  isApiError(error) && ['not-found', 'forbidden', 'server', 'unexpected-answer'].includes(error.kind);

/**
 * Loads the messages that are needed to compute the times. For a resolved conversation, these are all messages. For any
 * other conversation, these are the messages up to the first response.
 */
async function readTimes(
  scope: Scope,
  conversation: Conversation,
  tools: FullLoadContext,
): Promise<ResponseTimes> {
  const messages: Message[] = [];
  for (let page: number | null = 1; page !== null; ) {
    const loaded: Awaited<ReturnType<typeof readMessagePage>> = await readMessagePage(
      scope,
      conversation.id,
      page,
      tools,
    );
    messages.push(...loaded.messages);
    page = conversation.status !== 'resolved' && hasFirstResponse(messages) ? null : loaded.next;
  }
  return computeResponseTimes(conversation, messages);
}

/**
 * Maps the number of each conversation to its times. A conversation whose messages can't be loaded has empty times.
 * Throws `ApiError` if a failure isn't limited to one conversation.
 */
export async function loadResponseTimes(
  scope: Scope,
  conversations: readonly Conversation[],
  tools: FullLoadContext,
): Promise<ReadonlyMap<number, ResponseTimes>> {
  const times = new Map<number, ResponseTimes>();
  const waiting = [...conversations];
  const readOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const conversation = next;
      const found = await readTimes(scope, conversation, tools).catch((error: unknown) => {
        if (!isOfOneConversation(error)) throw error;
        return UNLOADED_TIMES;
      });
      times.set(conversation.id, found);
      tools.onProgress(times.size, conversations.length);
    }
  };
  tools.onProgress(0, conversations.length);
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return times;
}
