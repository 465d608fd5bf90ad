// A lock that allows one send per workspace across all tabs of this browser. It is taken or refused; it is never waited
// for and never stolen.
import * as z from 'zod/mini';
import { parseJson } from '~/lib/json/json';
import { moment } from '~/lib/time/moment';

/** The holder of the lock. `since` is in milliseconds since the epoch. A frozen tab may hold the lock for long. */
export interface LockHolder {
  readonly person: string;
  readonly since: number;
}

/** A refusal contains the holder if it is known. */
export type LockResult<T> =
  | { readonly taken: true; readonly value: T }
  | { readonly taken: false; readonly holder: LockHolder | null };

export interface WorkspaceLock {
  /** Runs the work while no other tab can send for the workspace, or not at all. */
  hold<T>(workspace: string, holder: LockHolder, work: () => Promise<T>): Promise<LockResult<T>>;
}

const lockName = (workspace: string) => `campaign:${workspace}`;

const holderNoted = z.object({ person: z.string(), since: moment });

/** Stores the holder separately because the lock can't carry data. Without storage the holder is unknown. */
function noteHolder(workspace: string, holder: LockHolder | null): void {
  try {
    if (holder) localStorage.setItem(lockName(workspace), JSON.stringify(holder));
    else localStorage.removeItem(lockName(workspace));
  } catch {
    // Without storage only the holder's name is lost. The lock still works.
  }
}

function readHolder(workspace: string): LockHolder | null {
  try {
    return holderNoted.safeParse(parseJson(localStorage.getItem(lockName(workspace)) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Reports whether this page can send at all. Both APIs need a secure context (HTTPS or localhost). */
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
