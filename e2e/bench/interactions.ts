// Measures everyday actions with a slow CPU: the time from the input to the frame that shows its result. Each round
// performs all actions in one visit. Also prints the browser's own measurement, from the input to the next frame of any
// kind (Event Timing).
import { setTimeout as wait } from 'node:timers/promises';
import { FIRST_ROW_TEXT_EXPRESSION, MEASURED_ACTIONS, ROW_SELECTOR } from './interaction-actions';
import { signInAt } from './people';
import { computePercentile, type MeasurementRow } from './rows';
import type { BenchEnvironment, Visit } from './stage';

/** The time after which an action counts as failed, in milliseconds. */
const TIMEOUT = 30_000;
/** Every action should show its result within this time, in milliseconds. */
const LIMIT = 100;

/**
 * A page expression that stores the text that an action may change: the content of the focused field or editor, and the
 * first row of a list.
 */
const TEXTS = `bench.text = document.activeElement.value ?? document.activeElement.textContent; bench.firstRow = ${FIRST_ROW_TEXT_EXPRESSION}`;

/**
 * Performs each action. Returns the time until its result and the time until the next frame, in milliseconds, by action
 * name.
 */
async function walk({ page, quiet }: Visit) {
  const times = new Map<string, { readonly result: number; readonly frame: number }>();
  page.setDefaultTimeout(TIMEOUT);
  for (const { name, before, act, result } of MEASURED_ACTIONS) {
    await before?.(page);
    await quiet();
    await page.evaluate(TEXTS);
    if (await page.evaluate(`Boolean(${result})`)) throw new Error(`“${name}” is done before it began.`);
    await page.evaluate(`bench.arm(() => ${result})`);
    await act(page);
    const measured = page.evaluate<{ result: number; frame: number }>('bench.measured');
    const tooLate = wait(TIMEOUT, null, { ref: false }).then(() => {
      throw new Error(`“${name}” showed no result within ${TIMEOUT / 1000} seconds.`);
    });
    times.set(name, await Promise.race([measured, tooLate]));
  }
  return times;
}

export async function measureInteractions(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const rounds: Awaited<ReturnType<typeof walk>>[] = [];
  for (let round = 0; round < stage.rounds; round += 1)
    rounds.push(
      await stage.visit(stage.console, { slowCpu: true }, async (visit) => {
        await signInAt(visit, '/acme/canned-responses?per_page=100');
        await visit.page.locator(ROW_SELECTOR).waitFor();
        return walk(visit);
      }),
    );
  const list = (name: string, kind: 'result' | 'frame') =>
    rounds.map((round) => round.get(name)?.[kind] ?? Number.NaN);
  const overall = (kind: 'result' | 'frame', part: number) =>
    rounds.map((round) =>
      computePercentile(
        [...round.values()].map((time) => time[kind]),
        part,
      ),
    );
  const row = (work: string, values: readonly number[], most: number | null): MeasurementRow => ({
    work,
    unit: 'ms',
    floor: [],
    console: values,
    goal: most === null ? null : { most },
  });
  return [
    ...MEASURED_ACTIONS.map(({ name }) => row(name, list(name, 'result'), LIMIT)),
    row('40 actions, result, p50', overall('result', 0.5), null),
    row('40 actions, result, p98', overall('result', 0.98), LIMIT),
    row('40 actions, next frame, p50', overall('frame', 0.5), null),
    row('40 actions, next frame, p98', overall('frame', 0.98), LIMIT),
  ];
}
