import { beforeEach, describe, expect, it } from 'vitest';
import { createCannedResponse } from '~/api/canned-responses';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { callOperation } from '~/api/http/client';
import { rateLimit } from '~/api/http/rate-limit';
import { isAdministrator } from './administrator';
import {
  ADMINISTRATOR_CLAIMS,
  createScope,
  mockResponse,
  NOTHING_SENT,
  resetSession,
  sendWrite,
  startTestSession,
} from './fixtures/signed-in';
import {
  findWorkspace,
  getWorkspaceAccess,
  listWorkspaces,
  listWorkspacesOnOtherInstances,
  session,
} from './session';

beforeEach(resetSession);

describe('workspace on a different instance than the token names', () => {
  it('a workspace on another instance opens after confirmation, and gets no role from the token’s claims', async () => {
    startTestSession('both@acme.test', 'both');
    const globex = createScope('globex');
    expect(getWorkspaceAccess(globex)).toBe('unasked');
    expect(await sendWrite(globex)).toBe(NOTHING_SENT);
    session.open(globex);
    expect(getWorkspaceAccess(globex)).toBe('opened');
    expect(await sendWrite(globex)).toBe('both');
    expect(isAdministrator(globex)).toBeNull();
    expect(isAdministrator(createScope('acme'))).toBe(true);
    startTestSession('both@acme.test', 'renewed');
    expect(await sendWrite(globex)).toBe('renewed');
    session.signOut();
    startTestSession('both@acme.test', 'again');
    expect(getWorkspaceAccess(createScope('globex'))).toBe('unasked');
  });

  it('a 401 closes a workspace on another instance without ending the session', async () => {
    startTestSession('admin@acme.test', 'admin');
    const globex = createScope('globex');
    session.open(globex);
    mockResponse(401);
    const body = { canned_response: { short_code: 'a', content: 'b' } };
    await Promise.allSettled([1, 2].map(() => callOperation(createCannedResponse, { scope: globex, body })));
    expect(getWorkspaceAccess(globex)).toBe('refused');
    expect(session.get().step).toBe('signed-in');
    expect(await sendWrite(globex)).toBe(NOTHING_SENT);
    mockResponse(201);
    expect(await sendWrite(createScope('acme'))).toBe('admin');
    // The platform may accept the new token, so the user may open the workspace again.
    startTestSession('admin@acme.test', 'renewed');
    expect(getWorkspaceAccess(globex)).toBe('unasked');
  });

  it.each([429, 500, 502])(
    'a 401 that follows a %i closes a workspace on another instance without ending the session',
    async (status) => {
      startTestSession('admin@acme.test', 'admin');
      const globex = createScope('globex');
      session.open(globex);
      mockResponse(status);
      await sendWrite(globex);
      rateLimit.reset();
      mockResponse(401);
      await sendWrite(globex);
      expect(getWorkspaceAccess(globex)).toBe('refused');
      expect(session.get().step).toBe('signed-in');
    },
  );

  it('a 401 from a workspace on another instance ends the session if the workspace had accepted the token', async () => {
    startTestSession('both@acme.test', 'both');
    const globex = createScope('globex');
    session.open(globex);
    await sendWrite(globex);
    mockResponse(401);
    await sendWrite(globex);
    expect(session.get().step).toBe('lapsed');
  });

  it('workspaces on another instance are listed separately from workspaces of the token’s instance', () => {
    startTestSession('both@acme.test', 'both');
    const state = session.get();
    if (state.step === 'signed-out') throw new Error('nobody is signed in');
    expect(listWorkspaces(state.person).map(({ slug }) => slug)).toEqual(['acme']);
    expect(listWorkspacesOnOtherInstances(state.person).map(({ slug }) => slug)).toEqual(['globex']);
  });

  it('a workspace on another instance can’t be opened again after a 401 until the token is renewed', async () => {
    startTestSession('admin@acme.test', 'admin');
    const [acme, globex] = [createScope('acme'), createScope('globex')];
    session.open(globex);
    session.open(acme);
    mockResponse(401);
    await sendWrite(globex);
    session.open(globex);
    expect(getWorkspaceAccess(globex)).toBe('refused');
    await sendWrite(acme);
    expect(session.get()).toMatchObject({ step: 'lapsed', refused: acme });
  });

  it('a workspace on another instance never opens if it isn’t configured and the user enters its IDs', async () => {
    setConfiguration(
      configurationSchema.parse({ mode: 'live', platformUrl: '', authUrl: '', assistantUrl: '' }),
    );
    startTestSession('both@acme.test', 'both');
    const scope = createScope('2-1');
    session.open(scope);
    expect(getWorkspaceAccess(scope)).toBe('other-instance');
    expect(await sendWrite(scope)).toBe(NOTHING_SENT);
  });
});

describe('findWorkspace without configured workspaces', () => {
  const tenantOf = (slug: string) => findWorkspace(slug)?.tenant;
  beforeEach(() => {
    setConfiguration(
      configurationSchema.parse({ mode: 'live', platformUrl: '', authUrl: '', assistantUrl: '' }),
    );
  });

  it('findWorkspace returns the tenant of the token if the token names only one tenant', () => {
    startTestSession('admin@acme.test', 'one', { ...ADMINISTRATOR_CLAIMS, tenants: ['acme'] });
    expect(tenantOf('1-1')).toBe('acme');
    expect(createScope('1-1').tenant).toBe('acme');
  });

  it('findWorkspace returns the tenant in the slug if the token names several tenants', () => {
    startTestSession('admin@acme.test', 'two', { ...ADMINISTRATOR_CLAIMS, tenants: ['acme', 'acme-labs'] });
    expect(tenantOf('1-1')).toBeNull();
    expect(findWorkspace('1-1-acme-labs')).toMatchObject({
      instance: 1,
      accountId: 1,
      tenant: 'acme-labs',
    });
    expect(findWorkspace('1-1-globex')).toBeNull();
  });

  it.each(['x1-1', '1-1x', '1-', '-1', '1-1234567890', '1234567890-1', '1-1-'])(
    'findWorkspace returns null for the invalid slug %s',
    (slug) => {
      startTestSession('admin@acme.test', 'one');
      expect(findWorkspace(slug)).toBeNull();
    },
  );

  it('findWorkspace accepts instance and account IDs of several digits', () => {
    startTestSession('admin@acme.test', 'one');
    expect(findWorkspace('12-345')).toMatchObject({ instance: 12, accountId: 345 });
  });

  it('findWorkspace returns no tenant if the token names none', () => {
    startTestSession('admin@acme.test', 'none');
    expect(tenantOf('1-1')).toBeNull();
  });
});
