/** The part of `ServiceWorkerContainer` that is used here. */
interface Workers {
  readonly controller: unknown;
  getRegistrations(): Promise<readonly { unregister(): Promise<boolean> }[]>;
}

/**
 * Unregisters all service workers, because live builds have none. A worker left by a sandbox build or other software
 * would receive all requests and answer in place of the platform. Resolves to true if the page must be reloaded,
 * because an unregistered worker controls open pages until they are reloaded.
 */
export async function unregisterServiceWorkers(workers: Workers | undefined): Promise<boolean> {
  const removed = workers?.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())));
  if (!workers?.controller) {
    // Doesn't wait for the removal, because the workers affect only other pages if none of them controls this page.
    removed?.catch(() => {});
    return false;
  }
  return ((await removed) ?? []).some((isGone) => isGone);
}
