// The author's day: write, illustrate, review, publish, translate, fix, archive, and clear a category away.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

/** One grey pixel, with a comment that says where it was taken. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

test('writes, illustrates, reviews and publishes an article', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const desk = new ArticlePage(page);
  await desk.title.fill('Cleaning the drip tray');
  await expect(page.getByText('cleaning-the-drip-tray')).toBeVisible();
  await desk.write('Cleaning the drip tray', 'Pull it out.\n\nRinse it.\n\n');
  expect(await sandbox.requests('articles.create')).toHaveLength(1);
  await expect(page.getByText('hc/acme-help/articles/cleaning-the-drip-tray')).toBeVisible();

  await page.getByLabel('Choose images').setInputFiles([
    { name: 'tray.png', mimeType: 'image/png', buffer: PIXEL },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(desk.images.getByText('Not sent: it is no PNG, JPEG, GIF or WebP image.')).toBeVisible();
  const alternative = desk.images.getByLabel('Alternative text: what does the image show?');
  await alternative.fill('The tray, half out');
  await alternative.blur();
  expect(await sandbox.requests('uploads.create')).toHaveLength(1);
  expect(await sandbox.requests('articles.update'), 'nothing is sent while typing').toEqual([]);

  await page.keyboard.press('ControlOrMeta+s');
  await expect(desk.line(/^Saved at/)).toBeVisible();
  await desk.publish.click();
  await expect(desk.dialog).toContainText('The description is missing');
  await expect(desk.dialog).not.toContainText('alternative text');
  await desk.dialog.getByRole('button', { name: 'Go on writing' }).click();
  await desk.description.fill('Two minutes a day');
  await desk.publish.click();
  await expect(desk.dialog).toContainText('Title, description, images and links are fine.');
  await desk.dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.line(/^Public since/)).toBeVisible();

  // What is typed into a public article stays here until its differences were seen.
  const writes = (await sandbox.requests('articles.update')).length;
  await desk.type('Dry it.');
  await expect(desk.line('kept in this browser')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(desk.dialog.getByRole('table', { name: 'Text' })).toContainText('Dry it.');
  await expectAccessible(page);
  expect(await sandbox.requests('articles.update')).toHaveLength(writes);
  await desk.dialog.getByText('As it will look').click();
  await expect(desk.dialog.getByRole('region', { name: 'Yours' })).toContainText('Dry it.');
  await desk.dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect(desk.line(/^Public since/)).toBeVisible();

  await desk.act('Archive');
  await desk.dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
});

test('translates beside the original, in the right category and family', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/translations?search=payment+declined`);
  await page.getByRole('link', { name: /^Translate "Payment declined"/ }).click();
  const desk = new ArticlePage(page);
  await expect(page.getByRole('region', { name: 'Original' })).not.toBeEmpty();
  await expect(desk.category).toHaveValue('425');
  await expectAccessible(page);
  await desk.title.fill('Pago rechazado');
  await desk.type('Espere un minuto.');
  await desk.createDraft.click();
  await expect(desk.saveDraft).toBeVisible();
  await expect(page.getByText('Language: Spanish (es)')).toBeVisible();
  await page.getByRole('link', { name: 'Translations' }).click();
  await page.getByLabel('Search titles').fill('Payment declined');
  await expect(page.getByRole('link', { name: /^Open "Payment declined".* in Spanish/ })).toContainText(
    'Draft',
  );
});

test('puts together what two people wrote, and sends nothing unseen', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const desk = new ArticlePage(page);
  await desk.write('Two hands', 'First line\n\nSecond line');
  await desk.title.fill('Two hands at once');
  await sandbox.fault({ operation: 'articles.get', kind: 'concurrent_edit' });
  await desk.saveDraft.click();
  await expect(desk.dialog).toContainText('don’t touch, so they were put together');
  await expect(desk.dialog).toContainText('(edited by someone else)');
  expect(await sandbox.requests('articles.update')).toEqual([]);
  await expectAccessible(page);
  await desk.dialog.getByRole('button', { name: 'Take this over into the editor' }).click();
  await expect(desk.text).toContainText('(edited by someone else)');
  await desk.saveDraft.click();
  await expect(desk.line(/^Saved at/)).toBeVisible();

  await desk.type(' mine');
  await sandbox.fault({ operation: 'articles.get', kind: 'concurrent_edit' });
  await desk.saveDraft.click();
  const place = desk.dialog.getByRole('region', { name: 'Place 1 of 1' });
  await expect(place).toContainText('mine');
  await expect(desk.dialog.getByRole('button', { name: 'Take this over' })).toBeDisabled();
  await place.getByRole('button', { name: 'Take both, mine first' }).click();
  await desk.dialog.getByRole('button', { name: 'Take this over into the editor' }).click();
  await desk.saveDraft.click();
  await expect(desk.line(/^Saved at/)).toBeVisible();
  await expect(desk.text).toContainText('mine');
});

test('tells the truth after a lost answer', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const desk = new ArticlePage(page);
  await desk.write('Lost answers', 'One');
  await desk.type(' two');
  // Many times: the browser repeats by itself what dies on a kept-alive connection, and it keeps several.
  await sandbox.fault({ operation: 'articles.update', kind: 'drop_before_write', times: 10 });
  await desk.saveDraft.click();
  await expect(page.getByRole('alert', { name: 'Not saved' })).toBeVisible();
  await expect(desk.text).toContainText('One two');
  await sandbox.clearFaults();
  await desk.saveDraft.click();
  await expect(desk.line(/^Saved at/)).toBeVisible();
  await desk.type(' three');
  await sandbox.fault({ operation: 'articles.update', kind: 'drop_after_write', times: 10 });
  await desk.saveDraft.click();
  await expect(desk.line(/^Saved at/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('loses no word to a reload, another tab or a deleted article', async ({
  page,
  context,
  watch,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const desk = new ArticlePage(page);
  const id = await desk.write('Kept', 'Stored.');
  await desk.type(' Typed.');
  await expect(desk.line('kept in this browser')).toBeVisible();
  await page.getByRole('link', { name: 'Categories' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();

  const other = await context.newPage();
  watch(other);
  await signIn(other, 'author@acme.test', `${PORTAL}/articles/${id}`);
  await expect(other.getByText('You have this article open in another tab, too.')).toBeVisible();
  await expect(page.getByText('You have this article open in another tab, too.')).toBeVisible();
  await other.close();

  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/${id}`);
  await expect(desk.text).toContainText('Stored.');
  await expect(desk.text).not.toContainText('Typed.');
  await desk.leftover.getByRole('button', { name: 'Differences' }).click();
  await expect(desk.dialog).toContainText('Typed.');
  await page.keyboard.press('Escape');
  await desk.leftover.getByRole('button', { name: 'Restore' }).click();
  await expect(desk.text).toContainText('Stored. Typed.');

  await sandbox.reset();
  await desk.saveDraft.click();
  await expect(page.getByRole('alert', { name: 'The article is not there any more' })).toBeVisible();
  await page.getByRole('button', { name: 'Write it as a new article' }).click();
  await desk.leftover.getByRole('button', { name: 'Restore' }).click();
  await expect(desk.text).toContainText('Stored. Typed.');
  await expect(desk.title).toHaveValue('Kept');
});

test('keeps what is typed through an ended sign-in', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const desk = new ArticlePage(page);
  await desk.write('Ended', 'Before.');
  await desk.type(' After.');
  await sandbox.advanceClock(4000);
  await desk.saveDraft.click();
  await desk.dialog.getByLabel('Password', { exact: true }).fill('Correct-Horse-9');
  await desk.dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(desk.dialog).toHaveCount(0);
  await expect(desk.text).toContainText('Before. After.');
  await desk.saveDraft.click();
  await expect(desk.line(/^Saved at/)).toBeVisible();
});

test('brings an own saved version back', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const desk = new ArticlePage(page);
  await desk.write('Versions', 'First.');
  await desk.type(' Second.');
  await desk.saveDraft.click();
  await expect(desk.line(/^Saved at/)).toBeVisible();
  await desk.text.fill('Gone.');
  await page.getByRole('button', { name: 'History' }).click();
  await desk.dialog.getByRole('button', { name: /^Saved / }).click();
  await desk.dialog.getByRole('button', { name: 'Bring back' }).click();
  await expect(desk.text).toContainText('First. Second.');
});

test('says so where this browser has no room, and saves all the same', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const desk = new ArticlePage(page);
  await desk.write('No room', 'One.');
  await desk.type(' Two.');
  await expect(desk.line('kept nowhere but on this page')).toBeVisible();
  await page.getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('dialog')).toContainText('not even in this browser');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await desk.saveDraft.click();
  await expect(desk.line(/^Saved at/)).toBeVisible();
});
