import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import { findLocalImages, type ReadArticleFile } from '~/lib/file/read-article-file';
import type { Losses } from '~/lib/file/read-html-file';
import { resolvePath } from '~/lib/markdown/image-addresses';
import { askTexts } from '~/texts/ask';
import { getImportCategory, getImportLocale, readFileName } from './import-place';

/** A file of a folder or archive. The path is separated by `/`. */
export interface ImportFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** An article that an import would create. */
export interface PlannedArticle {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** The language of the file. If the file has none, the language that the article would get. */
  readonly locale: string;
  readonly categoryId: number | null;
  /** Image files by their address in the text. */
  readonly images: ReadonlyMap<string, ImportFile>;
  /** Image addresses in the text without a file. */
  readonly missing: readonly string[];
  /** The number of lines of the front matter that can't be read. */
  readonly unread: number;
  /** The recognized format: HTML, or the kind of front matter of a Markdown file. */
  readonly kind: ReadFile['kind'];
  /** What the file contains that the article can't. */
  readonly losses: Losses;
  /**
   * The reason for skipping the file: `there` (the language already has an article with this title), `language` (the
   * article would get another language than its file), or `slow` (parsing timed out).
   */
  readonly leftOut: 'there' | 'language' | 'slow' | null;
}

type PortalLocales = Pick<Portal, 'default_locale' | 'allowed_locales'>;

const getImportKey = (title: string, locale: string) => JSON.stringify([title, locale]);

interface Tools {
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, total: number) => void;
}

const HTML = /\.html?$/i;
const TEXT = /\.(md|markdown|html?)$/i;

interface ReadFile extends Omit<ReadArticleFile, 'kind'> {
  readonly kind: ReadArticleFile['kind'] | 'html';
  readonly losses: Losses;
}

const UNREAD: ReadFile = {
  facts: {},
  text: '',
  kind: null,
  unread: 0,
  title: '',
  images: [],
  losses: {},
};

async function readFile({ path, bytes }: ImportFile, signal: AbortSignal): Promise<ReadFile> {
  if (!HTML.test(path)) return { ...(await askTexts('article', { bytes }, signal)), losses: {} };
  const { title, description, tree, losses } = await askTexts('html-article', { bytes }, signal);
  const { writeHtmlText } = await import('./write-html-text');
  const text = writeHtmlText(tree);
  return {
    ...UNREAD,
    kind: 'html',
    title,
    facts: { description },
    text,
    images: findLocalImages(text),
    losses,
  };
}

/** Returns the articles that an import of these files would create. Writes nothing. */
export async function previewImport(
  files: readonly ImportFile[],
  articles: readonly ArticleSummary[],
  categories: readonly Category[],
  { default_locale, allowed_locales }: PortalLocales,
  { signal, onProgress }: Tools,
): Promise<PlannedArticle[]> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const present = new Set(articles.map(({ title, locale }) => getImportKey(title, locale)));
  const texts = files.filter(({ path }) => TEXT.test(path));
  const planned: PlannedArticle[] = [];
  for (const [index, file] of texts.entries()) {
    const { path } = file;
    onProgress(index, texts.length);
    const read = await readFile(file, signal).catch(() => {
      signal.throwIfAborted();
      return null;
    });
    const { facts, text, images, unread, kind, losses, ...found } = read ?? UNREAD;
    const title = found.title || readFileName(path, allowed_locales).name.replaceAll(/[-_]+/g, ' ');
    const statedLocale = getImportLocale(facts, path, allowed_locales);
    const category = getImportCategory(facts, path, statedLocale, categories);
    // The platform gives an article the language of its category, or the portal's default without one.
    const given = category?.locale ?? default_locale;
    const locale = statedLocale ?? given;
    const addresses = images.map((address) => [address, byPath.get(resolvePath(path, address))] as const);
    const isThere = present.has(getImportKey(title, locale));
    const whyNot = isThere ? 'there' : locale === given ? null : 'language';
    planned.push({
      path,
      title,
      description: facts.description ?? '',
      text,
      locale,
      categoryId: category?.id ?? null,
      images: new Map(addresses.flatMap(([address, file]) => (file ? [[address, file] as const] : []))),
      unread,
      kind,
      losses,
      missing: addresses.flatMap(([address, file]) => (file ? [] : [address])),
      leftOut: read === null ? 'slow' : whyNot,
    });
  }
  return planned;
}
