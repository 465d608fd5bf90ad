// A lock that lets only one tab of this browser send a campaign in a workspace at a time. A tab that can't acquire the
// lock immediately gives up. It never waits for the lock and never steals it.
import * as z from 'zod/mini';
import { parseJson } from '~/lib/json/json';
import { epochMsSchema } from '~/lib/time/moment';

/**
 * The user who holds the lock. `since` is in milliseconds since the epoch. A frozen tab may hold the lock for a long
 * time.
 */
export interface LockHolder {
  readonly person: string;
  readonly since: number;
}

/** The result of the work if the lock was free. Otherwise the current holder of the lock, which is null if unknown. */
export type LockResult<T> =
  | { readonly taken: true; readonly value: T }
  | { readonly taken: false; readonly holder: LockHolder | null };

export interface WorkspaceLock {
  /** Runs the work while holding the lock. Doesn't run the work if another tab holds the lock of this workspace. */
  hold<T>(workspace: string, holder: LockHolder, work: () => Promise<T>): Promise<LockResult<T>>;
}

const lockName = (workspace: string) => `campaign:${workspace}`;

const holderNoted = z.object({ person: z.string(), since: epochMsSchema });

/**
 * Stores the holder separately, because the lock itself can't carry data. If storage is unavailable, the holder is
 * unknown.
 */
function noteHolder(workspace: string, holder: LockHolder | null): void {
  try {
    if (holder) localStorage.setItem(lockName(workspace), JSON.stringify(holder));
    else localStorage.removeItem(lockName(workspace));
  } catch {
    // Ignores the error, because the lock works without storage. Other tabs then can't show who is sending.
  }
}

function readHolder(workspace: string): LockHolder | null {
  try {
    return holderNoted.safeParse(parseJson(localStorage.getItem(lockName(workspace)) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Reports whether the browser has the APIs that sending needs. They require a secure context (HTTPS or localhost). */
export const isLockSupported = (): boolean => 'locks' in navigator && crypto.subtle !== undefined;

export const browserLock: WorkspaceLock = {
  hold: (workspace, holder, work) =>
    navigator.locks.request(lockName(workspace), { ifAvailable: true }, async (lock) => {
      if (lock === null) return { taken: false, holder: readHolder(workspace) };
      noteHolder(workspace, holder);
      try {
        return { taken: true, value: await work() };
      } finally {
        noteHolder(workspace, null);
      }
    }),
};
