// Measures memory leaks: the heap size after visiting every screen twice, compared with the heap size after visiting
// every screen once.
import type { MeasurementRow } from './rows';
import type { BenchEnvironment } from './stage';
import { goToScreen, listScreens, startTour } from './tour';

export async function measureHeap(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const screens = await listScreens(stage);
  return stage.visit(stage.console, {}, async (visit) => {
    const tour = async () => {
      for (const screen of screens) await goToScreen(visit, screen);
      await visit.cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await visit.cdp.send('Runtime.getHeapUsage');
      return usedSize / 1_000_000;
    };
    await startTour(visit, screens);
    const first = await tour();
    const second = await tour();
    return [
      {
        work: `heap after two tours of ${screens.length} screens, against the first`,
        unit: 'MB',
        floor: [first],
        console: [second],
        goal: { ratio: 1.2 },
      },
    ];
  });
}
