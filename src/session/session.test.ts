import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCannedResponse, listCannedResponses } from '~/api/canned-responses';
import { lastResponses } from '~/api/http/availability';
import { call } from '~/api/http/client';
import { getBlockedSeconds, rateLimit, updateRateLimit } from '~/api/http/rate-limit';
import { isAdministrator } from './administrator';
import {
  createScope,
  fetched,
  NOTHING_SENT,
  resetSession,
  response,
  signIn,
  write,
} from './fixtures/signed-in';
import { credentials, getCoverage, listWorkspaces, session } from './session';

beforeEach(resetSession);

describe('token', () => {
  it('is never sent in a request of an earlier session, whoever signs in next', async () => {
    signIn('author@acme.test', 'author');
    const scope = createScope('acme');
    expect(await write(scope)).toBe('author');
    session.signOut();
    expect(await write(scope)).toBe(NOTHING_SENT);
    signIn('admin@acme.test', 'admin');
    expect(await write(scope)).toBe(NOTHING_SENT);
    expect(await write(createScope('acme'))).toBe('admin');
    session.signOut();
    signIn('author@acme.test', 'again');
    expect(await write(scope)).toBe(NOTHING_SENT);
  });

  it('is replaced by the renewed token of the same person, before and after expiry', async () => {
    signIn('author@acme.test', 'first');
    const scope = createScope('acme');
    signIn('Author@Acme.test ', 'second');
    expect(await write(scope)).toBe('second');
    response(401);
    expect(await write(scope)).toBe('second');
    expect(session.get().step).toBe('lapsed');
    response(201);
    signIn('author@acme.test', 'third');
    expect(await write(scope)).toBe('third');
    expect(createScope('acme')).toBe(scope);
  });

  it('isn’t sent during the wait after a 429, even if the same person renews it, but is sent for the next person', async () => {
    signIn('author@acme.test', 'first');
    updateRateLimit(new Headers(), Date.now(), 60);
    signIn('author@acme.test', 'second');
    expect(getBlockedSeconds(Date.now())).toBe(60);
    expect(await write(createScope('acme'))).toMatch(/"rate-limited"/);
    signIn('admin@acme.test', 'third');
    expect(getBlockedSeconds(Date.now())).toBe(0);
    expect(await write(createScope('acme'))).toBe('third');
  });

  it('isn’t sent during the wait after a 429 in another tab of the same person', async () => {
    const channel = new BroadcastChannel('console-rate-limit');
    const tell = (person: string, seconds: number) =>
      channel.postMessage({
        person,
        rate: { limit: null, remaining: null, resetAt: null, blockedUntil: Date.now() + seconds * 1000 },
      });
    signIn('Author@acme.test', 'first');
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
    'isn’t sent once it has expired by the %s clock, whatever the other clock shows',
    async (clock) => {
      signIn('author@acme.test', 'author');
      const scope = createScope('acme');
      // One clock stands still, as on a sleeping machine, or was set back.
      const now = { wall: Date.now(), monotonic: performance.now() };
      vi.spyOn(Date, 'now').mockReturnValue(now.wall - (clock === 'wall' ? -3_600_000 : 86_400_000));
      vi.spyOn(performance, 'now').mockReturnValue(now.monotonic + (clock === 'monotonic' ? 3_600_000 : 0));
      expect(session.secondsLeft()).toBe(0);
      expect(await write(scope)).toBe(NOTHING_SENT);
      expect(session.get().step).toBe('lapsed');
      vi.restoreAllMocks();
    },
  );

  it('stays valid when a 401 for the previous token arrives late', async () => {
    signIn('author@acme.test', 'first');
    const scope = createScope('acme');
    let refuse = (_late: Response) => {};
    fetched.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          refuse = resolve;
        }),
    );
    const body = { canned_response: { short_code: 'a', content: 'b' } };
    const refused = call(createCannedResponse, { scope, body }).catch(() => 'refused');
    signIn('author@acme.test', 'second');
    refuse(new Response('{}', { status: 401 }));
    expect(await refused).toBe('refused');
    expect(session.get().step).toBe('signed-in');
    expect(await write(scope)).toBe('second');
  });

  it.each([
    ['a 429', 429],
    ['a success', 200],
    ['a failure', 500],
    ['no answer', null],
  ])(
    'has no effect after its session: %s that arrives late doesn’t affect the next person',
    async (_, status) => {
      signIn('author@acme.test', 'author');
      let end = (_late: Response | Promise<never>) => {};
      fetched.mockImplementationOnce(
        () =>
          new Promise((resolve) => {
            end = resolve;
          }),
      );
      const reading = call(listCannedResponses, { scope: createScope('acme'), query: {} }).catch(() => null);
      session.signOut();
      signIn('admin@acme.test', 'admin');
      const headers = { 'retry-after': '3600', 'ratelimit-limit': '10', 'ratelimit-remaining': '0' };
      end(status === null ? Promise.reject(new Error()) : new Response('{"data":[]}', { status, headers }));
      await reading;
      expect(getBlockedSeconds(Date.now())).toBe(0);
      expect(rateLimit.get().limit).toBeNull();
      expect(lastResponses.get().size).toBe(0);
    },
  );

  it('replaces that of another person only after all subscribers were notified of the sign-out', async () => {
    signIn('author@acme.test', 'author');
    await write(createScope('acme'));
    const steps: string[] = [];
    const stop = session.subscribe(() => steps.push(session.get().step));
    signIn('Author@acme.test', 'renewed');
    expect(steps).toEqual(['signed-in']);
    signIn('admin@acme.test', 'admin');
    stop();
    expect(steps).toEqual(['signed-in', 'signed-out', 'signed-in']);
    expect(lastResponses.get().size).toBe(0);
  });

  it('is never sent to an account that it doesn’t name', async () => {
    signIn('author@acme.test', 'author', { chat_instance: 1, accounts: [{ id: 7, role: 'administrator' }] });
    expect(await write(createScope('acme'))).toBe(NOTHING_SENT);
    expect(isAdministrator(createScope('acme'))).toBeNull();
    expect(
      listWorkspaces({ email: '', claims: { instance: 1, accounts: [], tenants: null, name: null } }),
    ).toEqual([]);
  });

  it('is sent when it names neither an instance nor accounts', async () => {
    signIn('author@acme.test', 'author', {});
    expect(await write(createScope('acme'))).toBe('author');
  });

  it.each([1, '1'])('covers only the instance that it names: %j', async (chat_instance) => {
    signIn('author@acme.test', 'author', { chat_instance });
    expect(getCoverage(createScope('acme'))).toBe('covered');
    expect(getCoverage(createScope('globex'))).toBe('unasked');
  });

  it.each(['', ' ', [], {}, true, 'one', -1, 1.5])(
    'covers every instance when the instance claim is invalid: %j',
    async (chat_instance) => {
      signIn('author@acme.test', 'author', { chat_instance });
      expect(getCoverage(createScope('acme'))).toBe('covered');
      expect(getCoverage(createScope('globex'))).toBe('covered');
    },
  );

  it.each([
    ['a copy', {}],
    ['another instance under the same slug', { instance: 2 }],
    ['another account under the same slug', { accountId: 2 }],
    ['another tenant under the same slug', { tenant: 'globex' }],
    ['another person under the same slug', { person: 'admin@acme.test' }],
  ])("is only sent for the session's own scope, not for %s", async (_, changes) => {
    signIn('author@acme.test', 'author');
    const scope = createScope('acme');
    expect(credentials.bearer({ ...scope, ...changes })).toBeNull();
    expect(credentials.isOwn({ ...scope, ...changes })).toBe(false);
    expect(await write({ ...scope, ...changes })).toBe(NOTHING_SENT);
    expect(await write(scope)).toBe('author');
  });

  it('is only available to frozen scopes', () => {
    signIn('author@acme.test', 'author');
    expect(Object.isFrozen(createScope('acme'))).toBe(true);
  });

  it('ends the session and names the workspace that rejected it, although that accepted the previous token', async () => {
    signIn('author@acme.test', 'first');
    const scope = createScope('acme');
    await write(scope);
    signIn('author@acme.test', 'second');
    response(401);
    await write(scope);
    expect(session.get()).toMatchObject({ step: 'lapsed', refused: scope });
  });
});

describe('session in several tabs', () => {
  it('notifies other tabs of a sign-out', async () => {
    signIn('author@acme.test', 'author');
    const heard: unknown[] = [];
    const tab = new BroadcastChannel('console-session');
    tab.onmessage = ({ data }) => heard.push(data);
    session.signOut();
    await vi.waitFor(() => expect(heard).toContain('sign-out'));
    tab.close();
  });

  it('ends when another tab signs out', async () => {
    signIn('author@acme.test', 'author');
    const scope = createScope('acme');
    const tab = new BroadcastChannel('console-session');
    tab.postMessage('sign-out');
    await vi.waitFor(() => expect(session.get().step).toBe('signed-out'));
    tab.close();
    expect(await write(scope)).toBe(NOTHING_SENT);
  });
});
