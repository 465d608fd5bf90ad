// Measures the longest main-thread task, in CPU time, when features process input that is deliberately slow to process.
// The console must stop work that takes too long and show a message, and the page must stay responsive.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SLOW_TEXTS, type SlowText } from '../../src/lib/fixtures/slow-texts';
import { ArticlePage } from '../pages/help-center-page';
import { measureLongestTask } from './longest-task';
import { sendRequest, signInAt } from './people';
import type { MeasurementRow } from './rows';
import type { BenchEnvironment, Visit } from './stage';

const ADMIN = 'admin@acme.test';
/** A portal with few articles, because some features load all of them. */
const PORTAL = '/acme/help-center/acme-wholesale';
const ARTICLES = '/v1/accounts/1/portals/acme-wholesale/articles';
const MAX_MS = 200;
/**
 * The time to wait for a result. It is long, because the console stops processing a string only after ten seconds, and
 * a feature may process several strings in sequence.
 */
const PATIENCE = { timeout: 60_000 };
/** The start of every text. Once it is visible, part of the text is rendered. */
const BEGINNING = 'To begin with.';

interface Given {
  readonly title: string;
  readonly text: string;
  /** The ID of a draft that contains the text. `published` is the ID of a public article with different text. */
  readonly draft: number;
  readonly published: number;
}

/** Prepares a page and returns the function to measure, which resolves when the page shows the result or a failure. */
type Place = (visit: Visit, given: Given) => Promise<() => Promise<void>>;

const FOLDER = mkdtempSync(join(tmpdir(), 'hostile-'));

/**
 * Writes a file and returns its path. Tests pass a path instead of the text, so that the page itself decodes the file.
 */
function file(name: string, text: string): string {
  const path = join(FOLDER, name);
  writeFileSync(path, text);
  return path;
}

const go = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/** Pastes content of a MIME type into the article's text as the clipboard would. */
const paste = (page: Page, type: string, pasted: string) =>
  new ArticlePage(page).text.evaluate(
    (element, [kind = '', data = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, data);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, pasted],
  );

const openDraft = async ({ page }: Visit, { draft }: Given) => {
  await go(page, `${PORTAL}/articles/${draft}`);
  await new ArticlePage(page).text.waitFor(PATIENCE);
};

