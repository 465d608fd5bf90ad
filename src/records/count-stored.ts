// Manages the data that this browser stores in addition to the session. Defines the kinds of data with their sizes and
// retention, and removes data.
import { getConfiguration } from '~/api/configuration';
import type { Scope } from '~/api/scope';
import { accountExportStore } from '~/drafts/account-exports';
import { appliedEditsStore } from '~/drafts/applied-edits';
import { articleStores } from '~/drafts/article-drafts';
import { articleReviewStore } from '~/drafts/article-review-store';
import { assistantDrafts } from '~/drafts/assistant-drafts';
import { campaignDraftStore } from '~/drafts/campaign-drafts';
import { summarizeLedger } from '~/drafts/campaign-ledger';
import { formDrafts } from '~/drafts/form-drafts';
import { importJournalStore } from '~/drafts/import-journal';
import {
  countPersonRecords,
  type LocalStore,
  type PersonRecordsSummary,
  removeExpiredFromStore,
  removePersonRecords,
  summarizePersonRecords,
} from '~/drafts/local-store';
import { promptCheckStore } from '~/drafts/prompt-checks';
import { recentRecordStore } from '~/drafts/recent-records';
import { savedFilterStore } from '~/drafts/saved-filters';
import { termListStore } from '~/drafts/term-lists';
import { testAudienceStore } from '~/drafts/test-audience-store';
import { translationCheckStore } from '~/drafts/translation-check-store';
import { activityLocalStore, loadActivity, trimActivity } from './activity/store';
import { lastCheckStore } from './last-check';

interface StoredKind {
  /** The names of the IndexedDB databases. */
  readonly databases: readonly string[];
  /** The stores whose records each belong to one user. Users can remove their own records. */
  readonly stores: readonly LocalStore[];
  /** The number of days after the last change until a record is removed. Null if records are never removed. */
  readonly days: number | 'activityDays' | null;
  /** The limits beyond which the oldest records are removed. Null if there are no limits. */
  readonly most: { readonly entries: number; readonly megabytes: number } | null;
}

/** All data that this browser stores in addition to the session. A test compares it with `docs/configuration.md`. */
export const STORED_DATA = {
  drafts: {
    databases: ['article-drafts', 'assistant-drafts', 'campaign-drafts', 'form-drafts'],
    stores: [articleStores.drafts, assistantDrafts.store, campaignDraftStore, formDrafts.store],
    days: 30,
    most: null,
  },
  versions: { databases: ['article-versions'], stores: [articleStores.versions], days: 30, most: null },
  translations: { databases: ['translation-checks'], stores: [translationCheckStore], days: 90, most: null },
  /** Article reviews are valid for a year, so they are stored for slightly more than a year. */
  reviews: { databases: ['article-reviews'], stores: [articleReviewStore], days: 400, most: null },
  /** The lists of terms. Using a list counts as a change. */
  terms: { databases: ['term-lists'], stores: [termListStore], days: 400, most: null },
  /** The checks of prompts. Running them counts as a change. */
  promptChecks: { databases: ['prompt-checks'], stores: [promptCheckStore], days: 400, most: null },
  imports: { databases: ['canned-response-imports'], stores: [importJournalStore], days: 90, most: null },
  exports: { databases: ['account-exports'], stores: [accountExportStore], days: 7, most: null },
  applied: { databases: ['assistant-proposals'], stores: [appliedEditsStore], days: 90, most: null },
  activity: {
    databases: ['activity'],
    stores: [activityLocalStore],
    days: 'activityDays',
    most: { entries: 10_000, megabytes: 50 },
  },
  recent: { databases: ['recent-records'], stores: [recentRecordStore], days: 30, most: null },
  filters: { databases: ['saved-filters'], stores: [savedFilterStore], days: null, most: null },
  readings: { databases: ['last-readings'], stores: [lastCheckStore], days: 90, most: null },
  audiences: { databases: ['test-audiences'], stores: [testAudienceStore], days: 400, most: null },
  /**
   * The log of sent campaigns is shared by all users of this browser and never removed, so that no campaign is sent
   * twice.
   */
  campaigns: { databases: ['campaign-ledger'], stores: [], days: null, most: null },
} as const satisfies Record<string, StoredKind>;

