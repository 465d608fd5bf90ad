// Prevents two tabs of this browser from doing the same work at the same time.

/**
 * Runs `work` under a lock. If another tab holds the lock, resolves to false and doesn't run `work`. Always runs `work`
 * in a browser without locks.
 */
export async function withExclusiveLock(name: string, work: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    await work();
    return true;
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}
