import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { CannedResponseImportPage } from './pages/canned-response-import-page';
import { signIn } from './pages/sign-in-page';

const sheet = (count: number) =>
  ['short_code,content', ...Array.from({ length: count }, (_, row) => `new/${row},"Text ${row}"`)].join('\n');

async function exported(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'View options' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('an import shows a preview before it writes anything, and then the outcome of every row', async ({
  page,
  sandbox,
}) => {
  const screen = new CannedResponseImportPage(page);
  await signIn(page, 'agent@acme.test', '/acme/canned-responses');
  const all = JSON.parse(await exported(page, 'This list (JSON)')) as {
    short_code: string;
    content: string;
  }[];
  expect(all).toHaveLength(240);
  const [same, other] = all;
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const rows = [
    { short_code: 'new/one', content: '=1+1' },
    same,
    { short_code: other?.short_code, content: 'Another text' },
    { short_code: 'new/two', content: 'Once' },
    { short_code: ' new/two', content: 'Twice' },
    { short_code: ' ', content: 'Text' },
  ];
  await screen.choose('rows.json', JSON.stringify(rows));
  await screen.expectCounts(['1 to create', '1 to update', '1 unchanged', '3 can’t be imported']);
  await expect(screen.group('Can’t be imported')).toHaveText([
    /^new\/two.*line 4.*Same short code as line 5/,
    /^ new\/two.*line 5.*Same short code as line 4/,
    /^No short code.*line 6.*The short code is empty/,
  ]);
  await expect(screen.group('To update')).toContainText('Another text');
  await expectAccessible(page);
  await screen.counts.getByRole('button', { name: '1 to create' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/^new\/one.*line 1.*=1\+1/);
  await screen.counts.getByRole('button', { name: '1 to create' }).click();
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(0);
  await screen.start.click();
  await screen.expectCounts(['1 created', '1 updated', '1 unchanged', '3 can’t be imported']);
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(1);
  expect(await sandbox.requests('cannedResponses.update')).toHaveLength(1);
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Canned responses' })
    .click();
  const csv = await exported(page, 'This list (CSV)');
  expect(csv).toContain("new/one,'=1+1");
});

test("an invalid row of an import can be corrected in place and doesn't block the other rows", async ({
  page,
  sandbox,
}) => {
  const screen = new CannedResponseImportPage(page);
  await screen.open();
  await screen.choose(
    'rows.csv',
    'short_code,content\nnew/one,Once\nnew/one,Twice\nnew/two,\nnew/three,Text',
  );
  await expect(screen.start).toHaveText('Import 1 row');
  await page.getByRole('button', { name: 'Change short code: line 3' }).click();
  const code = page.getByRole('textbox', { name: 'Short code' });
  await expect(code).toBeFocused();
  await code.fill('new/one-b');
  await code.press('Enter');
  // Changing the duplicate short code makes both rows valid. The rows keep their positions and show their new action.
  await expect(screen.row('new/one-b')).toContainText('Edited in this preview · To create');
  await expect(screen.start).toHaveText('Import 3 rows');
  await expect(page.getByRole('button', { name: 'Edit: line 3' })).toBeFocused();
  await page.getByRole('button', { name: 'Add text: line 4' }).click();
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveAccessibleDescription(
    'This field is required.',
  );
  await page.getByRole('textbox', { name: 'Content' }).fill('Now with a text');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this' }).click();
  await screen.start.click();
  await screen.expectCounts(['4 created']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(4);
});

test('an import file that can’t be read is reported with the reason', async ({ page }) => {
  const screen = new CannedResponseImportPage(page);
  await screen.open();
  await screen.choose('a.csv', 'text\na');
  await expect(page.getByRole('alert')).toContainText('must have the columns short_code and content');
  await screen.choose('b.json', '[{');
  await expect(page.getByRole('alert')).toContainText('isn’t valid JSON');
  // The file field is empty, so that the same file can be chosen again after it was corrected. Otherwise browsers would
  // ignore the selection, because they fire the change event only for a different file.
  await expect(page.locator('input[type=file]')).toHaveValue('');
  await expectAccessible(page);
});

test('a stopped import can be continued without writing any row twice', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const screen = new CannedResponseImportPage(page);
  await screen.open();
  await screen.choose('rows.csv', sheet(60));
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'latency', delay_ms: 60, times: 60 });
  await screen.start.click();
  await expect(page.getByText(/^(?!0 )\d+ of 60 done/)).toBeVisible();
  await screen.stop.click();
  await expect(page.getByText(/^Stopped\. \d+ items left\.$/)).toBeVisible();
  const before = (await sandbox.requests('cannedResponses.create')).length;
  expect(before).toBeLessThan(60);
  await screen.goOn.click();
  await screen.expectCounts(['60 created']);
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(60);
});

