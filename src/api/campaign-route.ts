// What an address comes to, however it is written: a deployment may move operations, and none may come to lie where
// creating a campaign sends it.

/** Stands for the console's own origin, of which only the path matters here. */
export const HERE = 'https://console.invalid';

/** More rounds of decoding than any proxy makes. */
const MOST_ROUNDS = 8;

/** Without its per cent signs, save those that stand for nothing. */
const decoded = (text: string): string =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (letters) => {
    try {
      return decodeURIComponent(letters);
    } catch {
      return letters;
    }
  });

/**
 * The path as the most lenient server reads it: decoded until nothing changes, with steps and doubled slashes resolved, and
 * without parameters of segments, in small letters. Null where it can't be read: it may be anything.
 */
export function resolvedPath(address: string): string | null {
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
    // Not even an address.
  }
  return null;
}

/** Whether a POST there could be creating a campaign. A parameter that is a whole segment may have any value. */
export function mayCreateCampaign(address: string): boolean {
  const path = resolvedPath(address);
  return path === null || /\/accounts\/[^/]+\/(?:campaigns(?:[^\w/-][^/]*)?|\{[^/]*\})\/?$/.test(path);
}
