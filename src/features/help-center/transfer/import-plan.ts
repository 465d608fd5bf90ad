import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import { decoded } from '~/lib/markdown/safe-address';
import { readArticleFile } from './read-article-file';

/** A file of a folder or an archive, by its path with `/` between the parts. */
export interface GivenFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** One article that an import would create. */
export interface PlannedArticle {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  readonly categoryId: number | null;
  /** Addresses in the text, and the files that they name. */
  readonly images: ReadonlyMap<string, GivenFile>;
  /** Addresses in the text whose files are missing. */
  readonly missing: readonly string[];
  /** An article of that title is there already, in the same language: nothing is created. */
  readonly isThere: boolean;
}

/** What stands before an image's address, and the address: in angle brackets, bare, or of an element. */
const IMAGE =
  /(!\[[^\]]*\]\(\s*<)([^>]+)|(!\[[^\]]*\]\(\s*)([^)\s<]+)|(<img\b[^>]*?\bsrc\s*=\s*["'])([^"']+)/gi;

/** The addresses of the images in a text that aren't whole addresses: those that a folder may hold. */
export function localImages(text: string): string[] {
  const found = [...text.matchAll(IMAGE)].map((match) => match[2] ?? match[4] ?? match[6] ?? '');
  return [...new Set(found.filter((address) => !/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address)))];
}

/** The path that an address names, seen from a file. */
export function resolvedPath(from: string, address: string): string {
  const place = from.split('/').map(encodeURIComponent).join('/');
  // A per cent sign may mean itself.
  const plain = address.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return decoded(new URL(plain, `file:///${place}`).pathname.slice(1));
}

/** Puts other addresses in the place of some, in images only. */
export const withAddresses = (text: string, addresses: ReadonlyMap<string, string>): string =>
  text.replace(IMAGE, (image, ...parts: readonly (string | undefined)[]) => {
    const [before, address] = [parts[0] ?? parts[2] ?? parts[4], parts[1] ?? parts[3] ?? parts[5]];
    const after = addresses.get(address ?? '');
    return after === undefined ? image : `${before}${after}`;
  });

const titleOf = (facts: Readonly<Record<string, string>>, text: string, path: string): string =>
  facts.title ||
  /^#[ \t]+(.+?)[ \t]*#*$/m.exec(text)?.[1] ||
  (path.split('/').at(-1) ?? path).replace(/\.(md|markdown)$/i, '').replaceAll(/[-_]+/g, ' ');

/** A category by the slug that the file or its folders name, in the file's language where it says one. */
function categoryOf(
  facts: Readonly<Record<string, string>>,
  path: string,
  categories: readonly Category[],
): Category | undefined {
  const folders = path.split('/').slice(0, -1);
  const locale = facts.locale ?? folders.find((folder) => categories.some((one) => one.locale === folder));
  const slugs = [facts.category ?? '', ...folders.reverse()];
  for (const slug of slugs) {
    const found = categories.find((one) => one.slug === slug && (!locale || one.locale === locale));
    if (found) return found;
  }
  return undefined;
}

/** What an import of these files would do. Nothing is written by it. */
export function importPlan(
  files: readonly GivenFile[],
  articles: readonly ArticleSummary[],
  categories: readonly Category[],
  defaultLocale: string,
): PlannedArticle[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter(({ path }) => /\.(md|markdown)$/i.test(path))
    .map(({ path, bytes }) => {
      const { facts, text } = readArticleFile(new TextDecoder().decode(bytes));
      const title = titleOf(facts, text, path);
      const category = categoryOf(facts, path, categories);
      const locale = category?.locale ?? defaultLocale;
      const addresses = localImages(text).map((address) => {
        return [address, byPath.get(resolvedPath(path, address))] as const;
      });
      return {
        path,
        title,
        description: facts.description ?? '',
        text,
        categoryId: category?.id ?? null,
        images: new Map(addresses.flatMap(([address, file]) => (file ? [[address, file] as const] : []))),
        missing: addresses.flatMap(([address, file]) => (file ? [] : [address])),
        isThere: articles.some((one) => one.title === title && one.locale === locale),
      };
    });
}