test('an import interrupted by a crash continues when a file with the same content is selected again', {
  tag: '@deep',
}, async ({ page, sandbox, context, watch }) => {
  const screen = new CannedResponseImportPage(page);
  await screen.open();
  await screen.choose('rows.csv', sheet(40));
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'latency', delay_ms: 60, times: 40 });
  await screen.start.click();
  await expect(page.getByText(/^[1-9]\d* of 40 done/)).toBeVisible();
  await page.close();

  const next = await context.newPage();
  watch(next);
  const again = new CannedResponseImportPage(next);
  await again.open();
  await again.choose('renamed.csv', sheet(40));
  await expect(next.getByText('Resuming an earlier import')).toBeVisible();
  await again.start.click();
  await again.expectCounts(['40 created']);
  const written = (await sandbox.requests('cannedResponses.create')).filter(({ status }) => status === 201);
  expect(written).toHaveLength(40);
});

test('an import checks whether a row with no response was written, and can be stopped while it waits after a 429', async ({
  page,
  sandbox,
}) => {
  const screen = new CannedResponseImportPage(page);
  await screen.open();
  await screen.choose('rows.csv', sheet(5));
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'created_malformed' });
  await screen.start.waitFor();
  await sandbox.fault({ operation: 'cannedResponses.create', kind: 'rate_limited', retry_after_s: 600 });
  // Clicks again before the result of the first click is rendered. The second click must not trigger Stop, the button
  // that replaces Import.
  await screen.start.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText('Pausing for the request limit')).toBeVisible();
  await expect(screen.counts.getByRole('button', { name: '1 created' })).toBeVisible();
  await screen.stop.click();
  await expect(page.getByText('Stopped. 4 items left.')).toBeVisible();
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(2);
});

test('an import of 10,000 rows renders the first rows, and more on request', async ({ page }) => {
  const screen = new CannedResponseImportPage(page);
  await screen.open();
  await screen.choose('many.csv', sheet(10_000));
  await expect(screen.start).toHaveText('Import 10,000 rows');
  await screen.expectCounts(['10,000 to create']);
  await expect(screen.group('To create')).toHaveCount(50);
  await page.getByRole('button', { name: 'Show 200 more' }).click();
  await page.getByRole('button', { name: 'Show 250 more' }).click();
  await expect(screen.group('To create')).toHaveCount(500);
});

/** A spreadsheet from another product. Its column “Notas” matches no known column name. */
const FOREIGN = [
  'Atajo;Notas;Tema',
  'gracias;"<p>Gracias, {{contact.name}}.<br>¡Hasta pronto!</p>";cierre',
  'horario;<p>De 9 a 18 h</p>;',
  'vacío;<p></p>;cierre',
].join('\n');

test('a CSV file of another product is imported in 4 steps', async ({ page, sandbox }) => {
  const screen = new CannedResponseImportPage(page);
  await screen.open('agent@acme.test');
  let steps = 0;
  const step = async (act: () => Promise<unknown>) => {
    steps += 1;
    await act();
  };
  await step(() => screen.choose('otro.csv', FOREIGN));
  await expect(screen.column('Short code')).toHaveValue('0');
  await expect(screen.column('Content')).toHaveValue('');
  await expect(screen.sample.getByRole('row')).toHaveText([/Short code/, 'gracias', 'horario', 'vacío']);
  await step(() => screen.column('Content').selectOption('Notas'));
  await expect(page.getByRole('checkbox', { name: 'Convert HTML' })).toBeChecked();
  await expect(screen.sample).toContainText('Gracias, {{contact.name}}.\n¡Hasta pronto!');
  await expectAccessible(page);
  expect(await sandbox.requests('cannedResponses.list')).toHaveLength(0);
  await step(() => screen.preview.click());
  await screen.expectCounts(['2 to create', '1 can’t be imported']);
  await step(() => screen.start.click());
  await screen.expectCounts(['2 created', '1 can’t be imported']);
  expect(steps).toBe(4);
  const read = await sandbox.elsewhere('admin@acme.test');
  expect(await read('GET', 'canned-responses?search=gracias')).toMatchObject({
    data: [{ short_code: 'gracias', content: 'Gracias, {{contact.name}}.\n¡Hasta pronto!' }],
  });
});

