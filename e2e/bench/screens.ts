// Measures switching between two lists with a slow processor and a fast network, so that the times depend on the code
// rather than on the network.
import { createCannedResponseProbe, LIST_PATH } from './list';
import { createLastRowProbe, signInAt } from './people';
import { type MeasurementRow, runAlternately } from './rows';
import type { BenchEnvironment } from './stage';

export async function measureScreenSwitches(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const cannedResponses = await createCannedResponseProbe(stage);
  const macros = await createLastRowProbe(stage, 'macros', 'name');

  const walk = (side: 'floor' | 'console', hovers: boolean) =>
    stage.visit(stage[side], { slowCpu: true }, async (visit) => {
      const { page, quiet } = visit;
      const link = page.getByRole('link', { name: 'Macros', exact: true });
      const opened = async (whenPainted: string, go: string) => {
        await quiet();
        return page.evaluate<number>(`(async () => {
          bench.clicked = performance.now();
          ${go};
          return (await ${whenPainted}) - bench.clicked;
        })()`);
      };
      const click = (name: string) =>
        `[...document.querySelectorAll('nav a')].find((link) => link.textContent === '${name}').click()`;
      await signInAt(visit, LIST_PATH[side]);
      await page.evaluate(cannedResponses.whenPainted);
      await quiet();
      if (hovers) {
        await link.hover();
        return { hovered: await opened(macros.whenPainted, click('Macros')) };
      }
      const first = await opened(macros.whenPainted, click('Macros'));
      const back = await opened(cannedResponses.whenPainted, 'history.back()');
      const cached = await opened(macros.whenPainted, click('Macros'));
      return { first, back, cached };
    });

  const both = (side: 'floor' | 'console') => async () => ({
    first: Number.NaN,
    back: Number.NaN,
    cached: Number.NaN,
    hovered: Number.NaN,
    ...(await walk(side, false)),
    ...(await walk(side, true)),
  });
  const { floor, console } = await runAlternately(stage.rounds, {
    floor: both('floor'),
    console: both('console'),
  });
  const titles = { first: 'first visit', hovered: 'hovered', cached: 'cached', back: 'back' } as const;
  return (['first', 'hovered', 'cached', 'back'] as const).map((name) => ({
    work: `another screen, ${titles[name]}`,
    unit: 'ms',
    floor: floor.map((round) => round[name]),
    console: console.map((round) => round[name]),
    goal: { ratio: 1.2 },
  }));
}
