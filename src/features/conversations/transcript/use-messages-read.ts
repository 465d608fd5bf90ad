import { useState } from 'react';
import { type Message, readMessagePage } from '~/api/conversations';
import { useReading } from '~/records/list/use-reading';
import { useScope } from '~/session/scope-context';

/** What was read of a conversation's messages. */
interface MessagesRead {
  readonly messages: readonly Message[];
  /** The page to go on with; null once all are read. */
  readonly next: number | null;
}

/** All messages of a conversation, oldest first. What was read stays when the reading is stopped or refused, and is gone on with. */
export function useMessagesRead(number: number) {
  const scope = useScope();
  const { state, start, stop } = useReading();
  const [{ messages, next }, setRead] = useState<MessagesRead>({ messages: [], next: 1 });

  const readOn = (): void => {
    if (next === null) return;
    void start(
      async ({ onProgress, ...tools }) => {
        let count = messages.length;
        for (let page: number | null = next; page !== null; ) {
          const answer: MessagesRead = await readMessagePage(scope, number, page, tools);
          if (tools.signal.aborted) return;
          count += answer.messages.length;
          onProgress(count, null);
          setRead((now) => ({ ...answer, messages: [...now.messages, ...answer.messages] }));
          page = answer.next;
        }
      },
      () => {},
    );
  };
  return { messages, isComplete: next === null, state, readOn, stop };
}
