// The session. The token is kept only in this module's closure: not in a store, cache, URL or log.
import type { SignInResponse } from '~/api/auth';
import { getConfiguration, getConfiguredWorkspaces } from '~/api/configuration';
import { type CredentialsProvider, connectCredentials } from '~/api/http/credentials-provider';
import { lastResponses, operationAvailability } from '~/api/http/operation-availability';
import { rateLimit } from '~/api/http/rate-limit';
import type { Scope, Workspace } from '~/api/scope';
import { createObservable } from '~/lib/create-observable';
import { signedInAt } from '~/ui/time/signed-in-at';
import { type Claims, compareClaims, readClaims, type WorkspaceAccess } from './claims';

export interface SignedInPerson {
  /** The email address used to sign in, in lower case. */
  readonly email: string;
  readonly claims: Claims;
}

/**
 * `lapsed`: the token expired or was rejected while a page is open. The page stays open and the user has to sign in
 * again. If `isCovered` is set, the sign-in form hides the page. Otherwise, a banner asks the user to sign in.
 * `refused` is the workspace that rejected the token. It is set only if this workspace had never accepted the token,
 * because the workspace is then the likely cause.
 */
export type SessionState =
  | { readonly step: 'signed-out' }
  | { readonly step: 'signed-in'; readonly person: SignedInPerson; readonly expiresAt: number }
  | {
      readonly step: 'lapsed';
      readonly person: SignedInPerson;
      readonly refused: Scope | null;
      readonly isCovered?: true;
    };

type Issued = Extract<SignInResponse, { id_token: string }>;

interface Token {
  readonly idToken: string;
  /**
   * The expiry times on the wall clock and on the monotonic clock, which can't be set. The token expires when either
   * clock reaches its expiry time.
   */
  readonly wallDeadline: number;
  readonly monotonicDeadline: number;
}

let token: Token | null = null;
/**
 * Scopes in which the platform accepted this token at least once. If a later request in one of them gets 401, the token
 * is no longer valid.
 */
const accepted = new Set<Scope>();
/**
 * Maps the slugs of configured workspaces on a different instance than the token's to `opened` (by the user) or
 * `refused` (by the workspace's platform).
 */
const openings = new Map<string, 'opened' | 'refused'>();
const state = createObservable<SessionState>({ step: 'signed-out' });
/** The number of sign-outs in this tab. Sign-outs in other tabs don't count. */
export const signOutCount = createObservable(0);
/**
 * The scopes of this session. Only these scopes give access to the session's token, so that code that is still running
 * after the session has ended can't send requests. If the same person renews the token, the scopes stay the same.
 */
const scopes = new Map<string, Scope>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('console-session');

const isExpired = ({ wallDeadline, monotonicDeadline }: Token) =>
  Date.now() >= wallDeadline || performance.now() >= monotonicDeadline;

const isOfThisSignIn = (scope: Scope) => scopes.get(scope.slug) === scope;

function lapse(refused: Scope | null): void {
  const current = state.get();
  token = null;
  if (current.step === 'signed-in') state.set({ step: 'lapsed', person: current.person, refused });
}

function end(): void {
  token = null;
  scopes.clear();
  openings.clear();
  state.set({ step: 'signed-out' });
  rateLimit.reset(null);
  lastResponses.set(new Map());
}

function lapseInTime(): void {
  if (token && isExpired(token)) lapse(null);
}

channel?.addEventListener('message', () => end());

/** Gives the client the token of the current session and receives its reports about responses. */
export const credentials: CredentialsProvider = {
  bearer(scope) {
    lapseInTime();
    const isLent = isOfThisSignIn(scope) && canSendRequests(getWorkspaceAccess(scope));
    return isLent ? (token?.idToken ?? null) : null;
  },
  onResponse(bearer, scope, status) {
    if (bearer !== token?.idToken) return;
    // The request limit and proxies respond without checking the token, so these statuses don't show whether the token
    // is valid.
    if (status === 429 || status > 499) return;
    if (status !== 401) accepted.add(scope);
    else if (openings.has(scope.slug) && !accepted.has(scope)) settleOpening(scope, 'refused');
    else lapse(accepted.has(scope) ? null : scope);
  },
  isOwn: isOfThisSignIn,
};
connectCredentials(credentials);

/** Returns the session's access to the workspace. */
export function getWorkspaceAccess(workspace: Workspace): WorkspaceAccess {
  const current = state.get();
  if (current.step === 'signed-out') return 'no-membership';
  const covered = compareClaims(workspace, current.person.claims);
  if (covered !== 'other-instance' || !hasConfiguredWorkspaces()) return covered;
  return openings.get(workspace.slug) ?? 'unasked';
}

/** Reports whether requests may be sent to the workspace. */
export const canSendRequests = (covered: WorkspaceAccess): covered is 'covered' | 'opened' =>
  covered === 'covered' || covered === 'opened';

function settleOpening({ slug }: Workspace, outcome: 'opened' | 'refused'): void {
  openings.set(slug, outcome);
  state.set({ ...state.get() });
}

/** Returns the tenants of the assistant service that are listed in the token, or an empty list. */
export function getTenants(current: SessionState): readonly string[] {
  return current.step === 'signed-out' ? [] : (current.person.claims.tenants ?? []);
}

