// Work that no other tab of this browser does at the same time.

/** Runs `work` unless another tab runs what has the same name. False where it does. */
export async function alone(name: string, work: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    await work();
    return true;
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}
