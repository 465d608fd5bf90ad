// Searches this browser's activity for an interrupted import that a new import continues.
import type { Scope } from '~/api/scope';
import type { ActivityEntry } from '~/records/activity/entry';
import type { RunPurpose } from '~/records/activity/run-id';
import { loadActivity } from '~/records/activity/store';
import { listLinkAddresses } from './import-links';
import type { PlannedArticle } from './planned-article';

/** An earlier import that created some of the articles of a new import. */
export interface EarlierImport {
  /** The ID of the earlier run (an import). The new import uses the same ID, so that both are undone together. */
  readonly run: string;
  /** The number of the new import's articles that the earlier import created. */
  readonly count: number;
  /** The paths of the articles in which the earlier import didn't replace all links. */
  readonly incomplete: ReadonlySet<string>;
}

const PURPOSE: RunPurpose = 'import';

const isCreation = (entry: ActivityEntry, portalSlug: string): boolean =>
  entry.kind === 'article' &&
  entry.act === 'create' &&
  entry.state === 'saved' &&
  entry.parent === portalSlug &&
  entry.run?.startsWith(`${PURPOSE}_`) === true;

/** Reports whether the text that was last saved still contains a link to another imported page. */
function hasOpenLinks({ links }: PlannedArticle, last: ActivityEntry | undefined): boolean {
  const content = last?.after?.content;
  return typeof content === 'string' && listLinkAddresses(content).some((address) => links.has(address));
}

/**
 * Finds the latest import that created some of the articles in these rows. `entries` are sorted newest first. Returns
 * null if there is no such import, or if nothing remains to be imported.
 */
export function findEarlierImport(
  entries: readonly ActivityEntry[],
  portalSlug: string,
  rows: readonly PlannedArticle[],
): EarlierImport | null {
  const existing = rows.flatMap((row) =>
    row.leftOut === 'there' && row.existing ? [{ row, record: String(row.existing.id) }] : [],
  );
  const records = new Set(existing.map(({ record }) => record));
  const first = entries.find(
    (entry) => isCreation(entry, portalSlug) && entry.record !== null && records.has(entry.record),
  );
  if (!first || first.run === null) return null;
  const { run } = first;
  const own = entries.filter((entry) => entry.run === run);
  const created = existing.filter(({ record }) =>
    own.some((entry) => entry.record === record && isCreation(entry, portalSlug)),
  );
  const incomplete = created.flatMap(({ row, record }) => {
    const last = own.find(
      (entry) => entry.kind === 'article' && entry.record === record && entry.state === 'saved',
    );
    return hasOpenLinks(row, last) ? [row.path] : [];
  });
  const isOver = incomplete.length === 0 && rows.every(({ leftOut }) => leftOut !== null);
  if (isOver) return null;
  return { run, count: created.length, incomplete: new Set(incomplete) };
}

/**
 * Loads this browser's activity and finds the earlier import. Also resolves to null if the browser storage can't be
 * read.
 */
export const loadEarlierImport = async (
  scope: Scope,
  portalSlug: string,
  rows: readonly PlannedArticle[],
): Promise<EarlierImport | null> =>
  rows.some(({ leftOut }) => leftOut === 'there')
    ? findEarlierImport(await loadActivity(scope).catch(() => []), portalSlug, rows)
    : null;
