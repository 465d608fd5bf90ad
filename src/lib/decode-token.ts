// Reads the claims of a token, for display and to skip requests that would be refused. The claims grant nothing.

import { parseJson, toObject } from './json/json';

/** Maximum length in characters. A valid token is never longer. */
const LONGEST = 64_000;

/**
 * Returns the claims of a JWT, or an empty record for any other text. Doesn't verify the signature; the server does.
 */
export function decodeToken(token: string): Readonly<Record<string, unknown>> {
  const payload = token.length > LONGEST ? undefined : token.split('.')[1];
  if (!payload) return {};
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return toObject(parseJson(new TextDecoder().decode(bytes))) ?? {};
  } catch {
    return {};
  }
}
