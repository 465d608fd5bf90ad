// Measures the sign-in page: its size, its first paint, and when its form becomes interactive.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPageFiles, measureFile, measureInlinedContents } from '../../src/build/byte-budget';
import { INLINE_SCRIPT, INLINE_STYLE } from '../../src/build/inlined';
import { type MeasurementRow, runAlternately } from './rows';
import type { BenchEnvironment } from './stage';

function weighPage(dist: string) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = listPageFiles(page).map((file) => measureFile(file, readFileSync(join(dist, file), 'utf8')));
  const total = (kind: RegExp, end: string) =>
    [...measureInlinedContents(page, kind), ...named.filter(({ file }) => file.endsWith(end))].reduce(
      (sum, { bytes }) => sum + bytes / 1000,
      0,
    );
  return { scripts: total(INLINE_SCRIPT, '.js'), styles: total(INLINE_STYLE, '.css') };
}

export async function measureSignIn(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const load = (site: BenchEnvironment['console'], path: string, isAlive: boolean) => () =>
    stage.visit(site, { slowNetwork: true, slowCpu: true }, async ({ page }) => {
      await page.goto(site.url + path);
      const painted = await page.evaluate<number>('bench.firstPaint');
      const usable = isAlive ? await page.evaluate<number>('bench.formAlive') : Number.NaN;
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      return { painted, usable };
    });
  const { empty, floor, console } = await runAlternately(stage.rounds, {
    empty: load(stage.floor, '/empty.html', false),
    floor: load(stage.floor, '/', true),
    console: load(stage.console, '/sign-in', true),
  });
  const [leastWeight, weight] = [weighPage(stage.floor.dist), weighPage(stage.console.dist)];
  return [
    {
      work: 'sign-in page, JavaScript',
      unit: 'kB',
      floor: [leastWeight.scripts],
      console: [weight.scripts],
      goal: { most: 122 },
    },
    {
      work: 'sign-in page, CSS',
      unit: 'kB',
      floor: [leastWeight.styles],
      console: [weight.styles],
      goal: { most: 7.5 },
    },
    {
      work: 'first paint, against an empty page',
      unit: 'ms',
      floor: empty.map(({ painted }) => painted),
      console: console.map(({ painted }) => painted),
      goal: { ratio: 1.1 },
    },
    {
      work: 'sign-in usable',
      unit: 'ms',
      floor: floor.map(({ usable }) => usable),
      console: console.map(({ usable }) => usable),
      goal: { ratio: 1 },
    },
  ];
}
