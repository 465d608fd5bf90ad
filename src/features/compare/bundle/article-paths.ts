// Creates the paths of articles and images in an archive, and the links to these paths in articles.
import { resolveRelativePath } from '~/lib/markdown/image-addresses';
import { replaceLinkAddresses } from '~/lib/markdown/link-addresses';
import { toFileName } from './file-names';

/**
 * The relative path from an article's file to the top of the archive. Each article is three folders deep:
 * `articles/portal/locale/slug.md`.
 */
const TO_THE_TOP = '../../../';

export const toArticlePath = (key: readonly string[]): string =>
  `articles/${key.map(toFileName).join('/')}.md`;

export const isArticlePath = (path: string): boolean => path.startsWith('articles/');

/** Percent-encodes a path segment, including characters that could end an address in Markdown or HTML. */
const inAddress = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Returns a link to a path of the archive, relative to any article's file. */
export const createArchiveLink = (path: string): string => TO_THE_TOP + encodeLinkPath(path);

/**
 * Encodes an archive path for a link. An encoded path without `../` in front is a placeholder for a link to an article
 * that doesn't exist yet. The placeholder differs from every working link, so that it can be found and replaced later.
 */
export const encodeLinkPath = (path: string): string => path.split('/').map(inAddress).join('/');

/**
 * Returns the archive path in a link, and the query or fragment after the path. Returns null if the link doesn't lead
 * to the archive.
 */
export function parseArchiveLink(address: string): { readonly path: string; readonly place: string } | null {
  if (!address.startsWith(TO_THE_TOP)) return null;
  const [, page = '', place = ''] = /^([^?#]*)([?#].*)?$/.exec(address) ?? [];
  return { path: resolveRelativePath('articles/portal/locale/slug.md', page), place };
}

/** Replaces archive paths in an article's text with the full addresses that `addressOf` returns. */
export const replaceArchiveLinks = (text: string, addressOf: (path: string) => string | undefined): string =>
  replaceLinkAddresses(text, (address) => {
    const named = parseArchiveLink(address);
    const whole = named && addressOf(named.path);
    return whole ? whole + named.place : undefined;
  });
