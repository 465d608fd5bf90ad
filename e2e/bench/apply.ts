// Measures applying an export of 10,000 canned responses, 1,000 macros and 2,000 articles to an empty account: the
// longest task of each step in CPU time, and the memory of the page afterwards.

import { goToSection } from '../go-to-screen';
import { ApplyPage } from '../pages/apply-page';
import { ComparePage } from '../pages/compare-page';
import { LARGE_DEMO_OWNER } from './large-demo';
import { measureLongestTask } from './longest-task';
import { signInAt } from './people';
import type { MeasurementRow } from './rows';
import type { BenchEnvironment, Visit } from './stage';

interface Step {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** Returns the steps in order. A step ends when its result is on screen. */
function stepsOf({ page }: Visit): readonly Step[] {
  const compare = new ComparePage(page);
  const apply = new ApplyPage(page);
  let file = '';
  return [
    {
      name: 'exported',
      run: async () => {
        await page.getByRole('link', { name: 'Back up…' }).click();
        const download = page.waitForEvent('download', { timeout: 0 });
        await compare.backUp.click();
        file = await (await download).path();
      },
    },
    {
      name: 'file opened',
      run: async () => {
        await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
        await compare.openSides();
        await page.getByLabel('Compare', { exact: true }).selectOption({ label: 'A backup file' });
        await page.locator('input[type=file]').first().setInputFiles(file);
        await page.getByText(/ · [\d,]+ records$/).waitFor({ timeout: 0 });
      },
    },
    {
      name: 'compared with an empty one',
      run: async () => {
        await page.getByLabel('With', { exact: true }).selectOption('Acme Staging');
        await page.getByText(/^\d+ requests?, about/).waitFor();
        await compare.compare.click();
        await compare.counts.waitFor({ timeout: 0 });
      },
    },
    {
      name: 'read and planned for it',
      run: async () => {
        await page.getByRole('button', { name: /^Workspace:/ }).click();
        await page.getByRole('menuitem', { name: /Acme Staging/ }).click();
        await goToSection(page, 'Backup and migration');
        await page.getByRole('link', { name: 'Choose a source…' }).click();
        await apply.give(file);
        await apply.read.click({ timeout: 0 });
        await page.getByRole('button', { name: 'Skip unresolved names' }).waitFor({ timeout: 0 });
      },
    },
    {
      name: 'names left out, planned again',
      run: async () => {
        await apply.skipOpen();
        await apply.apply.waitFor({ timeout: 0 });
      },
    },
    {
      name: 'question before the run',
      run: async () => {
        await apply.ask();
        await apply.start.waitFor();
      },
    },
  ];
}

async function measureOnce(visit: Visit) {
  const { cdp, page, quiet } = visit;
  await signInAt(visit, `/${LARGE_DEMO_OWNER.slug}/compare`, LARGE_DEMO_OWNER.email);
  await page.getByText(/^[\d,]+ requests, about/).waitFor();
  await quiet();
  const found: { readonly name: string; readonly task: number; readonly heap: number }[] = [];
  for (const { name, run } of stepsOf(visit)) {
    const task = await measureLongestTask(cdp, async () => {
      await run();
      await quiet();
    });
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    found.push({ name, task, heap: usedSize / 1_000_000 });
  }
  return found;
}

export async function measureApplyingExport(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const rounds: Awaited<ReturnType<typeof measureOnce>>[] = [];
  for (let round = 0; round < stage.rounds; round += 1)
    rounds.push(await stage.visit(stage.console, {}, measureOnce));
  return (rounds[0] ?? []).flatMap(({ name }, index): MeasurementRow[] => [
    {
      work: `13,000 records, ${name}: longest task, by the processor`,
      unit: 'ms',
      floor: [],
      console: rounds.map((round) => round[index]?.task ?? Number.NaN),
      goal: { most: 50 },
    },
    {
      work: `13,000 records, ${name}: heap`,
      unit: 'MB',
      floor: [],
      console: rounds.map((round) => round[index]?.heap ?? Number.NaN),
      goal: { most: 300 },
    },
  ]);
}
