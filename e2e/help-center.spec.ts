// The tasks of an author: writing, illustrating, reviewing, publishing, correcting and archiving, without losing text.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH, PIXEL_IMAGE } from './pages/help-center-page';
import { signIn, signInAgain } from './pages/sign-in-page';

test.use({ reloads: true });

test('an article is written, illustrated, reviewed and published', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.title.fill('Cleaning the drip tray');
  await expect(page.getByText('cleaning-the-drip-tray')).toBeVisible();
  await editor.write('Cleaning the drip tray', 'Pull it out.\n\nRinse it.\n\n');
  expect(await sandbox.requests('articles.create')).toHaveLength(1);
  await expect(page.getByText('hc/acme-help/articles/cleaning-the-drip-tray')).toBeVisible();

  await page.getByLabel('Choose images').setInputFiles([
    { name: 'tray.png', mimeType: 'image/png', buffer: PIXEL_IMAGE },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(editor.images.getByText('Not uploaded: use a PNG, JPEG, GIF or WebP image.')).toBeVisible();
  await editor.describeImage('The tray, half out');
  expect(await sandbox.requests('uploads.create')).toHaveLength(1);
  expect(await sandbox.requests('articles.update'), 'nothing is sent while typing').toEqual([]);

  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  await editor.publish.click();
  await expect(editor.dialog).toContainText('Every image has alt text');
  await expect(editor.dialog).toContainText('4 of 5 done');
  // The item for the missing description contains a field for it.
  await editor.dialog.getByRole('textbox', { name: 'Description' }).fill('Two minutes a day');
  await editor.dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(editor.dialog).toContainText('5 of 5 done');
  await expect(editor.dialog.getByRole('region', { name: 'What will be public' })).toContainText('Rinse it.');
  // If publishing fails, the dialog stays open and shows the error.
  await sandbox.fault({ operation: 'articles.update', kind: 'status', status: 403 });
  await editor.dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(editor.dialog.getByRole('alert', { name: 'Not saved' })).toBeVisible();
  await editor.dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(editor.line(/^Published \d/)).toBeVisible();
  // The focus returns to the button that opened the dialog, although the button is now disabled.
  await expect(editor.review).toBeFocused();
  await expect(editor.description).toHaveValue('Two minutes a day');
  await editor.closeToast('“Cleaning the drip tray” published');

  // Changes to a public article stay in this browser until the person has reviewed them.
  const writes = (await sandbox.requests('articles.update')).length;
  const text = await editor.getMarkdown();
  await editor.setMarkdown(`${text}\n\nDry it.\n\n![](https://files.example.test/dry.png)`);
  await expect(editor.line('Unsaved changes (saved in this browser)')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.dialog).toHaveAccessibleName('Review changes before publishing');
  await expect(
    editor.dialog.getByRole('region', { name: 'What changes' }).getByRole('insertion'),
  ).toContainText(['Dry it.', 'files.example.test']);
  await expectAccessible(page);
  expect(await sandbox.requests('articles.update')).toHaveLength(writes);
  await editor.dialog.getByLabel('Alt text: what does the image show?').fill('The tray, dry');
  await page.keyboard.press('Enter');
  await expect(editor.dialog).toContainText('Every image has alt text');
  await editor.dialog.getByText('Markdown', { exact: true }).click();
  await expect(editor.dialog.getByRole('table', { name: 'Text' })).toContainText('![The tray, dry]');
  await editor.dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect(editor.line(/^Published \d/)).toBeVisible();

  await editor.act('Archive');
  await expect(editor.dialog).toHaveAccessibleName('Archive “Cleaning the drip tray”?');
  await sandbox.fault({ operation: 'articles.get', kind: 'server_error' });
  await editor.dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(editor.dialog.getByRole('alert', { name: 'Not saved' })).toBeVisible();
  // The write succeeds, but the read that checks its outcome fails. The message must not say that the write failed.
  await sandbox.fault({ operation: 'articles.update', kind: 'no_body' });
  await sandbox.fault({ operation: 'articles.get', kind: 'latency', delay_ms: 0 });
  await sandbox.fault({ operation: 'articles.get', kind: 'status', status: 403, times: 9 });
  await editor.dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(editor.dialog.getByRole('alert', { name: /confirm your last save/ })).toBeVisible();
  const check = editor.dialog.getByRole('button', { name: 'Check now' });
  // Waits until the automatic check has finished.
  await expect(check).not.toHaveAttribute('data-loading');
  await sandbox.clearFaults();
  await check.click();
  await expect(editor.dialog).toHaveCount(0);
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();

  await editor.act('Delete');
  await sandbox.fault({ operation: 'articles.delete', kind: 'server_error' });
  await editor.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(editor.dialog.getByRole('alert', { name: 'Not confirmed' })).toContainText(
    'The record wasn’t deleted.',
  );
  const other = await sandbox.elsewhere('author@acme.test');
  await other('DELETE', `portals/acme-help/articles/${/\d+$/.exec(page.url())?.[0]}`);
  await editor.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Cleaning the drip tray” was already deleted')).toBeVisible();
  await expect(page).toHaveURL(/acme-help$/);
});

test('a new article’s language is chosen before its category, and choosing a category doesn’t change the language', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect(language).toHaveValue('en');
  await expect(editor.category.locator('option').filter({ hasText: 'Spanish' })).toHaveCount(0);
  await language.selectOption('es');
  await expect(editor.category).toHaveAccessibleDescription(
    /An article without a category would be in English/,
  );
  await expect(editor.createDraft).toBeDisabled();
  await editor.title.fill('Dos veces');
  await editor.category.selectOption('425');
  await editor.type('Una vez.');

  // Chromium resends the request if it used a kept-alive connection, which creates the article twice. On a new
  // connection, Chromium doesn't resend the request, and the console checks whether the article was created.
  await sandbox.fault({ operation: 'articles.create', kind: 'drop_after_write' });
  await editor.createDraft.click();
  await expect(editor.language).toContainText('Spanish (es)');
  const written = (await sandbox.requests('articles.create')).length;
  const notice = page.getByRole('alert').filter({ hasText: `${written} identical records were created` });
  if (written === 1) await expect(page.getByText('“Dos veces” created. The connection')).toBeVisible();
  else await expect(notice.getByRole('button', { name: /^Open #/ })).toHaveCount(written);
});

test('edits by two people are merged and reviewed before they are sent', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  const id = await editor.write('Two hands', 'First line\n\nSecond line');
  await editor.title.fill('Two hands at once');
  await sandbox.fault({ operation: 'articles.get', kind: 'concurrent_edit' });
  await editor.saveDraft.click();
  await expect(editor.dialog).toContainText('don’t overlap, so they were merged.');
  await expect(editor.dialog).toContainText('(edited by someone else)');
  expect(await sandbox.requests('articles.update')).toEqual([]);
  await expectAccessible(page);
  await editor.dialog.getByRole('button', { name: 'Use merged text' }).click();
  await expect(editor.text.and(page.locator(':focus'))).toContainText('(edited by someone else)');
  await editor.saveDraft.click();
  await expect(editor.line(/^Saved \d/)).toBeVisible();

  await editor.type(' mine');
  await sandbox.fault({ operation: 'articles.get', kind: 'concurrent_edit' });
  await editor.saveDraft.click();
  const place = editor.dialog.getByRole('region', { name: 'Conflict 1 of 1' });
  await expect(place).toContainText('mine');
  await expect(editor.dialog.getByRole('button', { name: 'Use merged text' })).toBeDisabled();
  await place.getByRole('button', { name: 'Keep both versions, mine first' }).click();
  await editor.dialog.getByRole('button', { name: 'Use merged text' }).click();
  await editor.saveDraft.click();
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  await expect(editor.text).toContainText('mine');

  const send = await sandbox.elsewhere('author@acme.test');
  await send('PATCH', `portals/acme-help/articles/${id}`, { article: { title: 'Two heads' } });
  await editor.title.fill('Four hands');
  await editor.saveDraft.click();
  await expect(editor.dialog).toContainText('Where both versions changed the same text, choose a version');
  await expect(editor.dialog.getByRole('region', { name: 'Title' })).toContainText('Two heads');
});

test('unsaved article text survives a reload, opening the article in another tab, and deleting the article', {
  tag: '@deep',
}, async ({ page, context, watch, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  const id = await editor.write('Kept', 'Stored.');
  await editor.type(' Typed.');
  await expect(editor.line('Unsaved changes (saved in this browser)')).toBeVisible();
  await page.getByRole('link', { name: 'Articles' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on page' }).click();

  const other = await context.newPage();
  watch(other);
  await signIn(other, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  await expect(other.getByText('This article is also open in another tab.')).toBeVisible();
  await expect(page.getByText('This article is also open in another tab.')).toBeVisible();
  await other.close();

  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  await expect(editor.text).toContainText('Stored.');
  await expect(editor.text).not.toContainText('Typed.');
  await expect(editor.abandonedDraft).toContainText('Kept · Last edited');
  await editor.abandonedDraft.getByRole('button', { name: 'Compare' }).click();
  await expect(editor.dialog.getByRole('insertion')).toHaveText('Typed.');
  await page.keyboard.press('Escape');
  await editor.abandonedDraft.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.text).toContainText('Stored. Typed.');

  await sandbox.reset();
  await editor.saveDraft.click();
  await expect(page.getByRole('alert', { name: 'This record no longer exists' })).toBeVisible();
  await page.getByRole('button', { name: 'Save as new article' }).click();
  await editor.abandonedDraft.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.text).toContainText('Stored. Typed.');
  await expect(editor.title).toHaveValue('Kept');
});

test('input in an article survives the end of the session', { tag: '@deep' }, async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.write('Ended', 'Before.');
  await editor.type(' After.');
  await sandbox.advanceClock(4000);
  await editor.saveDraft.click();
  await signInAgain(page);
  await expect(page.getByText('Your session expired')).toHaveCount(0);
  await expect(editor.text).toContainText('Before. After.');
  await editor.saveDraft.click();
  await expect(editor.line(/^Saved \d/)).toBeVisible();
});

test('a version of an article saved by the person can be restored', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.write('Versions', 'First.');
  await editor.type(' Second.');
  await editor.saveDraft.click();
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  await editor.text.fill('Gone.');
  await page.getByRole('button', { name: 'History' }).click();
  const saved = editor.dialog.getByRole('button', { name: /^Saved / });
  // The history has one version from creating the article and one from saving it later.
  await expect(saved).toHaveCount(2);
  await saved.first().click();
  await editor.dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.text).toContainText('First. Second.');
});

test.describe('a browser without storage', () => {
  test.use({ freshPage: true });

  test('a browser without storage space shows a warning, and saving to the platform still works', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      };
    });
    await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
    const editor = new ArticlePage(page);
    await editor.write('No space', 'One.');
    await editor.type(' Two.');
    await expect(editor.line('Unsaved changes (on this page only)')).toBeVisible();
    await page.getByRole('link', { name: 'Articles' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Your changes aren’t saved anywhere, not even in this browser.',
    );
    await page.getByRole('button', { name: 'Stay on page' }).click();
    await editor.saveDraft.click();
    await expect(editor.line(/^Saved \d/)).toBeVisible();
  });
});

