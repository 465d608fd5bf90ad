import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '~/api/auth';
import { listConversations } from '~/api/conversations';
import { callOperation } from './client';
import {
  catchFailure,
  connectFakePlatform,
  fetchMock,
  requestConversation,
  respondWith,
  TEST_CONVERSATION,
  TEST_SCOPE,
} from './fixtures/fake-platform';
import { lastResponses } from './operation-availability';
import { clearResponses, responseSummaries, updateResponseSummaries } from './response-summaries';

connectFakePlatform();
beforeEach(clearResponses);

const recordOf = (id: string) => {
  updateResponseSummaries();
  return responseSummaries.get().get(id);
};
const ofOne = () => recordOf('conversations.get');

describe('updateResponseSummaries', () => {
  it('records the status of a valid response, and that the response matches the schema', async () => {
    respondWith(200, TEST_CONVERSATION);
    await requestConversation();
    expect(ofOne()).toMatchObject({ status: 200, shape: 'expected', differsAt: null, unknown: [] });
  });

  it('records the path of the first field that violates the schema', async () => {
    respondWith(200, { ...TEST_CONVERSATION, contact: { id: 'Ana' } });
    await catchFailure(requestConversation());
    expect(ofOne()).toMatchObject({ status: 200, shape: 'unexpected', differsAt: 'contact.id' });
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'records an unknown field called %s like any other unknown field',
    async (name) => {
      respondWith(200, JSON.parse(JSON.stringify(TEST_CONVERSATION).replace('{', `{"${name}":1,`)));
      await requestConversation();
      expect(ofOne()).toMatchObject({ shape: 'expected', unknown: [{ path: name, word: null }] });
    },
  );

  it.each([
    [403, { error: { code: 'forbidden', message: 'No', details: [] } }, 'envelope'],
    [401, { error: 'Invalid token' }, 'bare'],
    [502, '<h1>Bad gateway</h1>', 'unknown'],
  ])('records the format of a %s error response', async (status, body, shape) => {
    respondWith(status, body);
    await catchFailure(requestConversation());
    expect(ofOne()).toMatchObject({ status, shape });
  });

  it('records that a failed request got no response', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await catchFailure(requestConversation());
    expect(ofOne()).toMatchObject({ status: null, shape: 'none' });
  });

  it('lists each unknown field and value once, even if several responses contain it', async () => {
    const list = (conversation: object) => ({
      data: [conversation, conversation],
      meta: { current_page: 1, per_page: 25, total_count: 2, total_pages: 1 },
    });
    respondWith(200, list({ ...TEST_CONVERSATION, status: 'parked', sla: { due: 'Friday' } }));
    await callOperation(listConversations, { scope: TEST_SCOPE, query: {} });
    updateResponseSummaries();
    respondWith(200, list({ ...TEST_CONVERSATION, priority: 'severe' }));
    await callOperation(listConversations, { scope: TEST_SCOPE, query: {} });
    expect(recordOf('conversations.list')?.unknown).toEqual([
      { path: 'data[].status', word: 'parked' },
      { path: 'data[].sla', word: null },
      { path: 'data[].priority', word: 'severe' },
    ]);
  });

  it("doesn't record field names or values that a person may have written", async () => {
    const status = 'Please call Ana at 555 0100';
    respondWith(200, {
      ...TEST_CONVERSATION,
      status,
      custom_attributes: { 'ana@home.test': 1 },
      [status]: 1,
    });
    await requestConversation();
    expect(ofOne()?.unknown).toEqual([]);
    expect(JSON.stringify([...responseSummaries.get()])).not.toMatch(/Ana|ana/);
  });

  it('records only the status of a sign-in response, and never its token', async () => {
    respondWith(200, { id_token: 'a.b.c', expires_in: 3600 });
    await callOperation(signIn, { body: { email: 'a@b.test', password: 'p' } });
    expect(JSON.stringify([...lastResponses.get()])).not.toContain('a.b.c');
    expect(recordOf('auth.signIn')).toMatchObject({ status: 200, shape: null });
  });

  it('drops each response after summarizing it', async () => {
    respondWith(200, TEST_CONVERSATION);
    await requestConversation();
    expect(lastResponses.get().size).toBe(1);
    updateResponseSummaries();
    expect(lastResponses.get().size).toBe(0);
  });
});
