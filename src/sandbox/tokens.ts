// The tokens of the simulated sign-in. They look like JWTs but have no valid signature. A token is valid while it is in
// the platform's list.
import type { IssuedToken, Platform } from './platform';
import type { Identity } from './state';

export const TOKEN_LIFETIME_SECONDS = 3600;

const base64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const encoded = (value: unknown) => base64Url(new TextEncoder().encode(JSON.stringify(value)));

export const createRandomText = (bytes: number) => base64Url(crypto.getRandomValues(new Uint8Array(bytes)));

const jwt = (claims: object) =>
  `${encoded({ alg: 'RS256', typ: 'JWT', kid: 'sandbox' })}.${encoded(claims)}.${createRandomText(32)}`;

/** Returns the claims of an `id_token`. They describe one instance, even for an identity that belongs to two. */
function idClaims(identity: Identity, expiresAt: number) {
  return {
    email: identity.email,
    name: identity.name,
    chat_instance: identity.claimsInstance,
    accounts: identity.memberships
      .filter(({ instance }) => instance === identity.claimsInstance)
      .map(({ accountId, role }) => ({ id: accountId, role })),
    tenants: identity.tenants,
    token_use: 'id',
    exp: Math.floor(expiresAt / 1000),
  };
}

/** Issues a pair of tokens in the format of a sign-in response. `now` is in milliseconds. */
export function createToken(platform: Platform, identity: Identity, now: number) {
  const expiresAt = now + TOKEN_LIFETIME_SECONDS * 1000;
  const token: IssuedToken = {
    idToken: jwt(idClaims(identity, expiresAt)),
    accessToken: jwt({ token_use: 'access', exp: Math.floor(expiresAt / 1000) }),
    email: identity.email,
    expiresAt,
  };
  platform.tokens = [...platform.tokens.filter((other) => other.expiresAt > now), token];
  return {
    id_token: token.idToken,
    access_token: token.accessToken,
    expires_in: TOKEN_LIFETIME_SECONDS,
    token_type: 'Bearer',
  };
}

/** Returns the bearer token of a request. Returns null if there is none or the header uses another scheme. */
export function getBearerToken(headers: Headers): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/**
 * Returns the identity of a token. Returns `access` for an access token, which has no identity, and `invalid` for an
 * unknown or expired token.
 */
export function findTokenIdentity(
  platform: Platform,
  bearer: string,
  now: number,
): Identity | 'access' | 'invalid' {
  const token = platform.tokens.find(
    ({ idToken, accessToken }) => idToken === bearer || accessToken === bearer,
  );
  if (!token || token.expiresAt <= now) return 'invalid';
  if (token.accessToken === bearer) return 'access';
  return platform.state.identities.find(({ email }) => email === token.email) ?? 'invalid';
}

export function revokeToken(platform: Platform, bearer: string): void {
  platform.tokens = platform.tokens.filter(({ idToken }) => idToken !== bearer);
}
