// Measures how a diff of one megabyte is rendered: the time until it is visible, and how long it blocks the page.
// Renders the diff twice, because recording the CPU time would slow down the rendering that is timed.
import { join } from 'node:path';
import { measureLongestTask } from './longest-task';
import { type MeasurementRow, runAlternately } from './rows';
import type { BenchEnvironment, Visit } from './stage';

/**
 * A page expression that resolves once the first changed row is painted. In every measured diff, that row starts with
 * this text.
 */
const PAINTED = 'bench.whenPainted("main", "When a customer writes about an invoice")';

async function draw({ page, cdp, quiet }: Visit, way: 'floor' | 'console', index: number) {
  const clear = async () => {
    await page.evaluate('clear()');
    await quiet();
  };
  const paint = () =>
    page.evaluate<number>(`(async () => {
      const began = performance.now();
      draw('${way}', ${index});
      return (await ${PAINTED}) - began;
    })()`);
  await clear();
  const took = await paint();
  await clear();
  const longest = await measureLongestTask(cdp, async () => {
    await paint();
    // Waits until the page is idle, because changed words within the rows may be highlighted after the rows are
    // painted.
    await quiet();
  });
  return { took, longest };
}

export async function measureDiffRendering(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const site = await stage.serve(join(import.meta.dirname, 'floor/difference'));
  const rows = await stage.visit(site, {}, async (visit) => {
    const { page, quiet } = visit;
    await page.goto(site.url);
    await quiet();
    const names = await page.evaluate<string[]>('caseNames');
    const found: MeasurementRow[] = [];
    for (const [index, name] of names.entries()) {
      const { floor, console } = await runAlternately(stage.rounds, {
        floor: () => draw(visit, 'floor', index),
        console: () => draw(visit, 'console', index),
      });
      const row = (work: string, key: 'took' | 'longest', most: number): MeasurementRow => ({
        work: `1 MB difference, ${name}: ${work}`,
        unit: 'ms',
        floor: floor.map((round) => round[key]),
        console: console.map((round) => round[key]),
        goal: { most },
      });
      found.push(row('painted', 'took', 350), row('longest task, by the processor', 'longest', 50));
    }
    return found;
  });
  site.close();
  return rows;
}
