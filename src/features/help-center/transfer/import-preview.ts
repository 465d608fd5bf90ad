import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import type { ReadArticleFile } from '~/lib/file/read-article-file';
import { resolvedPath } from '~/lib/markdown/image-addresses';
import { askTexts } from '~/texts/ask';

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
  /** The language that the file is in, or the one that the article would get where the file says none. */
  readonly locale: string;
  readonly categoryId: number | null;
  /** Addresses in the text, and the files that they name. */
  readonly images: ReadonlyMap<string, GivenFile>;
  /** Addresses in the text whose files are missing. */
  readonly missing: readonly string[];
  /**
   * Why nothing is created of it: an article of that title is there already, in the same language; the article would get
   * another language than the file is in; or the file can't be read within the limit of what is asked about texts.
   */
  readonly leftOut: 'there' | 'language' | 'slow' | null;
}

const titleOf = ({ facts, heading }: Pick<ReadArticleFile, 'facts' | 'heading'>, path: string): string =>
  facts.title ||
  heading ||
  (path.split('/').at(-1) ?? path).replace(/\.(md|markdown)$/i, '').replaceAll(/[-_]+/g, ' ');

type PortalLocales = Pick<Portal, 'default_locale' | 'allowed_locales'>;

/** The language that a file says it is in, or the first of its folders that is named as one; undefined where neither says. */
function localeOf(
  facts: Readonly<Record<string, string>>,
  folders: readonly string[],
  locales: readonly string[],
): string | undefined {
  // Other programs write `pt-BR` for what the platform calls `pt_BR`.
  return facts.locale?.replaceAll('-', '_') || folders.find((folder) => locales.includes(folder));
}

/** A category by the slug that the file or its folders name, in the file's language where it says one. */
function categoryOf(
  facts: Readonly<Record<string, string>>,
  folders: readonly string[],
  locale: string | undefined,
  categories: readonly Category[],
): Category | undefined {
  const slugs = [facts.category ?? '', ...folders.toReversed()];
  for (const slug of slugs) {
    const found = categories.find((one) => one.slug === slug && (!locale || one.locale === locale));
    if (found) return found;
  }
  return undefined;
}

const keyOf = (title: string, locale: string) => JSON.stringify([title, locale]);

interface Tools {
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, total: number) => void;
}

const UNREAD: ReadArticleFile = { facts: {}, text: '', heading: '', images: [] };

/** What an import of these files would do. Nothing is written by it. */
export async function importPreview(
  files: readonly GivenFile[],
  articles: readonly ArticleSummary[],
  categories: readonly Category[],
  { default_locale, allowed_locales }: PortalLocales,
  { signal, onProgress }: Tools,
): Promise<PlannedArticle[]> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const present = new Set(articles.map(({ title, locale }) => keyOf(title, locale)));
  const texts = files.filter(({ path }) => /\.(md|markdown)$/i.test(path));
  const planned: PlannedArticle[] = [];
  for (const [index, { path, bytes }] of texts.entries()) {
    onProgress(index, texts.length);
    const read = await askTexts('article', { bytes }, signal).catch(() => {
      signal.throwIfAborted();
      return null;
    });
    const { facts, text, images, heading } = read ?? UNREAD;
    const title = titleOf({ facts, heading }, path);
    const folders = path.split('/').slice(0, -1);
    const said = localeOf(facts, folders, allowed_locales);
    const category = categoryOf(facts, folders, said, categories);
    // An article is in its category's language, one without a category in the portal's.
    const given = category?.locale ?? default_locale;
    const locale = said ?? given;
    const addresses = images.map((address) => [address, byPath.get(resolvedPath(path, address))] as const);
    const isThere = present.has(keyOf(title, locale));
    const whyNot = isThere ? 'there' : locale === given ? null : 'language';
    planned.push({
      path,
      title,
      description: facts.description ?? '',
      text,
      locale,
      categoryId: category?.id ?? null,
      images: new Map(addresses.flatMap(([address, file]) => (file ? [[address, file] as const] : []))),
      missing: addresses.flatMap(([address, file]) => (file ? [] : [address])),
      leftOut: read === null ? 'slow' : whyNot,
    });
  }
  return planned;
}
