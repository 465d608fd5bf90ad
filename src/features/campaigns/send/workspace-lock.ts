// One send per workspace across all tabs of this browser: a lock that is taken or refused, never waited for, never stolen.
import * as z from 'zod/mini';
import { parsedJson } from '~/lib/json/json';
import { moment } from '~/lib/time/moment';

/** Who holds the lock. `since` is milliseconds since the epoch; a frozen tab may hold it for long. */
export interface LockHolder {
  readonly person: string;
  readonly since: number;
}

/** `refused` carries the holder where it is known. */
export type LockResult<T> =
  | { readonly taken: true; readonly value: T }
  | { readonly taken: false; readonly holder: LockHolder | null };

export interface WorkspaceLock {
  /** Runs the work while nobody else in this browser sends for the workspace, or doesn't run it at all. */
  hold<T>(workspace: string, holder: LockHolder, work: () => Promise<T>): Promise<LockResult<T>>;
}

const lockName = (workspace: string) => `campaign:${workspace}`;

const holderNoted = z.object({ person: z.string(), since: moment });

/** The lock itself carries no word about its holder, so that is noted beside it. Without storage the holder is unknown. */
function noteHolder(workspace: string, holder: LockHolder | null): void {
  try {
    if (holder) localStorage.setItem(lockName(workspace), JSON.stringify(holder));
    else localStorage.removeItem(lockName(workspace));
  } catch {
    // Blocked storage costs the name of the holder, not the lock.
  }
}

function readHolder(workspace: string): LockHolder | null {
  try {
    return holderNoted.safeParse(parsedJson(localStorage.getItem(lockName(workspace)) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Whether this page may send at all: both need a secure context (https, or this machine itself). */
export const canLock = (): boolean => 'locks' in navigator && crypto.subtle !== undefined;

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
