// Forty everyday actions with a slow CPU: the time from the input to the frame that shows its result, in one visit per
// round. Also prints the browser's own measurement, from the input to the next frame of any kind (Event Timing).
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { signInAt } from './people';
import { computePercentile, type MeasurementRow } from './rows';
import type { BenchEnvironment, Visit } from './stage';

interface Action {
  readonly name: string;
  /** Brings the page into the state before the action. Not measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** A page expression that is true once the result is shown. It must be false before the action. */
  readonly result: string;
}

/** The time after which an action counts as failed, in milliseconds. */
const TIMEOUT = 30_000;
/** Every action should show its result within this time, in milliseconds. */
const LIMIT = 100;

const isTitled = (title: string, content: string) =>
  `document.querySelector('h1')?.textContent.startsWith(${JSON.stringify(title)}) && document.querySelector(${JSON.stringify(content)})`;
const ROW = 'main tbody tr:nth-child(3)';
/** Is true on a tab of a portal once its table is shown. */
const isOnTab = (name: string) =>
  `document.querySelector('main nav:not([aria-label=Breadcrumbs]) [aria-current=page]')?.textContent.startsWith(${JSON.stringify(name)}) && document.querySelector(${JSON.stringify(ROW)})`;
const FIRST_ROW = "document.querySelector('main tbody tr')?.textContent";

const follow = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click();
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const open = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
const tab = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('navigation').getByRole('link', { name, exact: true }).click();
const type = (key: string) => (page: Page) => page.keyboard.press(key);
const goTo = (path: string) => (page: Page) => page.evaluate((to) => history.pushState(null, '', to), path);
/** Headless browsers have no key for this. */
const goBack = (page: Page) =>
  page.evaluate('bench.input = performance.now(); history.back()').then(() => {});

/** The sections of the navigation, with what they show first. */
const SECTIONS: Readonly<Record<string, string>> = {
  Macros: isTitled('Macros', ROW),
  Rules: isTitled('Rules', 'main li a'),
  Conversations: isTitled('Conversations', ROW),
  Assistants: isTitled('Assistants', ROW),
  'Help center': isTitled('Help center', ROW),
  Campaigns: isTitled('Campaigns', 'main a'),
  Checks: isTitled('Checks', 'main nav a'),
  Home: isTitled('Home', 'main h2'),
};

