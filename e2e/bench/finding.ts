// Measures the command palette with 10,000 canned responses, 1,000 macros and 2,000 articles. Compares the time from a
// keypress to the rendered results with the time that a simple filter over the same names takes. Also measures the
// longest task while names load and during typing.
import type { Page } from '@playwright/test';
import { ARTICLE_COUNT, CANNED_RESPONSE_COUNT, LARGE_DEMO_OWNER, MACRO_COUNT } from './large-demo';
import { measureLongestTask } from './longest-task';
import { signInAt } from './people';
import { computePercentile, type MeasurementRow } from './rows';
import type { BenchEnvironment, Visit } from './stage';

const TYPED = ['response-9999', 'macro 77', 'article 1999', 'response-1 macro', 'nothing has this name'];

const names = () => [
  ...Array.from({ length: CANNED_RESPONSE_COUNT }, (_, index) => `response-${index + 1}`),
  ...Array.from({ length: MACRO_COUNT }, (_, index) => `Macro ${index + 1}`),
  ...Array.from({ length: ARTICLE_COUNT }, (_, index) => `Article ${index + 1}`),
];

/** Returns how many milliseconds each key takes if every name is only lowercased and searched, without rendering. */
const filterPlainly = (page: Page): Promise<number[]> =>
  page.evaluate(
    ([all = [], typed = []]) =>
      typed.flatMap((text) =>
        Array.from(text, (_, end) => {
          const sought = text.slice(0, end + 1).toLowerCase();
          const began = performance.now();
          all.filter((name) => name.toLowerCase().includes(sought));
          return performance.now() - began;
        }),
      ),
    [names(), TYPED],
  );

async function measureOnce(visit: Visit) {
  const { page, cdp, quiet } = visit;
  await signInAt(visit, `/${LARGE_DEMO_OWNER.slug}/inboxes`, LARGE_DEMO_OWNER.email);
  await page.getByRole('table').waitFor();
  await quiet();
  const field = page.getByRole('combobox', { name: 'Search or go to…' });
  const filled = await measureLongestTask(cdp, async () => {
    await page.keyboard.press('Control+k');
    await field.fill(`response-${CANNED_RESPONSE_COUNT}`);
    await page
      .getByRole('option', { name: `response-${CANNED_RESPONSE_COUNT}` })
      .first()
      .waitFor();
    await quiet();
  });
  const typeAll = async () => {
    for (const text of TYPED) {
      await field.fill('');
      await page.keyboard.type(text, { delay: 60 });
    }
  };
  const typed = await measureLongestTask(cdp, typeAll);
  await page.evaluate('bench.keys.length = 0');
  await typeAll();
  await page.waitForFunction(`bench.keys.length >= ${TYPED.join('').length}`);
  const key = computePercentile(await page.evaluate<number[]>('bench.keys'), 0.98);
  return { filled, key, typed, plain: computePercentile(await filterPlainly(page), 0.98) };
}

export async function measureSearch(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const rounds: Awaited<ReturnType<typeof measureOnce>>[] = [];
  for (let round = 0; round < stage.rounds; round += 1)
    rounds.push(await stage.visit(stage.console, {}, measureOnce));
  const row = (work: string, name: 'filled' | 'key' | 'typed', most: number): MeasurementRow => ({
    work: `13,000 names in the palette, ${work}`,
    unit: 'ms',
    floor: name === 'key' ? rounds.map(({ plain }) => plain) : [],
    console: rounds.map((round) => round[name]),
    goal: { most },
  });
  return [
    row('key to the paint, p98 (floor: a plain filter)', 'key', 100),
    row('longest task of the typing, by the processor', 'typed', 50),
    row('longest task of the reading, by the processor', 'filled', 50),
  ];
}
