// Claims of the token about the person. If a claim is missing, the configuration and the platform's error responses
// determine what the person can use.
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

/**
 * Parses a number, or a string that contains a number. Returns null for any other value, so that an empty string isn't
 * parsed as instance 0.
 */
const numberIn = (claim: unknown) => (/^\d+$/.test(String(claim)) ? Number(claim) : null);

/**
 * Returns the claims of a token. The names of the claims come from the configuration. A missing or invalid claim is
 * null.
 */
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

/** The result of comparing the token's claims with a workspace. */
export type ClaimsCoverage = 'covered' | 'other-instance' | 'no-membership';

/**
 * The session's access to a workspace. Requests are sent only for `covered` or `opened`. A configured workspace on a
 * different instance than the token's is `unasked` until the user confirms opening it, and then `opened`. If the
 * platform then rejects the token, it is `refused`. A workspace on a different instance that the user entered by its
 * IDs stays `other-instance`.
 */
export type WorkspaceAccess = ClaimsCoverage | 'unasked' | 'opened' | 'refused';

/**
 * Compares a workspace with the claims. A workspace counts as covered if the token doesn't contain the claim, because
 * the platform then decides (contract: account-and-instance).
 */
export function compareClaims(workspace: Workspace, claims: Claims): ClaimsCoverage {
  if (claims.instance !== null && claims.instance !== workspace.instance) return 'other-instance';
  if (claims.accounts !== null && !claims.accounts.some(({ id }) => id === workspace.accountId)) {
    return 'no-membership';
  }
  return 'covered';
}