const PLACES: Readonly<Record<string, Place>> = {
  editor: async (visit, given) => () => openDraft(visit, given),
  preview: async (visit, given) => {
    const { page } = visit;
    await openDraft(visit, given);
    return async () => {
      await new ArticlePage(page).preview('Side by side');
      const pane = page.getByRole('region', { name: 'Preview' });
      await pane.getByText(BEGINNING).or(pane.getByRole('alert')).first().waitFor(PATIENCE);
    };
  },
  review: async (visit, given) => {
    const { page } = visit;
    await openDraft(visit, given);
    return async () => {
      const { publish, dialog } = new ArticlePage(page);
      await publish.click();
      await dialog.getByText(BEGINNING).or(dialog.getByText('Preview isn’t')).first().waitFor(PATIENCE);
      await dialog.getByText(/\d of \d done/).waitFor(PATIENCE);
    };
  },
  'a bulk run': async ({ page }, { title }) => {
    await go(page, `${PORTAL}?search=${encodeURIComponent(title)}&status=draft`);
    await page.getByRole('checkbox', { name: title }).check();
    return async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Publish 1 article' }).click();
      await dialog.getByText('1 of 1 done.').waitFor(PATIENCE);
    };
  },
  finding: async ({ page }) => {
    await go(page, `${PORTAL}/replace`);
    const find = async (within: string) => {
      await page.getByLabel('Search in').selectOption({ label: within });
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      const found = page.getByText(/^[\d,.]+ match|^No matches$|^This search takes too long/);
      await found.first().waitFor(PATIENCE);
    };
    await page.getByRole('textbox', { name: 'Find', exact: true }).fill('\\S+');
    await page.getByRole('checkbox', { name: 'Regular expression' }).check();
    return async () => {
      await find('Addresses of links and images');
      await find('Titles, descriptions and text');
    };
  },
  import: async ({ page }, { text }) => {
    await go(page, `${PORTAL}/settings`);
    await page
      .getByRole('button', { name: 'Import files or a ZIP…' })
      .and(page.locator(':enabled'))
      .waitFor();
    return async () => {
      await page
        .getByLabel('Import files or a ZIP…')
        .setInputFiles(
          [text, `---\n${text}\n---\nWords.`, `---\ntitle: "${text}"\n---\nWords.`].map((content, index) =>
            file(`text-${index}.md`, content),
          ),
        );
      await page.getByRole('dialog').getByText('text-2.md').waitFor(PATIENCE);
    };
  },
  'a sheet': async ({ page }, { text }) => {
    await go(page, '/acme/canned-responses/import');
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    return async () => {
      const cell = text.replaceAll('"', '""');
      const sheet = file('sheet.csv', `short_code;content\nslow;"${cell}"\n"${cell}";x\n`);
      await page.locator('input[type=file]').setInputFiles(sheet);
      await page.getByRole('table', { name: 'Rows of the file' }).waitFor(PATIENCE);
    };
  },
  'formatting pasted': async ({ page }, { text }) => {
    await go(page, `${PORTAL}/articles/new`);
    await new ArticlePage(page).text.waitFor();
    return async () => {
      await paste(page, 'text/html', text);
      await page.locator('[data-placeholder]').waitFor({ state: 'detached', ...PATIENCE });
    };
  },
  difference: async ({ page }, { text, published }) => {
    await go(page, `${PORTAL}/articles/${published}`);
    const { text: field, review, dialog } = new ArticlePage(page);
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    await paste(page, 'text/plain', text);
    return async () => {
      await review.click();
      await dialog.getByText(BEGINNING).or(dialog.getByText('can’t be shown')).first().waitFor(PATIENCE);
      await dialog.getByText('Markdown', { exact: true }).click();
      const table = dialog.getByRole('table', { name: 'Text' });
      await table.or(dialog.getByText('The comparison took')).first().waitFor(PATIENCE);
    };
  },
};

async function arrange(stage: BenchEnvironment, { name, text }: SlowText): Promise<Given> {
  const title = `Made to be slow: ${name}`;
  const create = async (article: object) =>
    (
      (await sendRequest(stage, ARTICLES, ADMIN, { article: { description: 'Slow', ...article } })) as {
        id: number;
      }
    ).id;
  const content = `${BEGINNING}\n\n${text}`;
  return {
    title,
    text: content,
    draft: await create({ title, content }),
    published: await create({ title: `Public, ${name}`, content: 'Words.', status: 'published' }),
  };
}

/**
 * Returns the duration of the longest task while one feature processes one text, or infinity if the page doesn't
 * finish.
 */
async function longestAt(stage: BenchEnvironment, given: Given, begin: Place): Promise<number> {
  return stage.visit(stage.console, {}, async (visit) => {
    await signInAt(visit, '/acme/inboxes', ADMIN);
    await visit.page.getByRole('table').waitFor();
    const run = await begin(visit, given);
    await visit.quiet();
    return measureLongestTask(visit.cdp, async () => {
      await run();
      await visit.quiet();
    });
  });
}

export async function measureHostileTexts(stage: BenchEnvironment): Promise<MeasurementRow[]> {
  const rows: MeasurementRow[] = [];
  for (const slow of SLOW_TEXTS) {
    const given = await arrange(stage, slow);
    for (const [place, begin] of Object.entries(PLACES)) {
      const work = `${slow.name}, ${place}: longest task`;
      const longest = await longestAt(stage, given, begin).catch((error: Error) => {
        console.log(`${slow.name}, ${place} never shows what it found: ${error.message}`);
        return Number.POSITIVE_INFINITY;
      });
      console.log(`${work} ${longest.toFixed(0)} ms`);
      rows.push({ work, unit: 'ms', floor: [], console: [longest], goal: { most: MAX_MS } });
    }
    for (const id of [given.draft, given.published])
      await sendRequest(stage, `${ARTICLES}/${id}`, ADMIN, undefined, 'DELETE');
  }
  rmSync(FOLDER, { recursive: true });
  return rows;
}
