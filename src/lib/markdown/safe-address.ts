// Decides which URLs in an article may be followed or loaded. Always decides by the parsed URL, not by its text.

const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export type LinkTarget =
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'in-page'; readonly name: string }
  /** A relative URL, or one with a protocol that isn't allowed. */
  | { readonly kind: 'inert' };

/** Classifies the target of a link. Only absolute URLs with an allowed protocol can be followed. */
export function classifyLink(href: string | undefined): LinkTarget {
  if (href === undefined) return { kind: 'inert' };
  if (href.startsWith('#')) return { kind: 'in-page', name: decodeFragment(href.slice(1)) };
  const url = wholeAddress(href);
  return url && FOLLOWED.has(url.protocol) ? { kind: 'outside', href: url.href } : { kind: 'inert' };
}

export type ImageSource =
  | { readonly kind: 'allowed'; readonly src: string }
  | { readonly kind: 'foreign'; readonly host: string }
  | { readonly kind: 'unknown' };

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Reports whether a URL is allowed for an image. It must use HTTPS, or HTTP on localhost, and contain no user name or
 * password.
 */
export const isSafeImageUrl = ({ protocol, hostname, username, password }: URL): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname))) && username + password === '';

/**
 * Decides whether an image may be loaded. Only images from the given origins, such as `https://example.test`, may be
 * loaded.
 */
export function resolveImageSource(src: string | undefined, allowedOrigins: readonly string[]): ImageSource {
  const url = wholeAddress(src ?? '');
  if (!url || !isSafeImageUrl(url)) return { kind: 'unknown' };
  return allowedOrigins.includes(url.origin)
    ? { kind: 'allowed', src: url.href }
    : { kind: 'foreign', host: url.host };
}

const wholeAddress = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

/** Decodes percent-encoded text. Returns the text unchanged if it isn't valid. */
export function decodeFragment(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
