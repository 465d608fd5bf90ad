import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCannedResponse, listCannedResponses } from '~/api/canned-responses';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { isApiError } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import { connectCredentials } from '~/api/http/credentials';
import { lastAnswers } from '~/api/http/last-answers';
import { blockedFor, noteRateLimit, rateLimit } from '~/api/http/rate-limit';
import type { Scope } from '~/api/scope';
import {
  coverage,
  credentials,
  roleIn,
  session,
  workspaceBySlug,
  workspacesElsewhere,
  workspacesOf,
} from './session';

const token = (claims: object, secret: string) => `x.${btoa(JSON.stringify(claims))}.${secret}`;

const CLAIMS = { chat_instance: 1, accounts: [{ id: 1, role: 'administrator' }] };

const signIn = (email: string, secret: string, claims: object = CLAIMS) =>
  session.start(email, { id_token: token(claims, secret), expires_in: 3600 });

const scopeOf = (slug: string): Scope => {
  const workspace = workspaceBySlug(slug);
  const scope = workspace && session.scope(workspace);
  if (!scope) throw new Error('nobody is signed in');
  return scope;
};

const fetched = vi.fn<typeof fetch>();
const answer = (status: number) =>
  fetched.mockImplementation(
    async () => new Response(JSON.stringify({ id: 1, short_code: 'a', content: 'b' }), { status }),
  );

/** Writes under a scope; answers the secret that left with it, or the kind of the refusal. */
async function write(scope: Scope): Promise<string> {
  fetched.mockClear();
  const body = { canned_response: { short_code: 'a', content: 'b' } };
  const problem = await call(createCannedResponse, { scope, body }).then(
    () => null,
    (error: unknown) => (isApiError(error) ? error.problem : null),
  );
  const [, init] = fetched.mock.calls[0] ?? [];
  const bearer = new Headers(init?.headers).get('authorization');
  return bearer?.split('.')[2] ?? JSON.stringify(problem);
}

const NOTHING_SENT = JSON.stringify({ kind: 'unauthenticated', sent: false });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  connectCredentials(credentials);
  answer(201);
  rateLimit.reset();
  session.signOut();
  setConfiguration(
    configurationSchema.parse({
      mode: 'live',
      platformUrl: 'https://api.example.test',
      authUrl: '',
      assistantUrl: '',
      workspaces: [
        { slug: 'acme', name: 'Acme', instance: 1, accountId: 1 },
        { slug: 'globex', name: 'Globex', instance: 2, accountId: 1 },
      ],
    }),
  );
});