export type StoredDataName = keyof typeof STORED_DATA;
/** The number of records that a user has of each kind of stored data. */
export type StoredCounts = Readonly<Record<StoredDataName, number>>;

export const STORED_DATA_NAMES: readonly StoredDataName[] = [
  'drafts',
  'versions',
  'translations',
  'reviews',
  'terms',
  'promptChecks',
  'imports',
  'exports',
  'applied',
  'activity',
  'recent',
  'filters',
  'readings',
  'audiences',
  'campaigns',
];

const getStores = (name: StoredDataName): readonly LocalStore[] => STORED_DATA[name].stores;

/** Counts a user's records of one kind. A store that can't be opened counts as empty. */
async function count(person: string, name: StoredDataName): Promise<number> {
  const counts = await Promise.all(
    getStores(name).map((store) => countPersonRecords(store, person).catch(() => 0)),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

/** Counts a user's stored data in all workspaces. */
export async function countStoredData(person: string): Promise<StoredCounts> {
  const counts = await Promise.all(
    STORED_DATA_NAMES.map(async (name) => [name, await count(person, name)] as const),
  );
  const byName = new Map<StoredDataName, number>(counts);
  const get = (name: StoredDataName) => byName.get(name) ?? 0;
  return {
    drafts: get('drafts'),
    versions: get('versions'),
    translations: get('translations'),
    reviews: get('reviews'),
    terms: get('terms'),
    promptChecks: get('promptChecks'),
    imports: get('imports'),
    exports: get('exports'),
    applied: get('applied'),
    activity: get('activity'),
    recent: get('recent'),
    filters: get('filters'),
    readings: get('readings'),
    audiences: get('audiences'),
    campaigns: get('campaigns'),
  };
}

export interface StoredDataSummary extends PersonRecordsSummary {
  readonly name: StoredDataName;
}

const NOTHING: PersonRecordsSummary = { entries: 0, newest: null };

async function describeKind(person: string, name: StoredDataName): Promise<StoredDataSummary> {
  if (name === 'campaigns') return { name, ...(await summarizeLedger()) };
  const stores = getStores(name).map((store) => summarizePersonRecords(store, person).catch(() => NOTHING));
  const found = await Promise.all(stores);
  const newest = Math.max(0, ...found.map((one) => one.newest ?? 0));
  const entries = found.reduce((sum, one) => sum + one.entries, 0);
  return { name, entries, newest: newest === 0 ? null : newest };
}

/** Describes a user's stored data in all workspaces, and the campaigns of all users. */
export const describeStoredData = (person: string): Promise<readonly StoredDataSummary[]> =>
  Promise.all(STORED_DATA_NAMES.map((name) => describeKind(person, name)));

/**
 * Reports whether the outcome of any logged write is unknown. Removing the activity would make it impossible to check
 * this outcome later.
 */
export async function hasUnconfirmedWrites(scope: Scope): Promise<boolean> {
  const entries = await loadActivity(scope).catch(() => []);
  return entries.some(({ state }) => state === 'not-confirmed');
}

/** Removes a user's stored data: all of it, or the given kinds. */
export async function removeStoredData(
  person: string,
  names: readonly StoredDataName[] = STORED_DATA_NAMES,
): Promise<void> {
  const stores = names.flatMap(getStores);
  await Promise.allSettled(stores.map((store) => removePersonRecords(store, person)));
}

const DAY = 24 * 3600 * 1000;

/** Removes expired records, and the oldest activity beyond its limits. */
export async function removeExpiredRecords(): Promise<void> {
  const now = Date.now();
  const { entries, megabytes } = STORED_DATA.activity.most;
  const limits = { since: now - getConfiguration().activityDays * DAY, entries, size: megabytes * 1_000_000 };
  const dated = Object.values<StoredKind>(STORED_DATA).flatMap(({ stores, days }) =>
    typeof days === 'number' ? stores.map((store) => removeExpiredFromStore(store, now, days)) : [],
  );
  await Promise.allSettled([...dated, trimActivity(limits)]);
}
