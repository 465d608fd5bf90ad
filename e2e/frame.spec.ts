// The frame around every page: navigation, palette, language, appearance, request limit, keyboard.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { goToSection } from './go-to-screen';
import { signIn } from './pages/sign-in-page';

test.use({ reloads: true });

test('the palette opens screens and searches for pasted text', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or go to…' });
  await field.fill('canned');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Canned responses', level: 1 })).toBeVisible();
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('HD-7781');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/acme\/conversations\?id=HD-7781/);
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('1042');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/acme\/conversations\/1042/);
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('team');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
});

test('the palette finds records of every kind and offers to create them', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or go to…' });
  const results = page.getByRole('listbox', { name: 'Results' });
  await field.fill('refund');
  await expect(results.getByRole('group', { name: 'Canned responses' })).toContainText('billing/refund');
  await expect(results.getByRole('group', { name: 'Labels' })).toContainText('refund');
  await expectAccessible(page);
  await results.getByRole('option', { name: 'When the refund arrives' }).click();
  await expect(page).toHaveURL(/help-center\/acme-help\/articles\/\d+$/);
  await page.keyboard.press('Control+k');
  await field.fill('within two working days');
  await expect(results.getByRole('group', { name: 'Macros' })).toContainText('Refund approved');
  await field.fill('tag réfund');
  await expect(results.getByRole('option', { selected: true })).toHaveText(/^Tag refund and wait/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tag refund and wait', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field.fill('new team');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New team' }).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Tag refund and wait', level: 1 })).toBeVisible();
});

test('the palette changes a list’s row height, exports a list, switches theme, language and workspace, and signs out', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/teams');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const run = async (text: string, option: string | RegExp) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').last().fill(text);
    await expect(page.getByRole('option', { name: option, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox', { name: 'Results' })).toHaveCount(0);
  };
  await run('row height: comp', 'Row height: Compact');
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(32);
  await expect(page.getByRole('menu')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await run('export: this', 'Export: This list (CSV)');
  expect((await download).suggestedFilename()).toMatch(/^teams-acme-.*\.csv$/);
  await sandbox.fault({ operation: 'teams.list', kind: 'status', status: 403 });
  await run('export: this', 'Export: This list (CSV)');
  await expect(page.getByRole('region', { name: 'Export' }).getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'View options' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
  await page.keyboard.press('Escape');

  await run('dark', 'Appearance: Dark');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await run('import macros', 'Import macros');
  await expect(page).toHaveURL(/\/macros\/import$/);
  await run('language: esp', 'Language: Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await run('abrir globex', 'Abrir Globex');
  await expect(page).toHaveURL(/\/globex/);
  await page.goBack();
  await expect(page).toHaveURL(/\/acme\/macros\/import$/);
  await run('cerrar sesión', 'Cerrar sesión');
  await expect(page).toHaveURL(/sign-in/);
});

test('the palette keeps its query when the person goes back and forward', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/help-center/acme-help/articles/10001');
  const list = page.locator('section[aria-label="Articles"]');
  // Waits until the article is open, so that the history contains its address.
  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or go to…' });
  await field.fill('refund');
  await page.goBack();
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('refund');
  await page.goForward();
  await expect(list).toBeAttached();
  await expect(field).toHaveValue('refund');
});

test('the navigation and the palette list recently opened records, but not deleted records', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/macros?search=refund');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await page.getByRole('table').getByRole('link', { name: 'Refund approved', exact: true }).click();
  // Waits for the code that records opened pages, which loads after the first screen.
  await expect(sections.getByRole('link', { name: 'Refund approved' })).toBeVisible();
  await sections.getByRole('link', { name: 'Conversations' }).click();
  await expect(page.getByRole('heading', { name: 'Conversations', level: 1 })).toBeVisible();
  await expect(sections.getByRole('link', { name: 'Refund approved' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option')).toHaveText(['Refund approved']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Refund approved', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Macros', level: 1 })).toBeVisible();
  await expect(sections.getByRole('link', { name: 'Refund approved' })).toHaveCount(0);
});

test('shortcuts work on every page, except while typing and when they are disabled', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/macros?search=refund');
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  // Excludes each row's links for editing and duplicating the record.
  const rows = page.getByRole('table').getByRole('link', { name: /^(?!Duplicate|Edit)/ });
  await expect(rows).toHaveCount(3);
  // Retries, because the code of shortcuts loads after the first screen.
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    if (!(await sheet.isVisible())) await page.keyboard.press('?');
    await expect(sheet).toBeVisible({ timeout: 200 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading('Tag refund and wait')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/macros\?search=refund$/);
  await expect(heading('Macros')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('c?gr');
  await expect(page.getByRole('searchbox')).toHaveValue('c?gr');
  await page.getByRole('searchbox').fill('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(heading('Canned responses')).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'New canned response' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('c');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Search or go to…' })).toBeFocused();
});

test("a page that finishes loading doesn't take the focus from the palette", { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await sandbox.fault({ operation: 'teams.list', kind: 'latency', delay_ms: 700 });
  await goToSection(page, 'Teams');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or go to…' });
  await field.fill('mac');
  await expect(page).toHaveTitle(/^Teams/);
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Macros', level: 1 })).toBeFocused();
});

test('the language changes without a reload and without losing input', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  await page.getByRole('button', { name: 'New canned response' }).click();
  await page.getByRole('textbox', { name: 'Short code' }).fill('typed');
  // The open dialog covers the language menu, so the language is changed in storage, as another tab would.
  await page.evaluate(() => localStorage.setItem('console-locale', 'es'));
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'console-locale', newValue: 'es' })),
  );
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('typed');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  // While offline, a banner says so and the input stays.
  const tellNetwork = (isThere: boolean) =>
    page.evaluate((onLine) => {
      Object.defineProperty(navigator, 'onLine', { get: () => onLine, configurable: true });
      dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    }, isThere);
  await tellNetwork(false);
  const strip = page.getByRole('status').filter({ hasText: 'No hay conexión.' });
  await expect(strip).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('typed');
  await tellNetwork(true);
  await expect(strip).toHaveCount(0);
});

test('choosing Spanish or Portuguese in the menu translates the whole console and is remembered', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Bandejas de entrada', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});

test('light and dark mode are accessible at every width', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('link', { name: 'Canned responses' }).click();
  await expect(page.getByRole('heading', { name: 'Canned responses', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('the skip link moves the focus past the navigation, and a new page focuses its heading', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.getByRole('link', { name: 'Canned responses' }).click();
  await expect(page.getByRole('heading', { name: 'Canned responses', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Canned responses/);
  const skip = page.getByRole('button', { name: 'Skip to content' });
  expect(await skip.evaluate((button) => document.querySelector('a[href], button, input') === button)).toBe(
    true,
  );
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the account menu shows the request limit, and a banner says when requests are paused', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await expect(page.getByRole('menu')).toContainText(/[\d,]+ of [\d,]+ requests left/);
  await page.keyboard.press('Escape');
  await sandbox.fault({ operation: 'inboxes.list', kind: 'rate_limited', retry_after_s: 30 });
  await page.getByLabel('Sort by').selectOption('newest');
  await expect(page.getByRole('banner')).toContainText(/paused for \d+ seconds/);
  await expect(page.getByRole('button', { name: /Account menu/ })).toHaveAttribute(
    'title',
    'Requests are paused',
  );
});
