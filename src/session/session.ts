// Who is signed in. The token lives in this module's closure and nowhere else: no store, no cache, no URL, no log.
import type { SignInAnswer } from '~/api/auth';
import { configuration, configuredWorkspaces } from '~/api/configuration';
import { availability, lastAnswers } from '~/api/http/availability';
import { type Credentials, connectCredentials } from '~/api/http/credentials';
import { rateLimit } from '~/api/http/rate-limit';
import type { Scope, Workspace } from '~/api/scope';
import { observable } from '~/lib/observable';
import { signedInAt } from '~/ui/time/signed-in-at';
import { type Claims, type Coverage, coverageOf, readClaims } from './claims';

export interface Person {
  /** As signed in with, in lower case. */
  readonly email: string;
  readonly claims: Claims;
}

/**
 * `lapsed`: the token ended or was refused while a page is open. The page stays as it is and asks to sign in again;
 * `refused` is a scope that never accepted this token, so that the workspace is the likelier cause. `isCovered`: the page is
 * hidden and asks for the password. While the person types in it, a banner asks instead.
 */
export type SessionState =
  | { readonly step: 'signed-out' }
  | { readonly step: 'signed-in'; readonly person: Person; readonly expiresAt: number }
  | {
      readonly step: 'lapsed';
      readonly person: Person;
      readonly refused: Scope | null;
      readonly isCovered?: true;
    };

type Issued = Extract<SignInAnswer, { id_token: string }>;

interface Token {
  readonly idToken: string;
  /** The two deadlines: by the wall clock, and by the clock that nobody can set. The earlier one holds. */
  readonly wallDeadline: number;
  readonly monotonicDeadline: number;
}

let token: Token | null = null;
/** Scopes for which this token was accepted at least once: a later 401 there is no matter of the pair. */
const accepted = new Set<Scope>();
/** Configured workspaces on another instance than the token names, by slug: what the person, then the platform said. */
const openings = new Map<string, 'opened' | 'refused'>();
const state = observable<SessionState>({ step: 'signed-out' });
/**
 * The scopes that this sign-in made. Only they get its token: what still runs under an ended one sends nothing, whoever
 * signs in next. The same person who renews goes on with the same scopes.
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
  lastAnswers.set(new Map());
}

function lapseInTime(): void {
  if (token && isExpired(token)) lapse(null);
}

channel?.addEventListener('message', () => end());

/** What the client asks for: the token of the present sign-in, and for nothing else. */
export const credentials: Credentials = {
  bearer(scope) {
    lapseInTime();
    const isLent = isOfThisSignIn(scope) && isOpen(coverage(scope));
    return isLent ? (token?.idToken ?? null) : null;
  },
  onAnswer(bearer, scope, status) {
    if (bearer !== token?.idToken) return;
    // A limit, and whatever stands before the platform, answers before anybody looked at the token.
    if (status === 429 || status > 499) return;
    if (status !== 401) accepted.add(scope);
    else if (openings.has(scope.slug) && !accepted.has(scope)) settleOpening(scope, 'refused');
    else lapse(accepted.has(scope) ? null : scope);
  },
  isOwn: isOfThisSignIn,
};
connectCredentials(credentials);

/** How the workspace stands to the sign-in. */
export function coverage(workspace: Workspace): Coverage {
  const current = state.get();
  if (current.step === 'signed-out') return 'no-membership';
  const covered = coverageOf(workspace, current.person.claims);
  if (covered !== 'other-instance' || !hasConfiguredWorkspaces()) return covered;
  return openings.get(workspace.slug) ?? 'unasked';
}

/** Whether the sign-in may be used for it. */
export const isOpen = (covered: Coverage): covered is 'covered' | 'opened' =>
  covered === 'covered' || covered === 'opened';

function settleOpening({ slug }: Workspace, outcome: 'opened' | 'refused'): void {
  openings.set(slug, outcome);
  state.set({ ...state.get() });
}

/** The tenants of the assistant service that the sign-in covers: none where the token doesn't say. */
export function tenantsOf(current: SessionState): readonly string[] {
  return current.step === 'signed-out' ? [] : (current.person.claims.tenants ?? []);
}

