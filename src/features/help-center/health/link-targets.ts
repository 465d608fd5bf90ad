import type { ArticleSummary } from '~/api/articles';
import { decoded } from '~/lib/markdown/safe-address';

type Target = ArticleSummary | undefined | null;

/** Tells to which article of the list a link in another one leads: undefined where it is gone, null for any other page. */
export function linkTargets(
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
    // What doesn't lie beside an article is a page of another kind.
    return target && folders.has(target.folder) ? byAddress.get(target.whole) : null;
  };
}

/** The name in a page that an address leads to; empty without one. */
export const fragmentOf = (address: string): string =>
  address.includes('#') ? decoded(address.slice(address.indexOf('#') + 1)) : '';

interface ArticleAddress {
  /** Host and path without a trailing slash, for comparison. */
  readonly whole: string;
  /** `whole` without its last segment. */
  readonly folder: string;
}

/** Resolves a web address against `base`; null for other protocols. */
function articleAddress(address: string, base: string): ArticleAddress | null {
  const from = URL.canParse(base) ? base : undefined;
  if (!URL.canParse(address, from)) return null;
  const { protocol, host, pathname } = new URL(address, from);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const whole = `${host}${decoded(pathname)}`.replace(/\/+$/, '');
  return { whole, folder: whole.slice(0, whole.lastIndexOf('/')) };
}
