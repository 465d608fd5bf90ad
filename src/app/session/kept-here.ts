import { configuration } from '~/api/configuration';
import type { Scope } from '~/api/scope';
import { exportStore } from '~/drafts/account-exports';
import { appliedStore } from '~/drafts/applied-edits';
import { articleStores } from '~/drafts/article-drafts';
import { articleReviews } from '~/drafts/article-reviews';
import { assistantDrafts } from '~/drafts/assistant-drafts';
import { campaignDraftStore } from '~/drafts/campaign-drafts';
import { formDrafts } from '~/drafts/form-drafts';
import { countOwn, type LocalStore, removeEnded, removeOwn } from '~/drafts/local-store';
import { recentStore } from '~/drafts/recent-records';
import { translationChecks } from '~/drafts/translation-checks';
import { importStore } from '~/features/canned-responses/import/journal';
import { activityLocalStore, readActivity, trimActivity } from '~/records/activity/store';
import { readingStore } from '~/records/last-reading';

interface Kept {
  /** Its databases in IndexedDB. */
  readonly databases: readonly string[];
  /** Those whose records are of one person, which a sign-out offers to remove. */
  readonly stores: readonly LocalStore[];
  /** How long it is kept after it was last touched, in days; null for good. */
  readonly days: number | 'activityDays' | null;
  /** How much is kept at most, newest first; null for as much as the browser gives. */
  readonly most: { readonly entries: number; readonly megabytes: number } | null;
}

/** All that this browser keeps beyond the session. `docs/configuration.md` says the same; a test compares the two. */
export const KEPT = {
  drafts: {
    databases: ['article-drafts', 'assistant-drafts', 'campaign-drafts', 'form-drafts'],
    stores: [articleStores.drafts, assistantDrafts.store, campaignDraftStore, formDrafts.store],
    days: 30,
    most: null,
  },
  versions: { databases: ['article-versions'], stores: [articleStores.versions], days: 30, most: null },
  translations: { databases: ['translation-checks'], stores: [translationChecks], days: 90, most: null },
  /** A little longer than the year that a review counts for. */
  reviews: { databases: ['article-reviews'], stores: [articleReviews], days: 400, most: null },
  imports: { databases: ['canned-response-imports'], stores: [importStore], days: 90, most: null },
  exports: { databases: ['account-exports'], stores: [exportStore], days: 7, most: null },
  applied: { databases: ['assistant-proposals'], stores: [appliedStore], days: 90, most: null },
  activity: {
    databases: ['activity'],
    stores: [activityLocalStore],
    days: 'activityDays',
    most: { entries: 10_000, megabytes: 50 },
  },
  recent: { databases: ['recent-records'], stores: [recentStore], days: 30, most: null },
  readings: { databases: ['last-readings'], stores: [readingStore], days: 90, most: null },
  /** Not of one person, and for good: it keeps a campaign from being sent twice. */
  campaigns: { databases: ['campaign-ledger'], stores: [], days: null, most: null },
} as const satisfies Record<string, Kept>;

export type KeptName = keyof typeof KEPT;
/** How many things of each kind are kept of a person. */
export type KeptHere = Readonly<Record<KeptName, number>>;

const ALL: readonly Kept[] = Object.values(KEPT);

/** A store that can't be opened keeps nothing that could be counted or removed. */
const count = async (person: string, { stores }: Kept): Promise<number> => {
  const counts = await Promise.all(stores.map((store) => countOwn(store, person).catch(() => 0)));
  return counts.reduce((sum, one) => sum + one, 0);
};

/** What this browser keeps of a person beyond the session. */
export async function keptHere(person: string): Promise<KeptHere> {
  const [drafts, versions, translations, reviews, imports, exports, applied, activity, recent, readings] =
    await Promise.all(
      [
        KEPT.drafts,
        KEPT.versions,
        KEPT.translations,
        KEPT.reviews,
        KEPT.imports,
        KEPT.exports,
        KEPT.applied,
        KEPT.activity,
        KEPT.recent,
        KEPT.readings,
      ].map((kept) => count(person, kept)),
    );
  return {
    drafts: drafts ?? 0,
    versions: versions ?? 0,
    translations: translations ?? 0,
    reviews: reviews ?? 0,
    imports: imports ?? 0,
    exports: exports ?? 0,
    applied: applied ?? 0,
    activity: activity ?? 0,
    recent: recent ?? 0,
    readings: readings ?? 0,
    campaigns: 0,
  };
}

/** Whether the outcome of a write isn't known: only the activity has it, and leads to it. */
export async function hasUnsettled(scope: Scope): Promise<boolean> {
  const entries = await readActivity(scope).catch(() => []);
  return entries.some(({ state }) => state === 'not-confirmed');
}

export async function removeKept(person: string): Promise<void> {
  await Promise.allSettled(ALL.flatMap(({ stores }) => stores.map((store) => removeOwn(store, person))));
}

const DAY = 24 * 3600 * 1000;

/** Removes what is too old, and of the activity what is too much. */
export async function removeEndedRecords(): Promise<void> {
  const now = Date.now();
  const { entries, megabytes } = KEPT.activity.most;
  const limits = { since: now - configuration().activityDays * DAY, entries, size: megabytes * 1_000_000 };
  const dated = ALL.flatMap(({ stores, days }) =>
    typeof days === 'number' ? stores.map((store) => removeEnded(store, now, days)) : [],
  );
  await Promise.allSettled([...dated, trimActivity(limits)]);
}
