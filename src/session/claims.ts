// What the token says about the person: where it is absent, the configuration and the platform's refusals say it.
import * as z from 'zod/mini';
import { configuration } from '~/api/configuration';
import type { Workspace } from '~/api/scope';
import { decodeToken } from '~/lib/decode-token';

export interface Claims {
  readonly instance: number | null;
  readonly accounts: readonly { readonly id: number; readonly role: string | null }[] | null;
  readonly tenants: readonly string[] | null;
  readonly name: string | null;
}

const accounts = z.array(z.object({ id: z.number(), role: z.catch(z.nullable(z.string()), null) }));

/** A number as a claim holds it, perhaps as text. Nothing else is one: an empty text is no instance 0. */
const numberIn = (claim: unknown) => (/^\d+$/.test(String(claim)) ? Number(claim) : null);

/** Reads the claims by the names that the configuration gives them. A claim that is absent or odd is null. */
export function readClaims(idToken: string): Claims {
  const names = configuration().claims;
  const raw = decodeToken(idToken);
  return {
    instance: numberIn(raw[names.instance]),
    accounts: z.catch(z.nullable(accounts), null).parse(raw[names.accounts] ?? null),
    tenants: z.catch(z.nullable(z.array(z.string())), null).parse(raw[names.tenants] ?? null),
    name: z.catch(z.nullable(z.string()), null).parse(raw.name ?? null),
  };
}

/** How a workspace stands to the token's claims. */
export type ClaimsCoverage = 'covered' | 'other-instance' | 'no-membership';

/**
 * How a workspace stands to the sign-in; only `covered` and `opened` let a request leave. A configured workspace on
 * another instance is `unasked`, then `opened` by the person, or `refused` by the platform all the same; one that was
 * typed by hand stays `other-instance`.
 */
export type Coverage = ClaimsCoverage | 'unasked' | 'opened' | 'refused';

/** Compares the pair with the claims: what the token doesn't say is left to the platform (contract: account-and-instance). */
export function coverageOf(workspace: Workspace, claims: Claims): ClaimsCoverage {
  if (claims.instance !== null && claims.instance !== workspace.instance) return 'other-instance';
  if (claims.accounts !== null && !claims.accounts.some(({ id }) => id === workspace.accountId)) {
    return 'no-membership';
  }
  return 'covered';
}
