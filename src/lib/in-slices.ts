// Processes thousands of items on the main thread in short slices, so that the page stays responsive.

/** Length of a slice in milliseconds. Short enough to be imperceptible on a device that is four times slower. */
const SLICE = 8;

/**
 * Lets the browser handle pending events. Uses a message, because browsers delay timers in background tabs to one per
 * second.
 */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Maps the items in order, like `items.map(work)`. A lazy iterable is also evaluated in slices. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(work(item, results.length));
    if (performance.now() - began < SLICE) continue;
    await pause();
    began = performance.now();
  }
  return results;
}
