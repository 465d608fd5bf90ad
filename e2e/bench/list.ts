// Measures opening a list of 100 rows after signing in: downloaded bytes, duration and CPU time.
import { createLastRowProbe, type LastRowProbe, signInAt } from './people';
import { type MeasurementRow, runAlternately } from './rows';
import type { BenchEnvironment } from './stage';

/** The addresses of the measured list. The baseline opens its list automatically after signing in. */
export const LIST_PATH = { floor: '/', console: '/acme/canned-responses?per_page=100' } as const;
export const createCannedResponseProbe = (stage: BenchEnvironment) =>
  createLastRowProbe(stage, 'canned-responses?per_page=100', 'short_code');

const measure = (stage: BenchEnvironment, side: 'floor' | 'console', last: LastRowProbe) => () =>
  stage.visit(stage[side], { slowNetwork: true, slowCpu: true }, async (visit) => {
    await signInAt(visit, LIST_PATH[side]);
    const clicked = await visit.page.evaluate<number>('bench.clicked');
    const painted = await visit.page.evaluate<number>(last.whenPainted);
    const began = await visit.page.evaluate<number>('performance.timeOrigin');
    const script = (await visit.metric('ScriptDuration')) * 1000;
    const inTime = visit.site.exchanges.filter((exchange) => exchange.began <= began + painted);
    const files = (end: string) => inTime.filter(({ path }) => path.endsWith(end));
    const weight = (end: string) => files(end).reduce((sum, { bytes }) => sum + bytes / 1000, 0);
    return {
      took: painted - clicked,
      script,
      scripts: weight('.js'),
      count: files('.js').length,
      styles: weight('.css'),
    };
  });

export async function measureList(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const last = await createCannedResponseProbe(stage);
  const { floor, console } = await runAlternately(stage.rounds, {
    floor: measure(stage, 'floor', last),
    console: measure(stage, 'console', last),
  });
  const row = (
    work: string,
    unit: MeasurementRow['unit'],
    name: keyof (typeof floor)[number],
    goal: MeasurementRow['goal'],
  ): MeasurementRow => ({
    work,
    unit,
    floor: floor.map((round) => round[name]),
    console: console.map((round) => round[name]),
    goal,
  });
  return [
    row('list of 100 rows, JavaScript in all', 'kB', 'scripts', { most: 165 }),
    row('list of 100 rows, files of it', '', 'count', null),
    row('list of 100 rows, CSS in all', 'kB', 'styles', null),
    row('click on Sign in to the 100th row', 'ms', 'took', { ratio: 1.1 }),
    row('script, load and list', 'ms', 'script', { ratio: 1.4 }),
  ];
}
