// Identifies a token's claims by their values, to find their names for the key `claims` of config.json.
import { isObject, type JsonObject } from '~/lib/json/json';

export interface FoundClaims {
  /** The claim name for each key of config.json, or null if no claim matches or several do. */
  readonly names: Readonly<Record<'instance' | 'accounts' | 'tenants', string | null>>;
  readonly instance: number | null;
  readonly accounts: readonly number[];
  readonly tenants: readonly string[];
}

/** Matches standard claims that have a different meaning (RFC 7519, OpenID Connect). */
const COMMON =
  /^(iss|sub|aud|exp|nbf|iat|jti|auth_time|azp|amr|acr|nonce|token_use|email|name|.*groups|.*roles)$/;

const readIds = (value: unknown): number[] | null =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isObject(one) && typeof one.id === 'number')
    ? value.map(({ id }) => id)
    : null;

const readTexts = (value: unknown): string[] | null =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string') ? value : null;

const readNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null;
};

/** Returns the claim with the default name. If there is none, returns the only claim with a matching value, or null. */
function find<Value>(
  claims: JsonObject,
  usual: string,
  read: (value: unknown) => Value | null,
): readonly [name: string, value: Value] | null {
  const fitting = Object.entries(claims).flatMap(([name, claim]) => {
    const value = COMMON.test(name) ? null : read(claim);
    return value === null ? [] : [[name, value] as const];
  });
  return fitting.find(([name]) => name === usual) ?? (fitting.length === 1 ? (fitting[0] ?? null) : null);
}

export function findTokenClaims(claims: JsonObject): FoundClaims {
  const instance = find(claims, 'chat_instance', readNumber);
  const accounts = find(claims, 'accounts', readIds);
  const tenants = find(claims, 'tenants', readTexts);
  return {
    names: {
      instance: instance?.[0] ?? null,
      accounts: accounts?.[0] ?? null,
      tenants: tenants?.[0] ?? null,
    },
    instance: instance?.[1] ?? null,
    accounts: accounts?.[1] ?? [],
    tenants: tenants?.[1] ?? [],
  };
}
