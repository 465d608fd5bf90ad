// Finds the links between imported files, and replaces them with links to the new articles.
import { resolveRelativePath } from '~/lib/markdown/image-addresses';
import { replaceLinkAddresses } from '~/lib/markdown/link-addresses';
import type { PlannedArticle, PlannedCategory } from './planned-article';
import type { SourcePage } from './source-pages';

/** The endings of a file's path that a link may omit. */
const ENDINGS = ['', '.md', '.markdown', '.html', '.htm', '/index.md', '/index.html', '/README.md'];

const parseLink = (address: string): readonly [page: string, place: string] => {
  const [, page = '', place = ''] = /^([^?#]*)([?#].*)?$/.exec(address) ?? [];
  return [page, place];
};

const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** Matches bare URLs, because they are rendered as links too. */
const BARE = /(?<!\](?:\(\s*|:[ \t]*)<?)(?<![^\s<(*_])https?:\/\/[^\s()<>"']+[^\s()<>"'.,;:!?*_]/g;

/**
 * Replaces the address of each link with the result of `other`, unless that result is undefined. Bare URLs count as
 * links too.
 */
export const replaceAddresses = (text: string, other: (address: string) => string | undefined): string =>
  replaceLinkAddresses(text, other).replaceAll(BARE, (address) => other(address) ?? address);

/** Returns the addresses of all links, without duplicates. */
export function listLinkAddresses(text: string): string[] {
  const found = new Set<string>();
  replaceAddresses(text, (address) => {
    found.add(address);
    return undefined;
  });
  return [...found];
}

/** Returns the path of the page that an address leads to, or undefined. */
export type PageFinder = (address: string) => string | undefined;

/** Returns a `PageFinder` for the relative addresses in the file at `path`. */
export const createFileFinder =
  (path: string, paths: ReadonlySet<string>): PageFinder =>
  (address) => {
    const [page] = parseLink(address);
    if (page === '' || ABSOLUTE.test(page)) return undefined;
    const target = resolveRelativePath(path, page).replace(/\/$/, '');
    return ENDINGS.map((ending) => target + ending).find((one) => paths.has(one));
  };

/**
 * Returns a function that creates the `PageFinder` of a page. The finder recognizes Zendesk and Intercom addresses by
 * the article ID in the address. It ignores addresses on servers that aren't part of the export.
 */
export function createArticleFinder(pages: readonly SourcePage[]): (page: SourcePage) => PageFinder {
  const byId = new Map<string, SourcePage[]>();
  for (const page of pages) if (page.id !== null) byId.set(page.id, [...(byId.get(page.id) ?? []), page]);
  const hosts = new Set(pages.flatMap(({ exported }) => getHost(exported?.url ?? '') ?? []));
  const isOwn = (address: string) => {
    const host = getHost(address);
    return host === undefined ? address.startsWith('/') : hosts.size === 0 || hosts.has(host);
  };
  return (page) => (address) => {
    const [, before = '', id = ''] = /^([^?#]*)\/articles\/(\d+)/.exec(address) ?? [];
    const found = byId.get(id);
    if (!found || !isOwn(address)) return undefined;
    const stated = before.split('/').at(-1)?.toLowerCase();
    const getLocale = ({ exported }: SourcePage) => exported?.locale.toLowerCase();
    const sameLocale = found.find((one) => getLocale(one) === stated);
    return (sameLocale ?? found.find((one) => getLocale(one) === getLocale(page)) ?? found[0])?.path;
  };
}

const getHost = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/** Maps the addresses in a text to the paths of the imported pages that they lead to. */
export function findLinkedFiles(text: string, path: string, find: PageFinder): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const address of listLinkAddresses(text)) {
    const target = find(address);
    if (target !== undefined && target !== path) found.set(address, target);
  }
  return found;
}

/**
 * Replaces links to imported files with the addresses of the created articles. Leaves a link unchanged if the article's
 * address isn't known. Keeps the query or fragment of each link.
 */
export const replaceFileLinks = (
  text: string,
  links: PlannedArticle['links'],
  addressOf: (path: string) => string | undefined,
): string =>
  replaceAddresses(text, (address) => {
    const file = links.get(address);
    const whole = file === undefined ? undefined : addressOf(file);
    return whole === undefined ? undefined : whole + parseLink(address)[1];
  });

/**
 * A step of an import: creating a category or an article, or updating an article that links to articles created after
 * it.
 */
export type ImportStep =
  | { readonly act: 'category'; readonly category: PlannedCategory }
  | { readonly act: 'create' | 'link'; readonly row: PlannedArticle };

/**
 * Returns the steps of an import. Categories are created first. An article is created after the articles that it links
 * to or translates, so that only articles with circular links are written twice. `resumed` contains the paths of the
 * articles that an interrupted import already created.
 */
export function planSteps(
  rows: readonly PlannedArticle[],
  resumed: ReadonlySet<string> = new Set(),
): ImportStep[] {
  const byPath = new Map(rows.map((row) => [row.path, row]));
  const seen = new Set<PlannedArticle>();
  const created = new Set<PlannedArticle>();
  const later = new Set<PlannedArticle>();
  const create = (row: PlannedArticle | undefined) => {
    if (row?.leftOut !== null || created.has(row)) return;
    if (listTargets(row, byPath).some((target) => !created.has(target))) later.add(row);
    created.add(row);
  };
  for (const first of rows) {
    // Doesn't recurse, because a chain of links may be longer than the call stack.
    const open = [first];
    for (let row = open.at(-1); row; row = open.at(-1)) {
      const isNew = !seen.has(row);
      seen.add(row);
      const targets = listTargets(row, byPath);
      const next = isNew && row.leftOut === null ? targets.filter((target) => !seen.has(target)) : [];
      if (next.length > 0) open.push(...next.toReversed());
      else {
        open.pop();
        // Even with circular links, creates the original first, because its translation needs its ID.
        if (row.leftOut === null) create(byPath.get(row.translationOf ?? ''));
        create(row);
      }
    }
  }
  const incomplete = rows.filter(({ path, links }) => resumed.has(path) && links.size > 0);
  return toSteps([...created], [...later, ...incomplete]);
}

/** Returns the rows of new articles that a row links to or translates. */
const listTargets = (
  { links, translationOf }: PlannedArticle,
  byPath: ReadonlyMap<string, PlannedArticle>,
): PlannedArticle[] =>
  [...links.values(), translationOf ?? '']
    .flatMap((path) => byPath.get(path) ?? [])
    .filter(({ leftOut }) => leftOut === null);

function toSteps(created: readonly PlannedArticle[], linked: readonly PlannedArticle[]): ImportStep[] {
  const categories = new Set(created.flatMap(({ newCategory }) => newCategory ?? []));
  return [
    ...[...categories].map((category): ImportStep => ({ act: 'category', category })),
    ...created.map((row): ImportStep => ({ act: 'create', row })),
    ...linked.map((row): ImportStep => ({ act: 'link', row })),
  ];
}