const ACTIONS: readonly Action[] = [
  ...Object.entries(SECTIONS).map(([name, result]) => ({
    name: `open ${name}, first visit`,
    act: follow(name),
    result,
  })),
  ...['Macros', 'Rules', 'Conversations', 'Help center', 'Campaigns', 'Home'].map((name) => ({
    name: `open ${name}, again`,
    act: follow(name),
    result: SECTIONS[name] ?? '',
  })),
  {
    name: 'open a macro',
    before: goTo('/acme/macros'),
    act: open('Close as solved'),
    result: isTitled('Close as solved', 'main h2'),
  },
  { name: 'back to the macros', act: goBack, result: isTitled('Macros', ROW) },
  {
    name: 'open a conversation',
    before: goTo('/acme/conversations'),
    act: (page) => page.locator('main tbody a').nth(2).click(),
    result: "location.pathname.match(/conversations\\/\\d+$/) && document.querySelector('main article')",
  },
  { name: 'back to the conversations', act: goBack, result: isTitled('Conversations', ROW) },
  {
    name: 'open a portal',
    before: goTo('/acme/help-center'),
    act: open('Acme Help & Advice'),
    result: isTitled('Acme Help', ROW),
  },
  {
    name: 'open the categories',
    act: tab('Categories'),
    result: isOnTab('Categories'),
  },
  {
    name: 'open the translations',
    act: tab('Translations'),
    result: isOnTab('Translations'),
  },
  {
    name: 'select 100 articles',
    before: goTo('/acme/help-center/acme-help?per_page=100'),
    act: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).click(),
    result: "document.querySelector('main tbody tr:last-child input')?.checked",
  },
  {
    name: 'open an article',
    before: goTo('/acme/help-center/acme-help?per_page=50'),
    act: (page) => page.locator('main tbody a').first().click(),
    result: "document.querySelector('.ProseMirror')?.textContent",
  },
  {
    name: 'type a letter into an article',
    before: (page) => page.locator('.ProseMirror').click(),
    act: type('x'),
    result: "(document.querySelector('.ProseMirror')?.textContent ?? bench.text) !== bench.text",
  },
  {
    name: 'type a letter into a title',
    before: (page) => page.getByRole('textbox', { name: 'Title' }).click(),
    act: type('x'),
    result: 'document.activeElement.value !== bench.text',
  },
  {
    name: 'open an assistant',
    before: goTo('/acme/assistants'),
    act: open('Support (draft)'),
    result: "document.querySelector('.cm-content')?.textContent",
  },
  {
    name: 'type a letter into a prompt',
    before: (page) => page.locator('.cm-content').click(),
    act: type('x'),
    result: "(document.querySelector('.cm-content')?.textContent ?? bench.text) !== bench.text",
  },
  {
    name: 'review the difference of a prompt',
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^Review/ })
        .last()
        .click(),
    result: "document.querySelector('main ins, main del, main [data-line]')",
  },
  {
    name: 'search a list',
    before: async (page) => {
      await goTo('/acme/canned-responses?per_page=100')(page);
      await page.getByRole('searchbox').click();
    },
    act: type('r'),
    result: "document.activeElement.value === 'r'",
  },
  {
    name: 'sort a list',
    before: async (page) => {
      await goTo('/acme/canned-responses?per_page=100')(page);
      await page.locator(ROW).waitFor();
      await page.getByRole('combobox', { name: 'Sort by' }).focus();
    },
    act: type('ArrowDown'),
    result: `(${FIRST_ROW} ?? bench.firstRow) !== bench.firstRow`,
  },
  {
    name: 'open the next page',
    act: press('Next page'),
    result: `(${FIRST_ROW} ?? bench.firstRow) !== bench.firstRow`,
  },
  {
    name: 'filter a list',
    before: async (page) => {
      await goTo('/acme/automation-rules')(page);
      await page.getByRole('button', { name: /^Off/ }).waitFor();
    },
    act: (page) => page.getByRole('button', { name: /^Off/ }).click(),
    result: "document.querySelectorAll('main li').length < 5",
  },
  {
    name: 'open the menu of a row',
    before: async (page) => {
      await goTo('/acme/canned-responses?per_page=50')(page);
      await page.locator(ROW).hover();
    },
    act: (page) =>
      page
        .locator(ROW)
        .getByRole('button', { name: /^More actions/ })
        .click(),
    result: "document.querySelector('[role=menuitem]')",
  },
  {
    name: 'open a dialog',
    act: (page) => page.getByRole('menuitem', { name: /^Delete/ }).click(),
    result: "document.querySelector('[role=dialog], [role=alertdialog]')",
  },
  {
    name: 'close a dialog',
    act: type('Escape'),
    result: "!document.querySelector('[role=dialog], [role=alertdialog]')",
  },
  {
    name: 'open the form of a new response',
    act: press('New canned response'),
    result: "document.querySelector('[role=dialog] form')",
  },
  {
    name: 'type a letter into a form',
    before: (page) => page.getByRole('dialog').getByRole('textbox').first().click(),
    act: type('x'),
    result: 'document.activeElement.value !== bench.text',
  },
  {
    name: 'open the palette',
    before: async (page) => {
      await page.getByRole('dialog').getByRole('textbox').first().fill('');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    act: type('Control+k'),
    result: "document.querySelector('[role=dialog] [role=option]')",
  },
  { name: 'type a letter into the palette', act: type('m'), result: "document.activeElement.value === 'm'" },
  {
    name: 'open the account menu',
    before: (page) => page.keyboard.press('Escape'),
    act: (page) => page.getByRole('button', { name: /^Account menu/ }).click(),
    result: "document.querySelector('[role=menu]')",
  },
  {
    name: 'switch the theme',
    act: (page) => page.getByRole('menuitemradio', { name: 'Dark' }).click(),
    result: "document.documentElement.dataset.mantineColorScheme === 'dark'",
  },
  {
    name: 'switch the language',
    before: async (page) => {
      if ((await page.getByRole('menuitemradio', { name: 'Español' }).count()) === 0)
        await page.getByRole('button', { name: /^Account menu/ }).click();
    },
    act: (page) => page.getByRole('menuitemradio', { name: 'Español' }).click(),
    result:
      "document.documentElement.lang === 'es' && document.querySelector('h1')?.textContent.startsWith('Respuestas')",
  },
];

/** Stores the text that the action changes: that of the focused field or editor, and of a list's first row. */
const TEXTS = `bench.text = document.activeElement.value ?? document.activeElement.textContent; bench.firstRow = ${FIRST_ROW}`;

/** Returns the time to the result and the time to the next frame in milliseconds, by action. */
async function walk({ page, quiet }: Visit) {
  const times = new Map<string, { readonly result: number; readonly frame: number }>();
  page.setDefaultTimeout(TIMEOUT);
  for (const { name, before, act, result } of ACTIONS) {
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
        await visit.page.locator(ROW).waitFor();
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
    ...ACTIONS.map(({ name }) => row(name, list(name, 'result'), LIMIT)),
    row('40 actions, result, p50', overall('result', 0.5), null),
    row('40 actions, result, p98', overall('result', 0.98), LIMIT),
    row('40 actions, next frame, p50', overall('frame', 0.5), null),
    row('40 actions, next frame, p98', overall('frame', 0.98), LIMIT),
  ];
}
