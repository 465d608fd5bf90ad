import { describe, expect, it } from 'vitest';
import { findConversations, getConversation, listConversations, listMessages } from '~/api/conversations';
import { createSmallClient } from '../fixtures/small-client';

const matchesOf = (query: string, as = 'admin') =>
  createSmallClient().ask(findConversations, { as, query }).body;
const idsOf = (body: unknown) => (body as { data: { id: number }[] }).data.map(({ id }) => id);

describe('finding a conversation', () => {
  it('a search by ticket ID finds every matching conversation, newest first, and reports the kind of identifier', () => {
    expect(matchesOf('id=T-1')).toMatchObject({
      account_id: 1,
      instance: 'One',
      matches: [
        { id: 102, matched_by: 'ticket_id' },
        { id: 101, matched_by: 'ticket_id' },
      ],
    });
  });

  it.each([
    ['101', 'display_id'],
    ['00000000-0000-4000-8000-000000000101', 'uuid'],
  ])('the identifier %s finds a conversation by its %s', (id, matched_by) => {
    expect(matchesOf(`id=${id}`)).toMatchObject({ matches: [{ id: 101, matched_by }] });
  });

  it.each(['0101', '1e2', 'T-', 'unknown'])(
    'the identifier %s is compared literally and finds no conversation',
    (id) => {
      expect(matchesOf(`id=${id}`)).toMatchObject({ matches: [] });
    },
  );

  it("conversations that the agent can't see are not found", () => {
    expect(matchesOf('id=102', 'agent')).toMatchObject({ matches: [] });
    expect(matchesOf('id=T-1', 'agent')).toMatchObject({ matches: [{ id: 101 }] });
  });

  it('searching for conversations returns at most ten matches', () => {
    const { ask, platform } = createSmallClient();
    const account = platform.state.instances[0]?.accounts[0];
    const [first] = account?.conversations ?? [];
    if (!account || !first) throw new Error('The tiny platform has changed');
    for (let id = 200; id < 220; id += 1) account.conversations.push({ ...first, id, uuid: `u${id}` });
    const { matches } = ask(findConversations, { query: 'id=T-1' }).body as { matches: unknown[] };
    expect(matches).toHaveLength(10);
  });

  it('searching for conversations without an identifier is rejected', () => {
    expect(createSmallClient().ask(findConversations).status).toBe(400);
  });
});

describe('fetching conversations', () => {
  it('a conversation has the contract’s fields and no ticket ID', () => {
    const { status, body } = createSmallClient().ask(getConversation, { params: { conversationId: 101 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 101, labels: [] });
    expect(body).not.toHaveProperty('ticket_id');
  });

  it('returns 404 for a conversation that is missing, invisible to the caller, or has an invalid ID', () => {
    const { ask } = createSmallClient();
    const responses = [102, 999, 'abc'].map((conversationId) =>
      ask(getConversation, { as: 'agent', params: { conversationId } }),
    );
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
  });

  it("the caller's conversations are listed by last activity, newest first", () => {
    const { ask } = createSmallClient();
    expect(idsOf(ask(listConversations).body)).toEqual([102, 103, 101]);
    expect(idsOf(ask(listConversations, { as: 'agent' }).body)).toEqual([103, 101]);
  });

  it.each([
    ['status=open', [102]],
    ['inbox_id=21', [103, 101]],
    ['updated_after=2025-01-03T23:00:00.000Z', [102, 103]],
    ['updated_before=2025-01-04T00:00:00.000Z', [101]],
  ])('conversations are filtered by %s', (query, ids) => {
    expect(idsOf(createSmallClient().ask(listConversations, { query }).body)).toEqual(ids);
  });
});

describe('messages of a conversation', () => {
  const messages = (query: string) =>
    createSmallClient().ask(listMessages, { params: { conversationId: 101 }, query });

  it('messages are ordered by ID, oldest first, without a total', () => {
    const { body } = messages('per_page=2');
    expect(idsOf(body)).toEqual([5000, 5001]);
    expect((body as { meta: object }).meta).toEqual({ current_page: 1, per_page: 2, has_next: true });
  });

  it('messages are listed newest first on request, and oldest first for an unknown order', () => {
    expect(idsOf(messages('per_page=1&order=newest').body)).toEqual([5029]);
    expect(idsOf(messages('per_page=1&order=sideways').body)).toEqual([5000]);
  });

  it('messages are filtered by type, and an unknown type is rejected', () => {
    expect(idsOf(messages('message_type=incoming').body)).toHaveLength(10);
    expect(messages('message_type=smoke').status).toBe(400);
  });

  it('has_next is false on the last page of messages, and a later page is empty', () => {
    expect(messages('page=2').body).toMatchObject({ meta: { has_next: false } });
    expect(messages('page=9')).toMatchObject({ status: 200, body: { data: [], meta: { has_next: false } } });
  });
});
