// Reads the claims of a token for display and for keeping requests back; what they say grants nothing.

import { asObject, parsedJson } from './json/json';

/** No sane token is longer; a longer one is not worth decoding. */
const LONGEST = 64_000;

/** The claims of a JWT-shaped token, or an empty record for anything that isn't one. The signature is the server's business. */
export function decodeToken(token: string): Readonly<Record<string, unknown>> {
  const payload = token.length > LONGEST ? undefined : token.split('.')[1];
  if (!payload) return {};
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return asObject(parsedJson(new TextDecoder().decode(bytes))) ?? {};
  } catch {
    return {};
  }
}
