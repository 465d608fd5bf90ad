// Everyday actions of an administrator and an author, for `npm run bench -- interactions`.
import type { Page } from '@playwright/test';

export interface MeasuredAction {
  readonly name: string;
  /** Prepares the page for the action. This step isn't measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** A page expression that is true once the result is shown. It must be false before the action. */
  readonly result: string;
}

const isTitled = (title: string, content: string) =>
  `document.querySelector('h1')?.textContent.startsWith(${JSON.stringify(title)}) && document.querySelector(${JSON.stringify(content)})`;
export const ROW_SELECTOR = 'main tbody tr:nth-child(3)';
/** Returns a page expression that is true on the named tab of a portal once its table is shown. */
const isOnTab = (name: string) =>
  `document.querySelector('main nav:not([aria-label=Breadcrumbs]) [aria-current=page]')?.textContent.startsWith(${JSON.stringify(name)}) && document.querySelector(${JSON.stringify(ROW_SELECTOR)})`;
export const FIRST_ROW_TEXT_EXPRESSION = "document.querySelector('main tbody tr')?.textContent";

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
/** Goes back with a script, because headless browsers have no key for going back. */
const goBack = (page: Page) =>
  page.evaluate('bench.input = performance.now(); history.back()').then(() => {});

/** Maps each section of the navigation to a page expression that is true once its first content is shown. */
const SECTIONS: Readonly<Record<string, string>> = {
  Macros: isTitled('Macros', ROW_SELECTOR),
  Rules: isTitled('Rules', 'main li a'),
  Conversations: isTitled('Conversations', ROW_SELECTOR),
  Assistants: isTitled('Assistants', ROW_SELECTOR),
  'Help center': isTitled('Help center', ROW_SELECTOR),
  Campaigns: isTitled('Campaigns', 'main a'),
  Checks: isTitled('Checks', 'main nav a'),
  Home: isTitled('Home', 'main h2'),
};

export const MEASURED_ACTIONS: readonly MeasuredAction[] = [
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
  { name: 'back to the macros', act: goBack, result: isTitled('Macros', ROW_SELECTOR) },
  {
    name: 'open a conversation',
    before: goTo('/acme/conversations'),
    act: (page) => page.locator('main tbody a').nth(2).click(),
    result: "location.pathname.match(/conversations\\/\\d+$/) && document.querySelector('main article')",
  },
  { name: 'back to the conversations', act: goBack, result: isTitled('Conversations', ROW_SELECTOR) },
  {
    name: 'open a portal',
    before: goTo('/acme/help-center'),
    act: open('Acme Help & Advice'),
    result: isTitled('Acme Help', ROW_SELECTOR),
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
      await page.locator(ROW_SELECTOR).waitFor();
      await page.getByRole('combobox', { name: 'Sort by' }).focus();
    },
    act: type('ArrowDown'),
    result: `(${FIRST_ROW_TEXT_EXPRESSION} ?? bench.firstRow) !== bench.firstRow`,
  },
  {
    name: 'open the next page',
    act: press('Next page'),
    result: `(${FIRST_ROW_TEXT_EXPRESSION} ?? bench.firstRow) !== bench.firstRow`,
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
      await page.locator(ROW_SELECTOR).hover();
    },
    act: (page) =>
      page
        .locator(ROW_SELECTOR)
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
