import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import { findLocalImages, type ReadArticleFile } from '~/lib/file/read-article-file';
import type { Losses, ReadHtmlFile } from '~/lib/file/read-html-file';
import type { ReadWordFile } from '~/lib/file/read-word-file';
import { resolvePath } from '~/lib/markdown/image-addresses';
import { askTexts } from '~/texts/ask';
import { TookTooLong } from '~/texts/text-queue';
import { findLinkedFiles } from './import-links';
import { getImportCategory, getImportLocale, readFileName } from './import-place';
import type { ImportFile, PlannedArticle } from './planned-article';

type PortalLocales = Pick<Portal, 'default_locale' | 'allowed_locales'>;

const getImportKey = (title: string, locale: string) => JSON.stringify([title, locale]);

interface Tools {
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, total: number) => void;
}

const HTML = /\.html?$/i;
const WORD = /\.docx$/i;
const TEXT = /\.(md|markdown|html?|docx)$/i;

interface ReadFile extends Omit<ReadArticleFile, 'kind'> {
  readonly kind: PlannedArticle['kind'];
  readonly losses: Losses;
  /** The images inside a document, by their address in the text. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const UNREAD: ReadFile = {
  facts: {},
  text: '',
  kind: null,
  unread: 0,
  title: '',
  images: [],
  losses: {},
  files: new Map(),
};

async function readFile({ path, bytes }: ImportFile, signal: AbortSignal): Promise<ReadFile> {
  const kind = WORD.test(path) ? 'word' : HTML.test(path) ? 'html' : null;
  if (kind === null) return { ...UNREAD, ...(await askTexts('article', { bytes }, signal)) };
  const read: ReadHtmlFile & Partial<Pick<ReadWordFile, 'files'>> =
    kind === 'word'
      ? await askTexts('word-article', { bytes: new Uint8Array(bytes) }, signal)
      : await askTexts('html-article', { bytes }, signal);
  const { title, description, tree, losses } = read;
  const { writeHtmlText } = await import('./write-html-text');
  const text = writeHtmlText(tree);
  return {
    ...UNREAD,
    kind,
    title,
    facts: { description },
    text,
    images: findLocalImages(text),
    losses,
    files: read.files ?? UNREAD.files,
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
  const present = new Map(
    articles.map(({ title, locale, public_url }) => [getImportKey(title, locale), public_url]),
  );
  const texts = files.filter(({ path }) => TEXT.test(path));
  const paths = new Set(texts.map(({ path }) => path));
  const planned: PlannedArticle[] = [];
  for (const [index, file] of texts.entries()) {
    const { path } = file;
    onProgress(index, texts.length);
    const read = await readFile(file, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      return error instanceof TookTooLong ? 'slow' : 'unreadable';
    });
    const isRead = typeof read !== 'string';
    const { facts, text, images, unread, kind, losses, files: inside, ...found } = isRead ? read : UNREAD;
    const title = found.title || readFileName(path, allowed_locales).name.replaceAll(/[-_]+/g, ' ');
    const statedLocale = getImportLocale(facts, path, allowed_locales);
    const category = getImportCategory(facts, path, statedLocale, categories);
    // The platform gives an article the language of its category, or the portal's default without one.
    const given = category?.locale ?? default_locale;
    const locale = statedLocale ?? given;
    const findImage = (address: string): ImportFile | undefined => {
      const bytes = inside.get(address);
      return bytes ? { path: `${path}/${address}`, bytes } : byPath.get(resolvePath(path, address));
    };
    const addresses = images.map((address) => [address, findImage(address)] as const);
    const key = getImportKey(title, locale);
    const isThere = present.has(key);
    const whyNot = isThere ? 'there' : locale === given ? null : 'language';
    planned.push({
      path,
      title,
      description: facts.description ?? '',
      text,
      locale,
      categoryId: category?.id ?? null,
      images: new Map(addresses.flatMap(([address, file]) => (file ? [[address, file] as const] : []))),
      links: findLinkedFiles(text, path, paths),
      address: present.get(key) ?? null,
      unread,
      kind,
      losses,
      missing: addresses.flatMap(([address, file]) => (file ? [] : [address])),
      leftOut: isRead ? whyNot : read,
    });
  }
  return planned;
}