describe('whose token a call gets', () => {
  it('is never the next person’s, nor a later sign-in’s of the same person', async () => {
    signIn('author@acme.test', 'author');
    const scope = scopeOf('acme');
    expect(await write(scope)).toBe('author');
    session.signOut();
    expect(await write(scope)).toBe(NOTHING_SENT);
    signIn('admin@acme.test', 'admin');
    expect(await write(scope)).toBe(NOTHING_SENT);
    expect(await write(scopeOf('acme'))).toBe('admin');
    session.signOut();
    signIn('author@acme.test', 'again');
    expect(await write(scope)).toBe(NOTHING_SENT);
  });

  it('is the new one for the same person who renews, in time or after the end', async () => {
    signIn('author@acme.test', 'first');
    const scope = scopeOf('acme');
    signIn('Author@Acme.test ', 'second');
    expect(await write(scope)).toBe('second');
    answer(401);
    expect(await write(scope)).toBe('second');
    expect(session.get().step).toBe('lapsed');
    answer(201);
    signIn('author@acme.test', 'third');
    expect(await write(scope)).toBe('third');
    expect(scopeOf('acme')).toBe(scope);
  });

  it('waits as long as before for the same person who renews, and not at all for the next', async () => {
    signIn('author@acme.test', 'first');
    noteRateLimit(new Headers(), Date.now(), 60);
    signIn('author@acme.test', 'second');
    expect(blockedFor(Date.now())).toBe(60);
    expect(await write(scopeOf('acme'))).toMatch(/"rate-limited"/);
    signIn('admin@acme.test', 'third');
    expect(blockedFor(Date.now())).toBe(0);
    expect(await write(scopeOf('acme'))).toBe('third');
  });

  it.each(['wall', 'monotonic'])(
    'is nobody’s once its time is over by the %s clock, whatever the other says',
    async (clock) => {
      signIn('author@acme.test', 'author');
      const scope = scopeOf('acme');
      // The one stands still, as in a machine that sleeps, or was set back.
      const now = { wall: Date.now(), monotonic: performance.now() };
      vi.spyOn(Date, 'now').mockReturnValue(now.wall - (clock === 'wall' ? -3_600_000 : 86_400_000));
      vi.spyOn(performance, 'now').mockReturnValue(now.monotonic + (clock === 'monotonic' ? 3_600_000 : 0));
      expect(session.secondsLeft()).toBe(0);
      expect(await write(scope)).toBe(NOTHING_SENT);
      expect(session.get().step).toBe('lapsed');
      vi.restoreAllMocks();
    },
  );

  it('is not ended by the late refusal of the one before', async () => {
    signIn('author@acme.test', 'first');
    const scope = scopeOf('acme');
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
    ['a limit', 429],
    ['a success', 200],
    ['a failure', 500],
    ['no answer', null],
  ])('is over: %s that comes after its sign-in tells the next person nothing', async (_, status) => {
    signIn('author@acme.test', 'author');
    let end = (_late: Response | Promise<never>) => {};
    fetched.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    );
    const reading = call(listCannedResponses, { scope: scopeOf('acme'), query: {} }).catch(() => null);
    session.signOut();
    signIn('admin@acme.test', 'admin');
    const headers = { 'retry-after': '3600', 'ratelimit-limit': '10', 'ratelimit-remaining': '0' };
    end(status === null ? Promise.reject(new Error()) : new Response('{"data":[]}', { status, headers }));
    await reading;
    expect(blockedFor(Date.now())).toBe(0);
    expect(rateLimit.get().limit).toBeNull();
    expect(lastAnswers.get().size).toBe(0);
  });

  it('is another person’s only after all that follows the session heard that nobody is signed in', async () => {
    signIn('author@acme.test', 'author');
    await write(scopeOf('acme'));
    const steps: string[] = [];
    const stop = session.subscribe(() => steps.push(session.get().step));
    signIn('Author@acme.test', 'renewed');
    expect(steps).toEqual(['signed-in']);
    signIn('admin@acme.test', 'admin');
    stop();
    expect(steps).toEqual(['signed-in', 'signed-out', 'signed-in']);
    expect(lastAnswers.get().size).toBe(0);
  });

  it('is nobody’s for an account that the token doesn’t name', async () => {
    signIn('author@acme.test', 'author', { chat_instance: 1, accounts: [{ id: 7, role: 'administrator' }] });
    expect(await write(scopeOf('acme'))).toBe(NOTHING_SENT);
    expect(roleIn(session.get(), scopeOf('acme'))).toBeNull();
    expect(
      workspacesOf({ email: '', claims: { instance: 1, accounts: [], tenants: null, name: null } }),
    ).toEqual([]);
  });

  it('is left to the platform where the token names neither instance nor accounts', async () => {
    signIn('author@acme.test', 'author', {});
    expect(await write(scopeOf('acme'))).toBe('author');
  });

  it.each([1, '1'])('is for the instance that it names: %j', async (chat_instance) => {
    signIn('author@acme.test', 'author', { chat_instance });
    expect(coverage(scopeOf('acme'))).toBe('covered');
    expect(coverage(scopeOf('globex'))).toBe('unasked');
  });

  it.each(['', ' ', [], {}, true, 'one', -1, 1.5])(
    'is left to the platform where the instance is none: %j',
    async (chat_instance) => {
      signIn('author@acme.test', 'author', { chat_instance });
      expect(coverage(scopeOf('acme'))).toBe('covered');
      expect(coverage(scopeOf('globex'))).toBe('covered');
    },
  );

  it('is none for a copy of a scope that the session did not make', async () => {
    signIn('author@acme.test', 'author');
    expect(await write({ ...scopeOf('acme') })).toBe(NOTHING_SENT);
  });
});

