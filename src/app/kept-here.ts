import { configuration } from '~/api/configuration';
import { articleStores } from '~/drafts/article-drafts';
import { assistantDrafts } from '~/drafts/assistant-drafts';
import { campaignDraftStore } from '~/drafts/campaign-drafts';
import { formDrafts } from '~/drafts/form-drafts';
import { countOwn, type LocalStore, removeEnded, removeOwn } from '~/drafts/local-store';
import { recentStore } from '~/drafts/recent-records';
import { importStore } from '~/features/canned-responses/import/journal';
import { trimActivity } from '~/records/activity/store';

const DRAFTS = [articleStores.drafts, assistantDrafts.store, campaignDraftStore, formDrafts.store];

export interface KeptHere {
  /** Unsaved changes. */
  readonly drafts: number;
  /** Articles with former versions. */
  readonly versions: number;
  readonly imports: number;
  /** Workspaces in which records were opened: no reason to ask by themselves. */
  readonly recent: number;
}

/** A store that can't be opened keeps nothing that could be counted or removed. */
const count = async (person: string, stores: readonly LocalStore[]): Promise<number> => {
  const counts = await Promise.all(stores.map((store) => countOwn(store, person).catch(() => 0)));
  return counts.reduce((sum, one) => sum + one, 0);
};

/** What this browser keeps of a person beyond the session. The record of campaigns is not of one person, and stays. */
export async function keptHere(person: string): Promise<KeptHere> {
  const [drafts, versions, imports, recent] = await Promise.all([
    count(person, DRAFTS),
    count(person, [articleStores.versions]),
    count(person, [importStore]),
    count(person, [recentStore]),
  ]);
  return { drafts, versions, imports, recent };
}

export async function removeKept(person: string): Promise<void> {
  const stores = [...DRAFTS, articleStores.versions, importStore, recentStore];
  await Promise.allSettled(stores.map((store) => removeOwn(store, person)));
}

const DAY = 24 * 3600 * 1000;

/** Drafts, former versions and what was opened end a month after they were last touched, the activity after the days that the configuration says. */
export async function removeEndedRecords(): Promise<void> {
  const now = Date.now();
  const since = now - configuration().activityDays * DAY;
  await Promise.allSettled([
    ...[...DRAFTS, articleStores.versions, recentStore].map((store) => removeEnded(store, now)),
    trimActivity({ since, entries: 10_000, size: 50_000_000 }),
  ]);
}
