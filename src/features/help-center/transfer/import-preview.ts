import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import { mapInSlices } from '~/lib/in-slices';
import { imageAddresses, resolvedPath } from '~/lib/markdown/image-addresses';
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

/** The addresses of the images in a text that aren't whole addresses: those that a folder may hold. */
export function localImages(text: string): string[] {
  const found = imageAddresses(text).map(({ address }) => address);
  return [...new Set(found.filter((address) => !/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address)))];
}

/** The first heading of the first level, without the marks that may close it. */
function headingOf(text: string): string | undefined {
  const words = /^#[ \t]+(.+)$/m
    .exec(text)?.[1]
    ?.trim()
    .split(/[ \t]+/);
  if (words && [...(words.at(-1) ?? '')].every((letter) => letter === '#')) words.pop();
  return words?.join(' ');
}

const titleOf = (facts: Readonly<Record<string, string>>, text: string, path: string): string =>
  facts.title ||
  headingOf(text) ||
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

const keyOf = (title: string, locale: string) => JSON.stringify([title, locale]);

/** What an import of these files would do. Nothing is written by it. */
export function importPreview(
  files: readonly GivenFile[],
  articles: readonly ArticleSummary[],
  categories: readonly Category[],
  defaultLocale: string,
): Promise<PlannedArticle[]> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const present = new Set(articles.map(({ title, locale }) => keyOf(title, locale)));
  const texts = files.filter(({ path }) => /\.(md|markdown)$/i.test(path));
  return mapInSlices(texts, ({ path, bytes }) => {
    const { facts, text } = readArticleFile(new TextDecoder().decode(bytes));
    const title = titleOf(facts, text, path);
    const category = categoryOf(facts, path, categories);
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
      isThere: present.has(keyOf(title, category?.locale ?? defaultLocale)),
    };
  });
}