/**
 * Returns the configured workspace with this slug. If none are configured, a slug such as `{instance}-{accountId}` or
 * `{instance}-{accountId}-{tenant}` defines the workspace. Without a tenant in the slug, the workspace has the token's
 * tenant if the token names exactly one.
 */
export function findWorkspace(slug: string): Workspace | null {
  const configured = getConfiguredWorkspaces();
  if (configured.length > 0) return configured.find((workspace) => workspace.slug === slug) ?? null;
  const [, instance, accountId, named] = /^(\d{1,9})-(\d{1,9})(?:-(.+))?$/.exec(slug) ?? [];
  const tenants = getTenants(state.get());
  if (!instance || !accountId || (named !== undefined && !tenants.includes(named))) return null;
  const tenant = named ?? (tenants.length === 1 ? tenants[0] : null) ?? null;
  return { slug, name: slug, instance: Number(instance), accountId: Number(accountId), tenant };
}

/** The session of this page, as a subscribable value with the methods that change it. */
export const session = {
  get: () => state.get(),
  subscribe: state.subscribe,

  /**
   * Starts a session with a new token, or renews the session of the same person. If another person is signed in, ends
   * their session first.
   */
  start(email: string, issued: Issued): void {
    const current = state.get();
    const person: SignedInPerson = { email: email.trim().toLowerCase(), claims: readClaims(issued.id_token) };
    const isRenewal = current.step !== 'signed-out' && current.person.email === person.email;
    if (!isRenewal) {
      // Ends the previous person's session first, because subscribers must clear that person's data before they are
      // notified of the new session.
      if (current.step !== 'signed-out') end();
      // The request limit is per person, so a renewed token doesn't end a wait (contract: request-limit).
      rateLimit.reset(person.email);
    }
    // Lets the user open these workspaces again, because a workspace that rejected the previous token may accept the
    // new one.
    for (const [slug, outcome] of openings) if (outcome === 'refused') openings.delete(slug);
    const life = issued.expires_in * 1000;
    token = {
      idToken: issued.id_token,
      wallDeadline: Date.now() + life,
      monotonicDeadline: performance.now() + life,
    };
    accepted.clear();
    operationAvailability.reset();
    signedInAt.set(Date.now());
    state.set({ step: 'signed-in', person, expiresAt: token.wallDeadline });
  },

  /** Opens a configured workspace on a different instance until the session ends. Call it after the user confirmed. */
  open(workspace: Workspace): void {
    if (getWorkspaceAccess(workspace) === 'unasked') settleOpening(workspace, 'opened');
  },

  /**
   * Ends the session in all tabs. The platform has no operation for signing out, so the console only forgets the token.
   */
  signOut(): void {
    const isFirst = state.get().step !== 'signed-out';
    channel?.postMessage('sign-out');
    end();
    if (isFirst) signOutCount.set(signOutCount.get() + 1);
  },

  /** Forgets the token and hides the page until the same person signs in again. */
  lock(): void {
    lapse(null);
    const current = state.get();
    if (current.step === 'lapsed' && !current.isCovered) state.set({ ...current, isCovered: true });
  },

  /** Returns the seconds until the token expires by either clock, or 0 if it has expired or there is no token. */
  secondsLeft(): number {
    if (!token) return 0;
    const left = Math.min(token.wallDeadline - Date.now(), token.monotonicDeadline - performance.now());
    return Math.max(0, Math.ceil(left / 1000));
  },

  /** Changes the session to `lapsed` if its token has expired. */
  lapseInTime,

  /**
   * Returns the scope of a workspace for the signed-in person: one frozen object per slug and session. Null if no one
   * is signed in.
   */
  scope(workspace: Workspace): Scope | null {
    const current = state.get();
    if (current.step === 'signed-out') return null;
    const known = scopes.get(workspace.slug);
    if (known) return known;
    const scope = Object.freeze({ ...workspace, person: current.person.email });
    scopes.set(workspace.slug, scope);
    return scope;
  },
};

/** Returns the configured workspaces that the token's claims cover. */
export function listWorkspaces(person: SignedInPerson): readonly Workspace[] {
  return getConfiguredWorkspaces().filter(
    (workspace) => compareClaims(workspace, person.claims) === 'covered',
  );
}

/**
 * Returns the configured workspaces on a different instance than the token's. Each of these workspaces opens only after
 * the user confirms.
 */
export function listWorkspacesOnOtherInstances(person: SignedInPerson): readonly Workspace[] {
  return getConfiguredWorkspaces().filter(
    (workspace) => compareClaims(workspace, person.claims) === 'other-instance',
  );
}

/**
 * Reports whether the configuration contains workspaces. If not, the sign-in form asks for the instance and the
 * account.
 */
export function hasConfiguredWorkspaces(): boolean {
  return getConfiguration().workspaces.length > 0;
}

/**
 * Returns the email address of the signed-in person, also while the session is `lapsed`. Null if no one is signed in.
 */
export function getPersonEmail(): string | null {
  const current = state.get();
  return current.step === 'signed-out' ? null : current.person.email;
}
