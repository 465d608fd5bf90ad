/** The part of `ServiceWorkerContainer` that is used here. */
interface Workers {
  readonly controller: unknown;
  getRegistrations(): Promise<readonly { unregister(): Promise<boolean> }[]>;
}

/**
 * Unregisters all service workers, because live builds have none. A worker left by a sandbox or other software would
 * answer instead of the platform and receive all requests. Resolves to true if the page must be reloaded, because a
 * page keeps its controller until then.
 */
export async function removeLeftOverWorkers(workers: Workers | undefined): Promise<boolean> {
  const removed = workers?.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())));
  if (!workers?.controller) {
    // Without a controller, the page doesn't wait. A remaining worker affects only other pages.
    removed?.catch(() => {});
    return false;
  }
  return ((await removed) ?? []).some((isGone) => isGone);
}