test("an article isn't sent while one of its images is being uploaded", async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.write('A picture in HTML', '');
  await editor.showSource();
  await editor.type('<div>\n<b>');
  await sandbox.fault({ operation: 'uploads.create', kind: 'status', status: 413 });
  await page
    .getByLabel('Choose images')
    .setInputFiles([{ name: 'tray.png', mimeType: 'image/png', buffer: PIXEL_IMAGE }]);
  await expect(editor.images.getByText(/^The server doesn’t accept an image of/)).toBeVisible();
  await expect(editor.images.getByText(/^The image is inside HTML or code/)).toBeVisible();
  await expectAccessible(page);
  const notSaved = page.getByRole('alert', { name: 'Not saved: an image isn’t ready yet' });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(notSaved).toContainText('line 2');
  // The notice takes up space only in the text area, so the toolbar stays fully visible.
  await expect(page.getByRole('switch', { name: 'Show Markdown' })).toBeInViewport({ ratio: 1 });
  await expect(editor.line('Unsaved changes (saved in this browser)')).toBeVisible();
  await editor.publish.click();
  await expect(editor.dialog).toContainText('An image hasn’t finished uploading.');
  await expect(editor.dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await editor.dialog.getByRole('button', { name: 'line 2' }).click();
  await expect(editor.dialog).toHaveCount(0);
  await expect(editor.text).toBeFocused();
  expect(await sandbox.requests('articles.update')).toEqual([]);

  await sandbox.fault({ operation: 'uploads.create', kind: 'server_error' });
  // There is no button to try again, because the same file would be rejected again.
  await expect(editor.images.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await editor.images.getByRole('button', { name: 'Choose another image…' }).click();
  await (await chooser).setFiles([{ name: 'small.png', mimeType: 'image/png', buffer: PIXEL_IMAGE }]);
  await expect(editor.images.getByText('You can safely try again.')).toBeVisible();
  await editor.images.getByRole('button', { name: 'Try again' }).click();
  await expect(editor.images.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(notSaved).toBeHidden();
  await editor.text.focus();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved \d/)).toBeVisible();
});
