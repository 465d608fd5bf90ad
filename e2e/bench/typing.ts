// An article of a megabyte: how soon it is open, and what a key costs until it is painted, beside the editor library alone.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PORTAL } from '../pages/help-center-page';
import { ask, signInAt, tokenOf } from './people';
import { inTurns, percentile, type Row } from './rows';
import type { Stage, Visit } from './stage';

const AUTHOR = 'author@acme.test';
const ARTICLES = '/v1/accounts/1/portals/acme-help/articles';
const MEGABYTE = 1_048_576;
const KEYS = 100;

const PART = [
  '## Descaling, part {n}\n',
  'Fill the tank with **one litre** of water, _warm_, and a spoon of `citric acid`; see [the manual](https://help.acme.test/m/{n}).\n',
  '1. Press both buttons.\n2. Wait for ~~ten~~ **five** minutes.\n3. Rinse twice.\n',
  '> It blinks while it works.\n',
  '| Light | Meaning |\n|---|---|\n| red | empty |\n| green | done |\n',
  '```\nkestrel --rinse {n}\n```\n',
].join('\n');

function article(): string {
  let text = '';
  for (let n = 1; text.length < MEGABYTE; n += 1) text += `${PART.replaceAll('{n}', String(n))}\n`;
  return text;
}

/** Its first words, however they look; and its first part as it will look, which ends with a block of code. */
const OPEN = `Promise.all([
  bench.whenPainted(".cm-content", "Descaling, part 1"),
  bench.whenPainted(".cm-code-block:not(.cm-code-fence)", "kestrel --rinse 1"),
])`;

async function typeAt(page: Page, place: 'Home' | 'End'): Promise<number> {
  // Where the first line is in sight: in its middle, half a megabyte below, the click would scroll there and back, after
  // which the library draws a screen more of the text than it does for the floor (51 lines, not 28).
  await page.getByRole('textbox', { name: 'Text', exact: true }).click({ position: { x: 100, y: 10 } });
  await page.keyboard.press(`ControlOrMeta+${place}`);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  await page.evaluate('bench.keys.length = 0');
  await page.keyboard.type('The quick brown fox. '.repeat(20).slice(0, KEYS), { delay: 40 });
  await page.evaluate(`bench.whenKeys(${KEYS})`);
  return percentile(await page.evaluate<number[]>('bench.keys'), 0.98);
}

async function write({ page }: Visit, open: string) {
  const began = await page.evaluate<number>(
    `(() => { const began = performance.now(); ${open}; return began; })()`,
  );
  const [words, look] = await page.evaluate<[number, number]>(OPEN);
  if ((await page.evaluate('document.compatMode')) !== 'CSS1Compat')
    throw new Error('The page is in quirks mode.');
  const start = await typeAt(page, 'Home');
  return { opened: words - began, looks: look - began, start, end: await typeAt(page, 'End') };
}

export async function measureTyping(stage: Stage): Promise<Row[]> {
  const { id } = (await ask(stage, ARTICLES, AUTHOR, {
    article: { title: 'A megabyte', content: article() },
  })) as {
    id: number;
  };
  const { data } = (await ask(stage, ARTICLES, AUTHOR)) as { data: { id: number }[] };
  const small = data.find((one) => one.id !== id);
  const site = await stage.serve(join(import.meta.dirname, 'floor/typing'));
  const { floor, console } = await inTurns(stage.rounds, {
    floor: () =>
      stage.visit(site, { slowCpu: true }, async (visit) => {
        const token = await tokenOf(stage, AUTHOR);
        await visit.page.goto(site.url);
        await visit.quiet();
        return write(visit, `openEditor('${ARTICLES}/${id}', '${token}')`);
      }),
    console: () =>
      stage.visit(stage.console, { slowCpu: true }, async (visit) => {
        // The code of the editor is there, as it is on the floor.
        await signInAt(visit, `${PORTAL}/articles/${small?.id}`, AUTHOR);
        await visit.page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
        await visit.quiet();
        return write(visit, `history.pushState(null, '', '${PORTAL}/articles/${id}')`);
      }),
  });
  site.close();
  const row = (work: string, name: keyof (typeof floor)[number], ratio: number): Row => ({
    work: `1 MB article, ${work}`,
    unit: 'ms',
    floor: floor.map((round) => round[name]),
    console: console.map((round) => round[name]),
    goal: { ratio },
  });
  return [
    row('open', 'opened', 1.2),
    row('open, as it will look', 'looks', 1.2),
    row('key at the start, p98', 'start', 1.25),
    row('key at the end, p98', 'end', 1.25),
  ];
}
