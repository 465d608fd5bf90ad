// Detects URLs that create a campaign, even if the path is encoded or written in another way. A deployment may move
// operations to other paths, but not to this one, because creating a campaign sends it.

/** Base URL for parsing a path without a host. Any host would do. */
export const PLACEHOLDER_ORIGIN = 'https://console.invalid';

/** Maximum number of times that percent-encoding is decoded. No proxy decodes a path more often. */
const MAX_ROUNDS = 8;

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
 * Returns the path as the most lenient server would interpret it: percent-decoded until nothing changes, in lower case,
 * without path parameters (`;x`), and with dot segments and repeated slashes resolved. Returns null if the URL can't be
 * parsed, because servers may then interpret its path differently.
 */
export function normalizePath(address: string): string | null {
  try {
    let path = new URL(address, PLACEHOLDER_ORIGIN).pathname;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const plain = decoded(path)
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll('\\', '/')
        .replaceAll(/;[^/]*|[\s\p{C}]/gu, '')
        .replaceAll(/\/{2,}/g, '/');
      const next = decoded(new URL(`${PLACEHOLDER_ORIGIN}/${plain.replace(/^\//, '')}`).pathname);
      if (next === path) return path;
      path = next;
    }
  } catch {
    // The URL can't be parsed.
  }
  return null;
}

/**
 * Reports whether a POST to the URL could create a campaign. A placeholder such as `{tenant}` that fills a whole
 * segment can have any value.
 */
export function isCampaignCreationUrl(address: string): boolean {
  const path = normalizePath(address);
  return path === null || /\/accounts\/[^/]+\/(?:campaigns(?:[^\w/-][^/]*)?|\{[^/]*\})\/?$/.test(path);
}
