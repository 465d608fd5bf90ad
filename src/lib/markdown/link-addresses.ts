// The addresses of a text's links: others in their place, and the way back, byte by byte.

/** Behind the words of a link, of a definition, and in an element: what a text can hold by the thousand takes no time. */
const LINK = /(\]\(\s*<?|\]:[ \t]*<?|\bhref\s*=\s*["'])([^\s()<>"']+)/gi;

/** Puts other addresses in the place of those for which there are some. */
export const withLinks = (text: string, other: (address: string) => string | undefined): string =>
  text.replaceAll(LINK, (whole, before: string, address: string) => {
    const after = other(address);
    return after === undefined ? whole : before + after;
  });
