import type { ArticleSummary } from '~/api/articles';
import { decodeFragment } from '~/lib/markdown/safe-address';

type Target = ArticleSummary | undefined | null;

/**
 * Returns a function that resolves a link to an article of the list. It returns undefined if the article doesn't exist
 * anymore, and null for links to other pages.
 */
export function createLinkResolver(
  list: readonly ArticleSummary[],
): (address: string, source: Pick<ArticleSummary, 'public_url'>) => Target {
  const byAddress = new Map(
    list.flatMap((one) => {
      const address = articleAddress(one.public_url, one.public_url);
      return address ? [[address.whole, one] as const] : [];
    }),
  );
  const folders = new Set(
    list.flatMap(({ public_url }) => articleAddress(public_url, public_url)?.folder ?? []),
  );
  return (address, source) => {
    const target = address.startsWith('#') ? null : articleAddress(address, source.public_url);
    // All articles of a portal have the same parent path, so an address with another parent path leads to another kind
    // of page.
    return target && folders.has(target.folder) ? byAddress.get(target.whole) : null;
  };
}

/** Returns the decoded fragment of an address, or an empty string. */
export const getUrlFragment = (address: string): string =>
  address.includes('#') ? decodeFragment(address.slice(address.indexOf('#') + 1)) : '';

interface ArticleAddress {
  /** The host and the path without a trailing slash, for comparison. */
  readonly whole: string;
  /** The address without its last segment. */
  readonly folder: string;
}

/** Resolves an HTTP address against `base`. Returns null for other protocols. */
function articleAddress(address: string, base: string): ArticleAddress | null {
  const from = URL.canParse(base) ? base : undefined;
  if (!URL.canParse(address, from)) return null;
  const { protocol, host, pathname } = new URL(address, from);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const whole = `${host}${decodeFragment(pathname)}`.replace(/\/+$/, '');
  return { whole, folder: whole.slice(0, whole.lastIndexOf('/')) };
}
