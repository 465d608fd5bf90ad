// The first save of an article: the page of the saved article opens while the person continues to write.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH, PIXEL_IMAGE } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test("text typed while a new article is being saved is kept when the article's page opens", async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.title.fill('Rinsing');
  await editor.text.click();
  await page.keyboard.type('Twice a day.');
  await sandbox.fault({ operation: 'articles.create', kind: 'latency', delay_ms: 1500 });
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.type(' Or more');
  await expect(page).toHaveURL(/articles\/\d+$/);
  await expect(editor.text).toBeFocused();
  await page.keyboard.type(' often.');
  await expect(editor.text).toHaveText('Twice a day. Or more often.');
  await expect(editor.line(/^Unsaved/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  for (let undone = 0; undone < 3; undone++) await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.text).not.toContainText('Twice');
});

/** Adds an image while a new article is being created. */
async function addMeanwhile(page: Page, editor: ArticlePage): Promise<void> {
  await editor.title.fill('Rinsing');
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+s');
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.type('/ima');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Image' }).getByRole('button', { name: 'Upload an image' }).click();
  await (await chooser).setFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL_IMAGE }]);
}

test("an image added during the first save is uploaded on the article's page", async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await sandbox.fault({ operation: 'articles.create', kind: 'latency', delay_ms: 3000 });
  await sandbox.fault({ operation: 'uploads.create', kind: 'latency', delay_ms: 6000 });
  await addMeanwhile(page, editor);
  await expect(page).toHaveURL(/articles\/\d+$/);
  await expect(editor.image).toBeVisible();
});

test('an image whose upload failed during the first save is uploaded again only on request', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await sandbox.fault({ operation: 'articles.create', kind: 'latency', delay_ms: 5000 });
  await sandbox.fault({ operation: 'uploads.create', kind: 'server_error' });
  await addMeanwhile(page, editor);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page).toHaveURL(/articles\/\d+$/);
  await expect(editor.line(/^Unsaved/)).toBeVisible();
  await expect(again).toBeVisible();
  expect(await sandbox.requests('uploads.create')).toHaveLength(1);
  await again.click();
  await expect(editor.image).toBeVisible();
});

test("a title that is typed during the first save can be edited further on the article's page", async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.title.fill('Rinsing');
  await sandbox.fault({ operation: 'articles.create', kind: 'latency', delay_ms: 1500 });
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.type(' twice');
  await expect(page).toHaveURL(/articles\/\d+$/);
  await expect(editor.title).toBeFocused();
  await page.keyboard.type(' a day');
  await expect(editor.title).toHaveValue('Rinsing twice a day');
});

test('text typed during the first save is kept if the save is rejected', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.title.fill('Rinsing');
  await editor.text.click();
  await sandbox.fault({ operation: 'articles.create', kind: 'status', status: 422 });
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.type('Twice a day.');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(editor.text).toHaveText('Twice a day.');
});

test('a new article starts with the focus in its title, and can link to any other article', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await expect(editor.title).toBeFocused();
  await editor.text.click();
  await expect(editor.title).toHaveAccessibleDescription('');
  await editor.title.click();
  await editor.text.click();
  await expect(editor.title).toHaveAccessibleDescription('This field can’t be empty.');
  await editor.title.fill('Deleting twice');
  await editor.createDraft.click();
  await expect(editor.saveDraft).toBeVisible();
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByRole('combobox').fill('Deleting');
  await expect(link.getByRole('option', { name: /^Deleting your account/ })).toBeVisible();
  await expect(link.getByRole('option', { name: /^Deleting twice/ })).toHaveCount(0);
});
