// Measures the time to open articles of three sizes, and the time from a keypress to its rendering. Compares both with
// the editor library alone.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PORTAL_PATH } from '../pages/help-center-page';
import { fetchToken, sendRequest, signInAt } from './people';
import { computePercentile, type MeasurementRow, runAlternately } from './rows';
import type { BenchEnvironment, Visit } from './stage';

const AUTHOR = 'author@acme.test';
const ARTICLES = '/v1/accounts/1/portals/acme-help/articles';
/**
 * The sizes in characters: the size of most articles, of the longest help articles, and the largest size that can be
 * edited outside source mode.
 */
const SIZES = { '10 kB': 10_000, '60 kB': 60_000, '100 kB': 99_000 } as const;
type Size = keyof typeof SIZES;

const KEYS = 100;
/**
 * The time between two keys in milliseconds: 100 words per minute. At a faster pace, a slowed-down CPU falls behind even
 * without the console, and each key would include the wait for the keys before it.
 */
const KEY_INTERVAL = 120;

const PART = [
  '## Descaling, part {n}\n',
  'Fill the tank with **one litre** of water, _warm_, and a spoon of `citric acid`; see [the manual](https://help.acme.test/m/{n}).\n',
  '1. Press both buttons.\n2. Wait for ~~ten~~ **five** minutes.\n3. Rinse twice.\n',
  '> It blinks while it works.\n',
  '| Light | Meaning |\n|---|---|\n| red | empty |\n| green | done |\n',
  '```\nkestrel --rinse {n}\n```\n',
].join('\n');

function createArticle(length: number): string {
  let text = '';
  for (let n = 1; ; n += 1) {
    const part = `${PART.replaceAll('{n}', String(n))}\n`;
    if (text.length + part.length > length) return text;
    text += part;
  }
}

const OPEN = 'bench.whenPainted(".ProseMirror", "Descaling, part 1")';

async function typeAt(page: Page, place: 'Home' | 'End'): Promise<number> {
  // Clicks into the first line near the top left corner, because a click there doesn't scroll the page.
  await page.getByRole('textbox', { name: 'Text', exact: true }).click({ position: { x: 100, y: 10 } });
  await page.keyboard.press(`ControlOrMeta+${place}`);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))');
  await page.evaluate('bench.keys.length = 0');
  await page.keyboard.type('The quick brown fox. '.repeat(20).slice(0, KEYS), { delay: KEY_INTERVAL });
  await page.evaluate(`bench.whenKeys(${KEYS})`);
  return computePercentile(await page.evaluate<number[]>('bench.keys'), 0.98);
}

async function write({ page }: Visit, open: string) {
  const began = await page.evaluate<number>(
    `(() => { const began = performance.now(); ${open}; return began; })()`,
  );
  const opened = (await page.evaluate<number>(OPEN)) - began;
  if ((await page.evaluate('document.compatMode')) !== 'CSS1Compat')
    throw new Error('The page is in quirks mode.');
  const start = await typeAt(page, 'Home');
  return { opened, start, end: await typeAt(page, 'End') };
}

async function measureSize(stage: BenchEnvironment, size: Size): Promise<MeasurementRow[]> {
  const article = { title: size, content: createArticle(SIZES[size]) };
  const { id } = (await sendRequest(stage, ARTICLES, AUTHOR, { article })) as { readonly id: number };
  const { data } = (await sendRequest(stage, ARTICLES, AUTHOR)) as {
    readonly data: readonly { readonly id: number; readonly title: string }[];
  };
  // A demo article to open before the measured article. All measured articles start with the same text, so if another
  // measured article were open, the next one would seem to be open already.
  const other = data.find(({ title }) => !Object.hasOwn(SIZES, title));
  const site = await stage.serve(join(import.meta.dirname, 'floor/typing'));
  const { floor, console } = await runAlternately(stage.rounds, {
    floor: () =>
      stage.visit(site, { slowCpu: true }, async (visit) => {
        const token = await fetchToken(stage, AUTHOR);
        await visit.page.goto(site.url);
        await visit.quiet();
        return write(visit, `openEditor('${ARTICLES}/${id}', '${token}')`);
      }),
    console: () =>
      stage.visit(stage.console, { slowCpu: true }, async (visit) => {
        // Loads the editor's code in advance, as the baseline does.
        await signInAt(visit, `${DEMO_PORTAL_PATH}/articles/${other?.id}`, AUTHOR);
        await visit.page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
        await visit.quiet();
        return write(visit, `history.pushState(null, '', '${DEMO_PORTAL_PATH}/articles/${id}')`);
      }),
  });
  const writes: number[] = [];
  for (let round = 0; round < stage.rounds; round += 1)
    writes.push(
      await stage.visit(site, { slowCpu: true }, async ({ page, quiet }) => {
        await page.goto(site.url);
        await quiet();
        const times = await page.evaluate<number[]>(
          `timeWrites(${JSON.stringify(article.content)}, ${KEYS})`,
        );
        return computePercentile(times, 0.98);
      }),
    );
  site.close();
  // Deletes the article, because other measurements open the first article of the list.
  await sendRequest(stage, `${ARTICLES}/${id}`, AUTHOR, undefined, 'DELETE');
  const row = (work: string, name: keyof (typeof floor)[number], most: number): MeasurementRow => ({
    work: `article of ${size}, ${work}`,
    unit: 'ms',
    floor: floor.map((round) => round[name]),
    console: console.map((round) => round[name]),
    goal: size === '100 kB' ? null : { most },
  });
  return [
    row('open', 'opened', 700),
    row('key at the start, p98', 'start', 60),
    row('key at the end, p98', 'end', 60),
    {
      work: `article of ${size}, verified write, p98`,
      unit: 'ms',
      floor: [],
      console: writes,
      goal: size === '100 kB' ? null : { most: 30 },
    },
  ];
}

export async function measureTyping(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const rows: MeasurementRow[] = [];
  for (const size of ['10 kB', '60 kB', '100 kB'] as const) rows.push(...(await measureSize(stage, size)));
  return rows;
}
