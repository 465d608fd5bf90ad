import type { ArticleSummary } from '~/api/articles';
import { decoded } from '~/lib/markdown/safe-address';
import { articleAddress } from './article-address';

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
