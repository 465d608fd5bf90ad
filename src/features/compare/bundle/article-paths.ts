// Where articles and images lie in an archive, and the addresses that name them in the text of an article.
import { resolvedPath } from '~/lib/markdown/image-addresses';
import { withLinks } from '~/lib/markdown/link-addresses';
import { fileName } from './file-names';

/** Every article lies so deep: `articles/portal/locale/slug.md`. */
const TO_THE_TOP = '../../../';

export const articlePath = (key: readonly string[]): string => `articles/${key.map(fileName).join('/')}.md`;

export const isArticlePath = (path: string): boolean => path.startsWith('articles/');

/** What would end an address in Markdown or an element is written by its number, too. */
const inAddress = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** A path of the archive as an address, seen from the file of any article. */
export const linkFrom = (path: string): string => TO_THE_TOP + brokenLink(path);

/** A path that leads nowhere from an article, and is told apart from one that does. */
export const brokenLink = (path: string): string => path.split('/').map(inAddress).join('/');

/** The path of the archive that an address in an article's text names, and what follows it; null where it names none. */
export function pathIn(address: string): { readonly path: string; readonly place: string } | null {
  if (!address.startsWith(TO_THE_TOP)) return null;
  const [, page = '', place = ''] = /^([^?#]*)([?#].*)?$/.exec(address) ?? [];
  return { path: resolvedPath('articles/portal/locale/slug.md', page), place };
}

/** An article's text with whole addresses for the paths of the archive, as far as `addressOf` knows them. */
export const withWholeLinks = (text: string, addressOf: (path: string) => string | undefined): string =>
  withLinks(text, (address) => {
    const named = pathIn(address);
    const whole = named && addressOf(named.path);
    return whole ? whole + named.place : undefined;
  });
