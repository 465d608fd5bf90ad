// Finds the images and the linked pages of an imported text, and resolves relative addresses.
import type { HtmlLosses } from '~/lib/file/read-html-file';
import {
  findImageAddresses,
  replaceImageAddresses,
  resolveRelativePath,
} from '~/lib/markdown/image-addresses';
import {
  createArticleFinder,
  createFileFinder,
  findLinkedFiles,
  listLinkAddresses,
  type PageFinder,
  replaceAddresses,
} from './import-links';
import type { ImportFile, PlannedArticle } from './planned-article';
import type { ParsedPage } from './read-page';
import type { SourcePage } from './source-pages';

const RELATIVE = /^(?![a-z][a-z0-9+.-]*:|\/\/|#)./i;
const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp)$/i;

/** All files and pages of an import. The text of a page may refer to them. */
export interface ImportedPages {
  readonly files: ReadonlyMap<string, ImportFile>;
  readonly pages: ReadonlyMap<string, ParsedPage>;
  readonly findArticle: (page: SourcePage) => PageFinder;
  readonly findFile: (path: string) => PageFinder;
}

/**
 * Makes site-relative addresses such as `/img/a.png` in an exported article absolute, based on the article's original
 * address.
 */
function makeAbsolute({ page, text }: ParsedPage, find: PageFinder): string {
  const base = page.exported?.url ?? '';
  if (!URL.canParse(base)) return text;
  const resolve = (address: string): string | undefined =>
    address.startsWith('/') && !address.startsWith('//') && find(address) === undefined
      ? new URL(address, base).href
      : undefined;
  const images = findImageAddresses(text).flatMap(({ address }) => {
    const whole = resolve(address);
    return whole === undefined ? [] : [[address, whole] as const];
  });
  return replaceAddresses(replaceImageAddresses(text, new Map(images)), resolve);
}

/** Replaces the anchors in links to other pages with the anchors that the new articles will have. */
const renamePlaces = (text: string, find: PageFinder, pages: ImportedPages['pages']): string =>
  replaceAddresses(text, (address) => {
    const [, page = '', id = ''] = /^([^#]+)#(.+)$/.exec(address) ?? [];
    const anchors = page === '' ? undefined : pages.get(find(address) ?? '')?.anchors;
    // Keeps anchors in links to Markdown files, because they are derived from the headings and stay the same after the
    // import.
    if (!anchors || anchors.size === 0) return undefined;
    const name = anchors.get(id);
    return name === undefined ? page : `${page}#${name}`;
  });

type ConnectedText = Pick<
  PlannedArticle,
  'text' | 'images' | 'missing' | 'remoteImages' | 'links' | 'losses'
>;

/**
 * Makes addresses in a page absolute where necessary. Finds the images of the page, and the imported pages that it
 * links to.
 */
export function resolvePageLinks(
  read: ParsedPage,
  { files, pages, findArticle, findFile }: ImportedPages,
): ConnectedText {
  const { page } = read;
  const findArticleById = findArticle(page);
  const findPath = findFile(page.path);
  const findPage: PageFinder = (address) => findPath(address) ?? findArticleById(address);
  const findImage = (address: string): ImportFile | undefined => {
    const bytes = read.files.get(address);
    return bytes
      ? { path: `${page.path}/${address}`, bytes }
      : files.get(resolveRelativePath(page.path, address));
  };
  const isKnown: PageFinder = (address) => findPage(address) ?? findImage(address)?.path;
  const text = renamePlaces(makeAbsolute(read, isKnown), findPage, pages);
  const shown = [...new Set(findImageAddresses(text).map(({ address }) => address))];
  const linked = listLinkAddresses(text).filter((address) => RELATIVE.test(address));
  const images = new Map<string, ImportFile>();
  const missing: string[] = [];
  for (const address of shown.filter((one) => RELATIVE.test(one))) {
    const file = findImage(address);
    if (file) images.set(address, file);
    else missing.push(address);
  }
  let lostLinks = read.losses.links ?? 0;
  for (const address of linked) {
    const file = IMAGE_FILE.test(address.replace(/[?#].*$/, '')) ? findImage(address) : undefined;
    if (file) images.set(address, file);
    else if (findPage(address) === undefined && !shown.includes(address)) lostLinks += 1;
  }
  const losses: HtmlLosses = lostLinks > 0 ? { ...read.losses, links: lostLinks } : read.losses;
  const remoteImages = shown.filter((address) => /^https?:/i.test(address)).length;
  return { text, images, missing, remoteImages, links: findLinkedFiles(text, page.path, findPage), losses };
}

/** Indexes the files and pages of an import, so that links between them can be resolved. */
export function createImportedPages(
  files: readonly ImportFile[],
  reads: readonly ParsedPage[],
): ImportedPages {
  const sources = reads.map(({ page }) => page);
  const paths = new Set(sources.map(({ path }) => path));
  return {
    files: new Map(files.map((file) => [file.path, file])),
    pages: new Map(reads.map((read) => [read.page.path, read])),
    findArticle: createArticleFinder(sources),
    findFile: (path) => createFileFinder(path, paths),
  };
}
