// Work on thousands of items on the page's own thread, a few milliseconds at a time: keys and clicks are answered in between.

/** In milliseconds: less than anybody sees, also where the page is four times slower than here. */
const SLICE = 8;

/** Lets the page do what is waiting. A timer would be put off by a whole second in a tab that nobody looks at. */
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

/** As `items.map(work)`, in its order; what makes the items, if anything does, makes them in the slices, too. */
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
