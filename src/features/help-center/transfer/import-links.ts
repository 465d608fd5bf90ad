// Links between imported files. They lead to the new articles once these exist.
import { resolvePath } from '~/lib/markdown/image-addresses';
import { replaceLinkAddresses } from '~/lib/markdown/link-addresses';
import type { PlannedArticle } from './planned-article';

/** The endings of a file's path that a link may omit. */
const ENDINGS = ['', '.md', '.markdown', '.html', '.htm', '/index.md', '/index.html', '/README.md'];

const parseLink = (address: string): readonly [page: string, place: string] => {
  const [, page = '', place = ''] = /^([^?#]*)([?#].*)?$/.exec(address) ?? [];
  return [page, place];
};

/** Returns the imported files that a text links to, by the address in the text. */
export function findLinkedFiles(
  text: string,
  path: string,
  paths: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  replaceLinkAddresses(text, (address) => {
    const [page] = parseLink(address);
    if (page === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(page)) return undefined;
    const target = resolvePath(path, page).replace(/\/$/, '');
    const file = ENDINGS.map((ending) => target + ending).find((one) => paths.has(one));
    if (file !== undefined && file !== path) found.set(address, file);
    return undefined;
  });
  return found;
}

/** Replaces the links to files whose article has an address. Keeps the query or fragment after it. */
export const replaceFileLinks = (
  text: string,
  links: PlannedArticle['links'],
  addressOf: (path: string) => string | undefined,
): string =>
  replaceLinkAddresses(text, (address) => {
    const file = links.get(address);
    const whole = file === undefined ? undefined : addressOf(file);
    return whole === undefined ? undefined : whole + parseLink(address)[1];
  });

/** A step of an import: the creation of an article, or the second write of one that links to later articles. */
export interface ImportStep {
  readonly act: 'create' | 'link';
  readonly row: PlannedArticle;
}

/**
 * Returns the steps of an import. Creates articles after those that they link to, so that only articles that link to
 * each other in a circle are written twice.
 */
export function planSteps(rows: readonly PlannedArticle[]): ImportStep[] {
  const byPath = new Map(rows.map((row) => [row.path, row]));
  const seen = new Set<PlannedArticle>();
  const created = new Set<PlannedArticle>();
  const later = new Set<PlannedArticle>();
  for (const first of rows) {
    // Doesn't recurse, because a chain of links may be longer than the call stack.
    const open = [first];
    for (let row = open.at(-1); row; row = open.at(-1)) {
      const isNew = !seen.has(row);
      seen.add(row);
      const targets = [...row.links.values()]
        .flatMap((path) => byPath.get(path) ?? [])
        .filter(({ leftOut }) => leftOut === null);
      const next = isNew && row.leftOut === null ? targets.filter((target) => !seen.has(target)) : [];
      if (next.length > 0) open.push(...next.toReversed());
      else {
        open.pop();
        if (row.leftOut !== null || created.has(row)) continue;
        if (targets.some((target) => !created.has(target))) later.add(row);
        created.add(row);
      }
    }
  }
  return [
    ...[...created].map((row): ImportStep => ({ act: 'create', row })),
    ...[...later].map((row): ImportStep => ({ act: 'link', row })),
  ];
}
