// Decodes the claims of a token. The console uses the claims only to decide what to show and which requests to skip,
// because the server decides what a person may do.

import { parseJson, toObject } from './json/json';

/** Maximum length in characters. Valid tokens are shorter. */
const LONGEST = 64_000;

/**
 * Returns the claims of a JWT, or an empty record for any other text. Doesn't verify the signature, because only the
 * server can verify it.
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