/**
 * The workspace that a slug names: a configured one or, where none is configured, `{instance}-{accountId}`. Such a one has
 * the only tenant of the sign-in, or the one that follows: `{instance}-{accountId}-{tenant}`.
 */
export function workspaceBySlug(slug: string): Workspace | null {
  const configured = configuredWorkspaces();
  if (configured.length > 0) return configured.find((workspace) => workspace.slug === slug) ?? null;
  const [, instance, accountId, named] = /^(\d{1,9})-(\d{1,9})(?:-(.+))?$/.exec(slug) ?? [];
  const tenants = tenantsOf(state.get());
  if (!instance || !accountId || (named !== undefined && !tenants.includes(named))) return null;
  const tenant = named ?? (tenants.length === 1 ? tenants[0] : null) ?? null;
  return { slug, name: slug, instance: Number(instance), accountId: Number(accountId), tenant };
}

export const session = {
  get: () => state.get(),
  subscribe: state.subscribe,

  /** Takes a token into the closure. A new one replaces the old; what another person left behind is forgotten. */
  start(email: string, issued: Issued): void {
    const current = state.get();
    const person: Person = { email: email.trim().toLowerCase(), claims: readClaims(issued.id_token) };
    const isRenewal = current.step !== 'signed-out' && current.person.email === person.email;
    if (!isRenewal) {
      // Whatever follows the session forgets the former person before it hears of the next.
      if (current.step !== 'signed-out') end();
      // The limit is the person's: a new token of the same one makes no wait shorter (contract: request-limit).
      rateLimit.reset(person.email);
    }
    // The new token may be good where the old one wasn't: the question may be asked once more.
    for (const [slug, outcome] of openings) if (outcome === 'refused') openings.delete(slug);
    const life = issued.expires_in * 1000;
    token = {
      idToken: issued.id_token,
      wallDeadline: Date.now() + life,
      monotonicDeadline: performance.now() + life,
    };
    accepted.clear();
    availability.reset();
    signedInAt.set(Date.now());
    state.set({ step: 'signed-in', person, expiresAt: token.wallDeadline });
  },

  /** The person's yes to a configured workspace on another instance: it holds until this sign-in ends. */
  open(workspace: Workspace): void {
    if (coverage(workspace) === 'unasked') settleOpening(workspace, 'opened');
  },

  /** Ends the session here and in every other tab. The platform has no sign-out: the token simply is forgotten. */
  signOut(): void {
    channel?.postMessage('sign-out');
    end();
  },

  /** Ends the token of this page and covers it. The same person is asked to sign in again. */
  lock(): void {
    lapse(null);
    const current = state.get();
    if (current.step === 'lapsed' && !current.isCovered) state.set({ ...current, isCovered: true });
  },

  /** Seconds until the token ends, by the stricter clock; 0 once it has, and where there is none. */
  secondsLeft(): number {
    if (!token) return 0;
    const left = Math.min(token.wallDeadline - Date.now(), token.monotonicDeadline - performance.now());
    return Math.max(0, Math.ceil(left / 1000));
  },

  /** Lapses the session where its token has ended. */
  lapseInTime,

  /** The workspace as the signed-in person sees it: one frozen value per slug and person. Null where nobody is signed in. */
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

/** The workspaces that the person can be offered: those configured that the token's claims cover. */
export function workspacesOf(person: Person): readonly Workspace[] {
  return configuredWorkspaces().filter((workspace) => coverageOf(workspace, person.claims) === 'covered');
}

/** The configured workspaces on another instance than the token names: each opens after one question. */
export function workspacesElsewhere(person: Person): readonly Workspace[] {
  return configuredWorkspaces().filter(
    (workspace) => coverageOf(workspace, person.claims) === 'other-instance',
  );
}

/** Whether a deployment names its workspaces; if not, sign-in asks for the numbers. */
export function hasConfiguredWorkspaces(): boolean {
  return configuration().workspaces.length > 0;
}

/** The e-mail of whoever is signed in, or was until the session lapsed; null where nobody is. */
export function personOf(): string | null {
  const current = state.get();
  return current.step === 'signed-out' ? null : current.person.email;
}
