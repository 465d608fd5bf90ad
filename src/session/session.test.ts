import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCannedResponse, listCannedResponses } from '~/api/canned-responses';
import { callOperation } from '~/api/http/client';
import { lastResponses } from '~/api/http/operation-availability';
import { getBlockedSeconds, rateLimit, updateRateLimit } from '~/api/http/rate-limit';
import { isAdministrator } from './administrator';
import {
  createScope,
  fetchMock,
  mockResponse,
  NOTHING_SENT,
  resetSession,
  sendWrite,
  startTestSession,
} from './fixtures/signed-in';
import { credentials, getWorkspaceAccess, listWorkspaces, session } from './session';

beforeEach(resetSession);

describe('token', () => {
  it('a token is never sent in a request of an earlier session, even if the user signs in again', async () => {
    startTestSession('author@acme.test', 'author');
    const scope = createScope('acme');
    expect(await sendWrite(scope)).toBe('author');
    session.signOut();
    expect(await sendWrite(scope)).toBe(NOTHING_SENT);
    startTestSession('admin@acme.test', 'admin');
    expect(await sendWrite(scope)).toBe(NOTHING_SENT);
    expect(await sendWrite(createScope('acme'))).toBe('admin');
    session.signOut();
    startTestSession('author@acme.test', 'again');
    expect(await sendWrite(scope)).toBe(NOTHING_SENT);
  });

  it('signing in again replaces the user’s token, even if it hasn’t expired', async () => {
    startTestSession('author@acme.test', 'first');
    const scope = createScope('acme');
    startTestSession('Author@Acme.test ', 'second');
    expect(await sendWrite(scope)).toBe('second');
    mockResponse(401);
    expect(await sendWrite(scope)).toBe('second');
    expect(session.get().step).toBe('lapsed');
    mockResponse(201);
    startTestSession('author@acme.test', 'third');
    expect(await sendWrite(scope)).toBe('third');
    expect(createScope('acme')).toBe(scope);
  });

  it('a user can’t end a rate-limit wait by signing in again, but another user who signs in doesn’t have to wait', async () => {
    startTestSession('author@acme.test', 'first');
    updateRateLimit(new Headers(), Date.now(), 60);
    startTestSession('author@acme.test', 'second');
    expect(getBlockedSeconds(Date.now())).toBe(60);
    expect(await sendWrite(createScope('acme'))).toMatch(/"rate-limited"/);
    startTestSession('admin@acme.test', 'third');
    expect(getBlockedSeconds(Date.now())).toBe(0);
    expect(await sendWrite(createScope('acme'))).toBe('third');
  });

  it('a rate-limit wait in one tab applies to other tabs of the same user, but not to other users', async () => {
    const channel = new BroadcastChannel('console-rate-limit');
    const tell = (person: string, seconds: number) =>
      channel.postMessage({
        person,
        rate: { limit: null, remaining: null, resetAt: null, blockedUntil: Date.now() + seconds * 1000 },
      });
    startTestSession('Author@acme.test', 'first');
    const listener = vi.fn();
    const observer = new BroadcastChannel('console-rate-limit');
    observer.addEventListener('message', listener);
    tell('author@acme.test', 60);
    tell('admin@acme.test', 3600);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
    expect(getBlockedSeconds(Date.now())).toBe(60);
    channel.close();
    observer.close();
  });

  it.each(['wall', 'monotonic'])(
    'a token isn’t sent after it has expired by the %s clock, even if it is still valid by the other clock',
    async (clock) => {
      startTestSession('author@acme.test', 'author');
      const scope = createScope('acme');
      // If the wall clock advances, the monotonic clock stands still, as on a sleeping machine. If the monotonic clock
      // advances, the wall clock was set back by a day.
      const now = { wall: Date.now(), monotonic: performance.now() };
      vi.spyOn(Date, 'now').mockReturnValue(now.wall - (clock === 'wall' ? -3_600_000 : 86_400_000));
      vi.spyOn(performance, 'now').mockReturnValue(now.monotonic + (clock === 'monotonic' ? 3_600_000 : 0));
      expect(session.secondsLeft()).toBe(0);
      expect(await sendWrite(scope)).toBe(NOTHING_SENT);
      expect(session.get().step).toBe('lapsed');
      vi.restoreAllMocks();
    },
  );

  it('a renewed token stays valid when a 401 for the previous token arrives late', async () => {
    startTestSession('author@acme.test', 'first');
    const scope = createScope('acme');
    let refuse = (_late: Response) => {};
    fetchMock.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          refuse = resolve;
        }),
    );
    const body = { canned_response: { short_code: 'a', content: 'b' } };
    const refused = callOperation(createCannedResponse, { scope, body }).catch(() => 'refused');
    startTestSession('author@acme.test', 'second');
    refuse(new Response('{}', { status: 401 }));
    expect(await refused).toBe('refused');
    expect(session.get().step).toBe('signed-in');
    expect(await sendWrite(scope)).toBe('second');
  });

  it.each([
    ['a 429', 429],
    ['a success', 200],
    ['a failure', 500],
    ['no answer', null],
  ])('a response to an earlier user’s request doesn’t affect the next user: %s', async (_, status) => {
    startTestSession('author@acme.test', 'author');
    let end = (_late: Response | Promise<never>) => {};
    fetchMock.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    );
    const reading = callOperation(listCannedResponses, { scope: createScope('acme'), query: {} }).catch(
      () => null,
    );
    session.signOut();
    startTestSession('admin@acme.test', 'admin');
    const headers = { 'retry-after': '3600', 'ratelimit-limit': '10', 'ratelimit-remaining': '0' };
    end(status === null ? Promise.reject(new Error()) : new Response('{"data":[]}', { status, headers }));
    await reading;
    expect(getBlockedSeconds(Date.now())).toBe(0);
    expect(rateLimit.get().limit).toBeNull();
    expect(lastResponses.get().size).toBe(0);
  });

  it('subscribers are notified of a sign-out before another user’s token replaces the current one', async () => {
    startTestSession('author@acme.test', 'author');
    await sendWrite(createScope('acme'));
    const steps: string[] = [];
    const stop = session.subscribe(() => steps.push(session.get().step));
    startTestSession('Author@acme.test', 'renewed');
    expect(steps).toEqual(['signed-in']);
    startTestSession('admin@acme.test', 'admin');
    stop();
    expect(steps).toEqual(['signed-in', 'signed-out', 'signed-in']);
    expect(lastResponses.get().size).toBe(0);
  });

  it('a token that lists specific accounts is never sent to any other account', async () => {
    startTestSession('author@acme.test', 'author', {
      chat_instance: 1,
      accounts: [{ id: 7, role: 'administrator' }],
    });
    expect(await sendWrite(createScope('acme'))).toBe(NOTHING_SENT);
    expect(isAdministrator(createScope('acme'))).toBeNull();
    expect(
      listWorkspaces({ email: '', claims: { instance: 1, accounts: [], tenants: null, name: null } }),
    ).toEqual([]);
  });

  it('a token that names neither an instance nor accounts may be sent', async () => {
    startTestSession('author@acme.test', 'author', {});
    expect(await sendWrite(createScope('acme'))).toBe('author');
  });

  it.each([1, '1'])('a token is valid only for the instance that it names: %j', async (chat_instance) => {
    startTestSession('author@acme.test', 'author', { chat_instance });
    expect(getWorkspaceAccess(createScope('acme'))).toBe('covered');
    expect(getWorkspaceAccess(createScope('globex'))).toBe('unasked');
  });

  it.each(['', ' ', [], {}, true, 'one', -1, 1.5])(
    'a token with an invalid instance claim is valid for every instance: %j',
    async (chat_instance) => {
      startTestSession('author@acme.test', 'author', { chat_instance });
      expect(getWorkspaceAccess(createScope('acme'))).toBe('covered');
      expect(getWorkspaceAccess(createScope('globex'))).toBe('covered');
    },
  );

  it.each([
    ['a copy', {}],
    ['another instance under the same slug', { instance: 2 }],
    ['another account under the same slug', { accountId: 2 }],
    ['another tenant under the same slug', { tenant: 'globex' }],
    ['another person under the same slug', { person: 'admin@acme.test' }],
  ])('the token is sent only for a scope that the session created, not for %s', async (_, changes) => {
    startTestSession('author@acme.test', 'author');
    const scope = createScope('acme');
    expect(credentials.bearer({ ...scope, ...changes })).toBeNull();
    expect(credentials.isOwn({ ...scope, ...changes })).toBe(false);
    expect(await sendWrite({ ...scope, ...changes })).toBe(NOTHING_SENT);
    expect(await sendWrite(scope)).toBe('author');
  });

  it('the scopes that the session creates are frozen objects', () => {
    startTestSession('author@acme.test', 'author');
    expect(Object.isFrozen(createScope('acme'))).toBe(true);
  });

  it('the session ends when a workspace rejects a renewed token, even if the workspace accepted the previous token', async () => {
    startTestSession('author@acme.test', 'first');
    const scope = createScope('acme');
    await sendWrite(scope);
    startTestSession('author@acme.test', 'second');
    mockResponse(401);
    await sendWrite(scope);
    expect(session.get()).toMatchObject({ step: 'lapsed', refused: scope });
  });
});

describe('session in several tabs', () => {
  it('a sign-out is announced to other tabs', async () => {
    startTestSession('author@acme.test', 'author');
    const heard: unknown[] = [];
    const tab = new BroadcastChannel('console-session');
    tab.onmessage = ({ data }) => heard.push(data);
    session.signOut();
    await vi.waitFor(() => expect(heard).toContain('sign-out'));
    tab.close();
  });

  it('the session ends when the user signs out in another tab', async () => {
    startTestSession('author@acme.test', 'author');
    const scope = createScope('acme');
    const tab = new BroadcastChannel('console-session');
    tab.postMessage('sign-out');
    await vi.waitFor(() => expect(session.get().step).toBe('signed-out'));
    tab.close();
    expect(await sendWrite(scope)).toBe(NOTHING_SENT);
  });
});
