// Measures layout shifts while screens load, and how long a list blocks an unthrottled processor.
import type { MeasurementRow } from './rows';
import type { BenchEnvironment } from './stage';
import { goToScreen, LIST_PATHS, listScreens, startTour } from './tour';

const worst = (found: ReadonlyMap<string, number>): [screen: string, value: number] =>
  [...found].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0]);

/** Prints every screen with a value above zero, because the table only shows the worst one. */
function tell(what: string, found: ReadonlyMap<string, number>): void {
  for (const [screen, value] of found)
    if (value > 0) console.log(`${what} of ${screen}: ${value.toFixed(3)}`);
}

export async function measureLayoutStability(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const screens = await listScreens(stage);
  // Uses a slow network, so that each screen goes through its loading states.
  const shifts = await stage.visit(stage.console, { slowNetwork: true }, async (visit) => {
    const found = new Map<string, number>();
    const note = async (screen: string) => {
      found.set(screen, await visit.page.evaluate<number>('bench.shift'));
      await visit.page.evaluate('bench.shift = 0');
    };
    await startTour(visit, screens);
    await note(`${screens[0]}, loaded`);
    for (const screen of screens.slice(1)) {
      await goToScreen(visit, screen);
      await note(screen);
    }
    return found;
  });
  const tasks = await stage.visit(stage.console, {}, async (visit) => {
    const found = new Map<string, number>();
    await startTour(visit, screens);
    for (const screen of [...LIST_PATHS.slice(1), ...LIST_PATHS.slice(0, 1)]) {
      await visit.page.evaluate('bench.longTasks.length = 0');
      await goToScreen(visit, screen);
      found.set(screen, await visit.page.evaluate<number>('Math.max(0, ...bench.longTasks)'));
    }
    return found;
  });
  tell('Layout shift', shifts);
  tell('Long task', tasks);
  const [shifted, shift] = worst(shifts);
  const [busy, task] = worst(tasks);
  return [
    {
      work: `layout shift, worst screen: ${shifted || 'none'}`,
      unit: '',
      floor: [],
      console: [shift],
      goal: { most: 0 },
    },
    {
      work: `task over 50 ms, worst list: ${busy || 'none'}`,
      unit: 'ms',
      floor: [],
      console: [task],
      goal: { most: 50 },
    },
  ];
}
