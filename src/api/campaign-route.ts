// Resolves addresses in any notation. A deployment may move operations, but none of them onto the path that creates,
// and thereby sends, a campaign.

/** Placeholder for the console's own origin, because only the path matters here. */
export const HERE = 'https://console.invalid';

/** Maximum number of decoding rounds, more than any proxy does. */
const MOST_ROUNDS = 8;

/** Decodes percent-encoded characters. Invalid sequences stay unchanged. */
const decoded = (text: string): string =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (letters) => {
    try {
      return decodeURIComponent(letters);
    } catch {
      return letters;
    }
  });

/**
 * Returns the path as the most lenient server would read it: decoded until nothing changes, with dot segments and
 * repeated slashes resolved, without path parameters, in lower case. Returns null if the address can't be parsed, in
 * which case it could mean anything.
 */
export function normalizePath(address: string): string | null {
  try {
    let path = new URL(address, HERE).pathname;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const plain = decoded(path)
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll('\\', '/')
        .replaceAll(/;[^/]*|[\s\p{C}]/gu, '')
        .replaceAll(/\/{2,}/g, '/');
      const next = decoded(new URL(`${HERE}/${plain.replace(/^\//, '')}`).pathname);
      if (next === path) return path;
      path = next;
    }
  } catch {
    // Not a valid address.
  }
  return null;
}

/**
 * Reports whether a POST to the address could create a campaign. A parameter that is a whole segment can have any
 * value.
 */
export function canCreateCampaign(address: string): boolean {
  const path = normalizePath(address);
  return path === null || /\/accounts\/[^/]+\/(?:campaigns(?:[^\w/-][^/]*)?|\{[^/]*\})\/?$/.test(path);
}