test('the column assignment of an import file is remembered, and a failed request doesn’t change it', async ({
  page,
  sandbox,
}) => {
  const screen = new CannedResponseImportPage(page);
  await screen.open();
  await screen.choose('otro.csv', FOREIGN);
  await screen.preview.click();
  await expect(screen.column('Content')).toHaveAccessibleDescription('This field is required.');
  await screen.column('Content').selectOption('Notas');
  await screen.column('Folder').selectOption('Tema');
  await sandbox.fault({ operation: 'cannedResponses.list', kind: 'server_error', times: 4 });
  await screen.preview.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(screen.column('Folder')).toHaveValue('2');
  await sandbox.clearFaults();
  await screen.preview.press('Enter');
  await screen.expand('To create');
  await expect(screen.group('To create')).toHaveText([/cierre\/gracias/, /horario/]);
  await page.reload();
  await screen.open();
  await screen.choose('otro-mes.csv', FOREIGN);
  await expect(page.getByText('the same columns as a file you imported before')).toBeVisible();
  await expect(screen.column('Content')).toHaveValue('1');
  await expect(screen.column('Folder')).toHaveValue('2');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a file exported from Zammad is recognized as an export from Zammad', async ({ page }) => {
  const screen = new CannedResponseImportPage(page);
  await screen.open();
  await screen.choose(
    'text_modules.csv',
    'id,name,keywords,content,note,active\n1,Greeting,hi,"<div>Hello #{ticket.customer.firstname} &amp; co.</div>",,true\n',
  );
  await expect(page.getByText('an export from Zammad')).toBeVisible();
  await expect(screen.sample.getByRole('row').nth(1)).toHaveText(
    'GreetingHello #{ticket.customer.firstname} & co.',
  );
  await screen.preview.click();
  await screen.expectCounts(['1 to create']);
});

test('an import can skip or update existing short codes or keep both texts, for all rows or a single row', async ({
  page,
  sandbox,
}) => {
  const screen = new CannedResponseImportPage(page);
  await signIn(page, 'agent@acme.test', '/acme/canned-responses');
  const all = JSON.parse(await exported(page, 'This list (JSON)')) as { short_code: string }[];
  const [first, second, third] = all.map(({ short_code }) => short_code);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const rows = [first, second, third].map((short_code) => ({ short_code, content: 'Another text' }));
  await screen.choose('rows.json', JSON.stringify(rows));
  await screen.expectCounts(['3 to update']);
  await screen.conflicts.selectOption('Skip');
  await screen.expectCounts(['3 skipped']);
  await expect(screen.start).toBeHidden();
  await screen.conflicts.selectOption('Keep both');
  await screen.expectCounts(['3 to create']);
  await screen.conflictOf(1).focus();
  await screen.conflictOf(1).selectOption('Skip');
  await expect(screen.conflictOf(1)).toBeFocused();
  await screen.conflictOf(2).selectOption('Update the text');
  await expect(screen.row(`${third}-2`)).toContainText(`The existing response “${third}” won’t change`);
  await screen.expectCounts(['1 to create', '1 to update', '1 skipped']);
  await expectAccessible(page);
  await screen.start.click();
  await screen.expectCounts(['1 created', '1 updated', '1 skipped']);
  expect(await sandbox.requests('cannedResponses.create')).toHaveLength(1);
  expect(await sandbox.requests('cannedResponses.update')).toHaveLength(1);
});
