// Demo data for large measurements: a conversation with 5,000 messages, and an account with 10,000 canned responses,
// 1,000 macros and 2,000 articles.
import { createDemoState } from '../../src/sandbox/demo/demo-state';
import type { SandboxState } from '../../src/sandbox/state';

/** The number of the conversation with 5,000 messages, which belongs to the first account. */
export const LONG_CONVERSATION_NUMBER = 1060;
export const MESSAGE_COUNT = 5000;
export const CANNED_RESPONSE_COUNT = 10_000;
export const MACRO_COUNT = 1000;
export const ARTICLE_COUNT = 2000;
/** The owner of the account with all the canned responses, macros and articles. */
export const LARGE_DEMO_OWNER = { email: 'admin@aurora.test', slug: 'aurora' } as const;

const EMPTY_ACCOUNT = 4;

const repeated = <Item extends { id: number }>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    if (!item) throw new Error('There is nothing to repeat.');
    return { ...structuredClone(item), id: 1_000_000 + index };
  });

export function createLargeDemo(): SandboxState {
  const state = createDemoState();
  const [acme, , aurora] = state.instances[0]?.accounts ?? [];
  if (!acme || !aurora) throw new Error('The demo data lacks an account.');
  const start = Date.parse('2025-01-01T00:00:00Z');
  acme.messages[LONG_CONVERSATION_NUMBER] = repeated(acme.messages['1042'] ?? [], MESSAGE_COUNT).map(
    (message, index) => ({
      ...message,
      created_at: new Date(start + index * 60_000).toISOString(),
      content: `${index + 1} of ${MESSAGE_COUNT}. ${message.content ?? ''}`,
    }),
  );
  aurora.cannedResponses = repeated(aurora.cannedResponses, CANNED_RESPONSE_COUNT).map((response, index) => ({
    ...response,
    short_code: `response-${index + 1}`,
  }));
  aurora.macros = repeated(
    acme.macros.filter(({ visibility }) => visibility === 'global'),
    MACRO_COUNT,
  ).map((macro, index) => ({ ...macro, name: `Macro ${index + 1}` }));
  const [portal] = structuredClone(acme.portals);
  if (!portal) throw new Error('The demo data lacks a portal.');
  portal.articles = repeated(portal.articles, ARTICLE_COUNT).map((article, index) => ({
    ...article,
    title: `Article ${index + 1}`,
    slug: `article-${index + 1}`,
    public_url: `https://help.sandbox.test/hc/${portal.portal.slug}/articles/article-${index + 1}`,
  }));
  aurora.portals = [portal];
  // Also makes the owner an administrator of the empty account, because the export is applied to that account.
  state.identities = state.identities.map((identity) => {
    const [own] = identity.memberships;
    if (identity.email !== LARGE_DEMO_OWNER.email || !own) return identity;
    return { ...identity, memberships: [own, { ...own, accountId: EMPTY_ACCOUNT }] };
  });
  return state;
}
