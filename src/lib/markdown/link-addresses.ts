// Replaces the URLs of links in a Markdown text and keeps everything else unchanged.

/** Matches the URLs of inline links, definitions and `href` attributes in linear time. */
const LINK = /(\]\(\s*<?|\]:[ \t]*<?|\bhref\s*=\s*["'])([^\s()<>"']+)/gi;

/** Replaces every URL for which `other` returns a different one. */
export const replaceLinkAddresses = (text: string, other: (address: string) => string | undefined): string =>
  text.replaceAll(LINK, (whole, before: string, address: string) => {
    const after = other(address);
    return after === undefined ? whole : before + after;
  });
