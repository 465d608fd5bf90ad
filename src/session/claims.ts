// Claims of the token about the person. Missing claims are replaced by the configuration and the platform's refusals.
import * as z from 'zod/mini';
import { getConfiguration } from '~/api/configuration';
import type { Workspace } from '~/api/scope';
import { decodeToken } from '~/lib/decode-token';

export interface Claims {
  readonly instance: number | null;
  readonly accounts: readonly { readonly id: number; readonly role: string | null }[] | null;
  readonly tenants: readonly string[] | null;
  readonly name: string | null;
}

const accounts = z.array(z.object({ id: z.number(), role: z.catch(z.nullable(z.string()), null) }));

/** Parses a number, also in a string. Returns null for anything else: an empty string must not become instance 0. */
const numberIn = (claim: unknown) => (/^\d+$/.test(String(claim)) ? Number(claim) : null);

/** Reads the claims by the names in the configuration. A missing or invalid claim is null. */
export function readClaims(idToken: string): Claims {
  const names = getConfiguration().claims;
  const raw = decodeToken(idToken);
  return {
    instance: numberIn(raw[names.instance]),
    accounts: z.catch(z.nullable(accounts), null).parse(raw[names.accounts] ?? null),
    tenants: z.catch(z.nullable(z.array(z.string())), null).parse(raw[names.tenants] ?? null),
    name: z.catch(z.nullable(z.string()), null).parse(raw.name ?? null),
  };
}

/** The relation of the token's claims to a workspace. */
export type ClaimsCoverage = 'covered' | 'other-instance' | 'no-membership';

/**
 * The relation of the session to a workspace. Requests are sent only if it is `covered` or `opened`. A configured
 * workspace on another instance is `unasked`, then `opened` by the person, or `refused` if the platform rejects the
 * token. A workspace entered manually stays `other-instance`.
 */
export type Coverage = ClaimsCoverage | 'unasked' | 'opened' | 'refused';

/**
 * Compares a workspace with the claims. What the token doesn't contain is left to the platform (contract:
 * account-and-instance).
 */
export function compareClaims(workspace: Workspace, claims: Claims): ClaimsCoverage {
  if (claims.instance !== null && claims.instance !== workspace.instance) return 'other-instance';
  if (claims.accounts !== null && !claims.accounts.some(({ id }) => id === workspace.accountId)) {
    return 'no-membership';
  }
  return 'covered';
}
