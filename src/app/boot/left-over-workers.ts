/** What this takes of the browser's container of workers. */
interface Workers {
  readonly controller: unknown;
  getRegistrations(): Promise<readonly { unregister(): Promise<boolean> }[]>;
}

/**
 * Takes away service workers, of which this build has none: one that a sandbox or something else left at this address would
 * answer in the platform's place, and be handed what is sent. Resolves to whether the page has to be loaded anew, since a
 * page keeps the worker that it came with.
 */
export async function removeLeftOverWorkers(workers: Workers | undefined): Promise<boolean> {
  const removed = workers?.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())));
  if (!workers?.controller) {
    // None stands in between: the page doesn't wait, and one that stays answers for other pages.
    removed?.catch(() => {});
    return false;
  }
  return ((await removed) ?? []).some((isGone) => isGone);
}
