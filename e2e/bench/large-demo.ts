// The demo data with what is measured at length: a conversation of 5,000 messages, an account with 10,000 canned responses.
import { demoState } from '../../src/sandbox/demo/demo-state';
import type { SandboxState } from '../../src/sandbox/state';

/** The conversation of the first account that has so many messages. */
export const LONG_CONVERSATION = 1060;
export const MESSAGES = 5000;
export const CANNED_RESPONSES = 10_000;
/** Who has the account with all the canned responses. */
export const OWNER = { email: 'admin@aurora.test', slug: 'aurora' } as const;

const repeated = <Item extends { id: number }>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    if (!item) throw new Error('There is nothing to repeat.');
    return { ...structuredClone(item), id: 1_000_000 + index };
  });

export function largeDemo(): SandboxState {
  const state = demoState();
  const [acme, , aurora] = state.instances[0]?.accounts ?? [];
  if (!acme || !aurora) throw new Error('The demo data lacks an account.');
  const start = Date.parse('2025-01-01T00:00:00Z');
  acme.messages[LONG_CONVERSATION] = repeated(acme.messages['1042'] ?? [], MESSAGES).map(
    (message, index) => ({
      ...message,
      created_at: new Date(start + index * 60_000).toISOString(),
      content: `${index + 1} of ${MESSAGES}. ${message.content ?? ''}`,
    }),
  );
  aurora.cannedResponses = repeated(aurora.cannedResponses, CANNED_RESPONSES).map((response, index) => ({
    ...response,
    short_code: `response-${index + 1}`,
  }));
  return state;
}
