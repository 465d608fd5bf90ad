// Which addresses of an article may be followed or loaded, decided on the parsed address.

const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export type LinkTarget =
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'in-page'; readonly name: string }
  /** Relative to the public page, or of a kind that isn't followed. */
  | { readonly kind: 'inert' };

/** Where a link leads. Only a whole address of an allowed kind is followed. */
export function linkTarget(href: string | undefined): LinkTarget {
  if (href === undefined) return { kind: 'inert' };
  if (href.startsWith('#')) return { kind: 'in-page', name: decoded(href.slice(1)) };
  const url = wholeAddress(href);
  return url && FOLLOWED.has(url.protocol) ? { kind: 'outside', href: url.href } : { kind: 'inert' };
}

export type ImageSource =
  | { readonly kind: 'allowed'; readonly src: string }
  | { readonly kind: 'foreign'; readonly host: string }
  | { readonly kind: 'unknown' };

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address is one of an image at all: https, or http on this machine, and without a name or password in it. */
export const isImageUrl = ({ protocol, hostname, username, password }: URL): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname))) && username + password === '';

/** Reports whether an image may be loaded: only from the origins given, such as `https://example.test`. */
export function imageSource(src: string | undefined, allowedOrigins: readonly string[]): ImageSource {
  const url = wholeAddress(src ?? '');
  if (!url || !isImageUrl(url)) return { kind: 'unknown' };
  return allowedOrigins.includes(url.origin)
    ? { kind: 'allowed', src: url.href }
    : { kind: 'foreign', host: url.host };
}

const wholeAddress = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/** Without its per cent signs, unless they mean themselves. */
export function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
