// Replaces the URLs of links in a Markdown text and keeps everything else unchanged.

/**
 * Matches the URLs of inline links, definitions and `href` attributes in linear time. A URL without angle brackets may
 * contain pairs of parentheses. The text of a footnote (`[^1]: text`) isn't a URL.
 */
const LINK =
  /(\](?:\(\s*|(?<!\[\^[^\]\s]{1,100}\]):[ \t]*)<)([^<>\n]+)(?=>)|(\](?:\(\s*|(?<!\[\^[^\]\s]{1,100}\]):[ \t]*))((?:[^\s()<>]|\([^\s()<>]*\))+)|(\bhref\s*=\s*["'])([^\s<>"']+)/gi;

/** Replaces each URL with the result of `other`, unless the result is undefined. */
export const replaceLinkAddresses = (text: string, other: (address: string) => string | undefined): string =>
  text.replaceAll(LINK, (whole: string, ...groups: (string | undefined)[]) => {
    const [before, address] = groups.slice(0, 6).filter((group) => group !== undefined);
    const after = other(address ?? '');
    return after === undefined ? whole : `${before}${after}`;
  });