describe('a workspace on another instance than the token names', () => {
  it('opens after the person said so, for this sign-in, and takes no role from the claims', async () => {
    signIn('both@acme.test', 'both');
    const globex = scopeOf('globex');
    expect(coverage(globex)).toBe('unasked');
    expect(await write(globex)).toBe(NOTHING_SENT);
    session.open(globex);
    expect(coverage(globex)).toBe('opened');
    expect(await write(globex)).toBe('both');
    expect(roleIn(session.get(), globex)).toBeNull();
    expect(roleIn(session.get(), scopeOf('acme'))).toBe('administrator');
    signIn('both@acme.test', 'renewed');
    expect(await write(globex)).toBe('renewed');
    session.signOut();
    signIn('both@acme.test', 'again');
    expect(coverage(scopeOf('globex'))).toBe('unasked');
  });

  it('is closed by its 401s, which end nothing else', async () => {
    signIn('admin@acme.test', 'admin');
    const globex = scopeOf('globex');
    session.open(globex);
    answer(401);
    const body = { canned_response: { short_code: 'a', content: 'b' } };
    await Promise.allSettled([1, 2].map(() => call(createCannedResponse, { scope: globex, body })));
    expect(coverage(globex)).toBe('refused');
    expect(session.get().step).toBe('signed-in');
    expect(await write(globex)).toBe(NOTHING_SENT);
    answer(201);
    expect(await write(scopeOf('acme'))).toBe('admin');
    // Another token may be good there.
    signIn('admin@acme.test', 'renewed');
    expect(coverage(globex)).toBe('unasked');
  });

  it.each([429, 500, 502])(
    'is closed by a 401 after a %i, which nobody gave who knew the token',
    async (status) => {
      signIn('admin@acme.test', 'admin');
      const globex = scopeOf('globex');
      session.open(globex);
      answer(status);
      await write(globex);
      rateLimit.reset();
      answer(401);
      await write(globex);
      expect(coverage(globex)).toBe('refused');
      expect(session.get().step).toBe('signed-in');
    },
  );

  it('asks to sign in again where the token was good before', async () => {
    signIn('both@acme.test', 'both');
    const globex = scopeOf('globex');
    session.open(globex);
    await write(globex);
    answer(401);
    await write(globex);
    expect(session.get().step).toBe('lapsed');
  });

  it('is offered apart from one’s own', () => {
    signIn('both@acme.test', 'both');
    const state = session.get();
    if (state.step === 'signed-out') throw new Error('nobody is signed in');
    expect(workspacesOf(state.person).map(({ slug }) => slug)).toEqual(['acme']);
    expect(workspacesElsewhere(state.person).map(({ slug }) => slug)).toEqual(['globex']);
  });

  it('never opens where its numbers were typed by hand', async () => {
    setConfiguration(
      configurationSchema.parse({ mode: 'live', platformUrl: '', authUrl: '', assistantUrl: '' }),
    );
    signIn('both@acme.test', 'both');
    const scope = scopeOf('2-1');
    session.open(scope);
    expect(coverage(scope)).toBe('other-instance');
    expect(await write(scope)).toBe(NOTHING_SENT);
  });
});

describe('where no workspace is configured', () => {
  const tenantOf = (slug: string) => workspaceBySlug(slug)?.tenant;
  beforeEach(() => {
    setConfiguration(
      configurationSchema.parse({ mode: 'live', platformUrl: '', authUrl: '', assistantUrl: '' }),
    );
  });

  it('the only tenant of the sign-in is the workspace’s', () => {
    signIn('admin@acme.test', 'one', { ...CLAIMS, tenants: ['acme'] });
    expect(tenantOf('1-1')).toBe('acme');
    expect(scopeOf('1-1').tenant).toBe('acme');
  });

  it('one of several is named by the address, and no other', () => {
    signIn('admin@acme.test', 'two', { ...CLAIMS, tenants: ['acme', 'acme-labs'] });
    expect(tenantOf('1-1')).toBeNull();
    expect(workspaceBySlug('1-1-acme-labs')).toMatchObject({
      instance: 1,
      accountId: 1,
      tenant: 'acme-labs',
    });
    expect(workspaceBySlug('1-1-globex')).toBeNull();
  });

  it.each(['x1-1', '1-1x', '1-', '-1', '1-1234567890', '1234567890-1', '1-1-'])(
    '%s is no workspace',
    (slug) => {
      signIn('admin@acme.test', 'one');
      expect(workspaceBySlug(slug)).toBeNull();
    },
  );

  it('of more digits than one is', () => {
    signIn('admin@acme.test', 'one');
    expect(workspaceBySlug('12-345')).toMatchObject({ instance: 12, accountId: 345 });
  });

  it('a token that names none leaves the workspace without', () => {
    signIn('admin@acme.test', 'none');
    expect(tenantOf('1-1')).toBeNull();
  });
});
