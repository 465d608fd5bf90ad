// Data that stays in the browser after signing out, and hiding the page after a period of inactivity.
import type { Page } from '@playwright/test';
import { startSandboxServer } from '../src/sandbox/server';
import { expect, test } from './fixtures';
import { CannedResponsesPage } from './pages/canned-responses-page';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { MacroPage } from './pages/macro-page';
import { PASSWORD, SignInPage, signIn } from './pages/sign-in-page';
import { expectStoredInput, readFormDrafts } from './stored-form-drafts';

test.use({ freshPage: true });

test('signing out lists the data that stays in this browser, and can remove it', {
  tag: '@deep',
}, async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open('new');
  await macro.name.fill('Typed and not saved');
  await expectStoredInput(page, 'Typed and not saved');
  const signOut = async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  const dialog = page.getByRole('dialog', { name: 'Remove your data from this browser?' });
  await expect(dialog).toContainText('1 unsaved change');
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(new SignInPage(page).email).toBeVisible();
  await expectStoredInput(page, 'Typed and not saved');

  await macro.open('new');
  await expect(macro.name).toHaveValue('Typed and not saved');
  await signOut();
  await dialog.getByRole('button', { name: 'Remove data and sign out' }).click();
  await expect(new SignInPage(page).email).toBeVisible();
  await expect.poll(() => readFormDrafts(page)).toBe('[]');
});

/** Runs inside the page and returns the stores with data, except the campaign stores, whose data always stays. */
async function readStores(): Promise<string[]> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const filled: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const count = await done(database.transaction(store).objectStore(store).count());
      if (count > 0 && name !== 'campaign-ledger') filled.push(name);
    }
    database.close();
  }
  return filled;
}

test('a response that arrives after “Remove data and sign out” stores no data', async ({ page, sandbox }) => {
  await signIn(page, 'admin@acme.test', `${DEMO_PORTAL_PATH}/articles/10083`);
  const editor = new ArticlePage(page);
  await editor.title.fill('Another title');
  await expect.poll(() => page.evaluate(readStores)).toContain('article-drafts');
  await sandbox.fault({ operation: 'articles.update', kind: 'latency', delay_ms: 3000 });
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await editor.saveDraft.click();
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove data and sign out' }).click();
  await expect(new SignInPage(page).email).toBeVisible();
  await answered;
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(readStores)).toEqual([]);
});

test("signing out doesn't ask about stored data if only the activity list is stored", {
  tag: '@deep',
}, async ({ page }) => {
  const macro = new MacroPage(page);
  await macro.open(3001);
  await macro.name.fill('Another name');
  await macro.save.click();
  await expect(page.getByText('“Another name” saved')).toBeVisible();
  const choose = async (item: string) => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Saved in this browser');
  await expect(page.getByRole('row', { name: /^Activity/ })).toContainText(/1\s*90 days/);
  await choose('Sign out');
  await expect(new SignInPage(page).email).toBeVisible();
});

/** Returns everything that someone at the screen can access: visible text, selection, focused content, ARIA labels. */
async function readPage(page: Page): Promise<string> {
  await page.keyboard.press('Control+A');
  const shown = await page.evaluate(() => {
    const focusable = [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, [tabindex]')];
    const outside = focusable.filter((element) => !element.closest('[aria-label="Sign in to continue"]'));
    const isFocused = (element: HTMLElement) => {
      element.focus();
      return document.activeElement === element;
    };
    const focused = outside.filter(isFocused).map(({ textContent }) => `focused ${textContent}`);
    // biome-ignore lint/performance/useDomNodeTextContent: only the shown text counts.
    const { innerText } = document.body;
    getSelection()?.selectAllChildren(document.body);
    return [document.title, innerText, getSelection()?.toString(), ...focused].join('\n');
  });
  return `${shown}\n${await page.locator('body').ariaSnapshot()}`;
}

test('a page is hidden after a period of inactivity until the person signs in again', async ({ context }) => {
  const configuration = { inactivityLockMinutes: 10 };
  const server = await startSandboxServer({ dist: process.env.DIST ?? 'dist', configuration });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await signIn(page, 'admin@acme.test', `${server.url}/acme/canned-responses`);
    await expect(page.getByRole('row')).not.toHaveCount(1);
    const responses = new CannedResponsesPage(page);
    await responses.openNew();
    await responses.content.fill('Typed and not saved');
    await page.clock.fastForward('09:00');
    await responses.content.press('ArrowLeft');
    await page.clock.fastForward('09:00');
    await expect(responses.content).toBeFocused();
    await page.clock.fastForward('01:10');
    const heading = page.getByRole('heading', { name: 'Sign in to continue' });
    await expect(heading).toBeVisible();
    const locked = await readPage(page);
    expect(locked).toContain('Sign in to continue');
    expect(locked).not.toMatch(/canned|Typed|focused|Sections|billing/i);
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByLabel(/^Password for/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(heading).toHaveCount(0);
    await expect(page).toHaveTitle(/Canned responses/);
    await expect(responses.content).toHaveValue('Typed and not saved');
    await expect(responses.content).toBeFocused();
    await page.keyboard.type('!');
    await expect(responses.content).toHaveValue('Typed and not save!d');
  } finally {
    await server.close();
  }
});

test('the dialog that confirms a deletion shows hidden characters in the name', { tag: '@deep' }, async ({
  page,
}) => {
  const responses = new CannedResponsesPage(page);
  await signIn(page, 'admin@acme.test', '/acme/canned-responses');
  await responses.enter('aa-gr\u202eeting', 'Hello');
  await responses.open('aa-gr\u2426eting');
  await responses.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: /aa-gr\u2426eting/ })).toBeVisible();
});
