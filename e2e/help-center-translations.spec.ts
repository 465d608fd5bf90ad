// Translations: creating them from the board, writing them beside the original, and tracking which are outdated.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('a translation is created next to the original, linked to it, and put in the matching category', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/translations?search=payment+declined`);
  await page.getByRole('link', { name: /Translate "Payment declined"/ }).click();
  const editor = new ArticlePage(page);
  await expect(page.getByRole('region', { name: 'Original', exact: true })).not.toBeEmpty();
  await expect(editor.category).toHaveValue('425');
  const structure = page.getByRole('region', { name: 'Same structure as the original' });
  await structure.getByRole('button', { name: 'Start with a copy of the original' }).click();
  await expect(structure.getByRole('listitem').filter({ hasText: 'Done' })).not.toHaveCount(0);
  await expectAccessible(page);
  await editor.title.fill('Pago rechazado');
  await editor.type('Espere un minuto.');
  await editor.createDraft.click();
  await expect(editor.saveDraft).toBeVisible();
  await expect(editor.language).toContainText('Spanish (es)');
  // Nobody has marked the translation as up to date yet.
  await expect(page.getByText('Saved after the original, but not checked in this browser.')).toBeVisible();
  await page.getByRole('link', { name: 'Translations' }).click();
  await expect(page.getByLabel('Search titles')).toHaveValue('payment declined');
  await expect(page.getByRole('link', { name: /^Open "Payment declined".* in Spanish/ })).toContainText(
    'Draft',
  );
});

test('missing sections can be copied from the original, which is shown in a tab on a phone', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/translations?search=deleting+your+account`);
  await page.getByRole('link', { name: /Translate Deleting your account/ }).click();
  const editor = new ArticlePage(page);
  const structure = page.getByRole('region', { name: 'Same structure as the original' });
  const written = editor.text.getByRole('heading', { name: 'Still stuck?' });
  await editor.type('Treinta días.');
  await expect(editor.text).toContainText('Not translated yet: Still stuck?');
  await structure.getByRole('button', { name: 'Add from the original: Still stuck?' }).click();
  await expect(written).toHaveCount(1);
  await expect(editor.text).not.toContainText('Not translated yet');
  // The focused button disappears once nothing is missing, so the focus moves to the page's heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(structure.getByRole('listitem').filter({ hasText: 'Headings' })).toContainText('Done');
  await editor.text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(written).toHaveCount(0);
  await editor.text.getByRole('button', { name: 'Copy from the original' }).click();
  await expect(written).toHaveCount(1);
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.text).toContainText('Treinta días.');
  await editor.type('\n# Uno\n## Dos\n');
  await expect(structure.getByRole('listitem').filter({ hasText: 'Headings' })).toContainText(
    'more than the original',
  );

  const original = page.getByRole('region', { name: 'Original', exact: true });
  await expect(original).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(original).toBeHidden();
  await page.getByText('English (en), original').click();
  await expect(original).toBeVisible();
  await expect(editor.text).toBeHidden();
  await expectAccessible(page);
});

test('text identical to the original is marked as untranslated in the editor and before publishing', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/translations?search=payment+declined`);
  await page.getByRole('link', { name: /Translate "Payment declined"/ }).click();
  const editor = new ArticlePage(page);
  const structure = page.getByRole('region', { name: 'Same structure as the original' });
  const untranslated = structure.getByRole('listitem').filter({ hasText: 'Untranslated text' });
  await structure.getByRole('button', { name: 'Start with a copy of the original' }).click();
  await expect(editor.text).toBeFocused();
  const places = untranslated.getByRole('button', { name: /^Go to: / });
  await expect(places).not.toHaveCount(0);
  await expect(structure.getByText('Done', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const count = await places.count();
  const words = await places.first().getAttribute('aria-label');
  await places.first().click();
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('Traducido.');
  await expect(places).toHaveCount(count - 1);
  await expect(untranslated.getByRole('button', { name: words ?? '' })).toHaveCount(0);

  await editor.title.fill('Pago rechazado');
  await editor.createDraft.click();
  await editor.publish.click();
  const advice = editor.dialog.getByRole('listitem').filter({ hasText: 'Untranslated:' });
  await expect(advice).toHaveAttribute('data-state', 'open');
  await expectAccessible(page);
  await advice
    .getByRole('button', { name: /^Show in the text: line / })
    .first()
    .click();
  await expect(editor.dialog).toHaveCount(0);
  await expect(editor.text).toBeFocused();
  await editor.text.fill('Traducido.');
  await editor.publish.click();
  await expect(editor.dialog).toContainText('Everything is translated');
});

test('translating an article creates its category in the target language if that category is missing', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/translations?search=deleting+your+account`);
  const all = page.getByRole('button', { name: 'Create 1 category' });
  await expect(all).toBeVisible();
  await page.getByRole('link', { name: /Translate Deleting your account/ }).click();
  const editor = new ArticlePage(page);
  await expect(editor.createDraft).toBeDisabled();
  await page.getByRole('button', { name: 'Create category' }).click();
  const drawer = page.getByRole('dialog', { name: 'New category in Spanish (es)' });
  await expectAccessible(page);
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Cuenta y acceso');
  await drawer.getByRole('button', { name: 'Create' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(editor.category.locator('option:checked')).toHaveText('Cuenta y acceso · Spanish (es)');
  expect(await sandbox.requests('categories.create')).toHaveLength(1);

  await editor.title.fill('Eliminar su cuenta');
  await editor.createDraft.click();
  await expect(editor.language).toContainText('Spanish (es)');
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Open Deleting your account in Spanish/ })).toBeVisible();
  await expect(all).toHaveCount(0);
});

test('a translation becomes outdated when its original changes, but not when the translation itself is edited', {
  tag: '@deep',
}, async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new?translates=10013&category_id=425`);
  const editor = new ArticlePage(page);
  await editor.title.fill('Pago rechazado');
  await editor.createDraft.click();
  const state = page.getByRole('region', { name: 'Translation of' });
  await expect(state).toContainText('not checked in this browser');
  await state.getByRole('button', { name: 'Mark as up to date' }).click();
  await expect(state).toContainText('Up to date: matches the original.');
  // The button disappears, so the focus moves to the heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const translation = new URL(page.url()).pathname;

  const original = state.getByRole('link');
  await original.click();
  await editor.act('Archive');
  await editor.dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  await editor.act('Restore as draft');
  await expect(editor.saveDraft).toBeEnabled();
  await signIn(page, 'author@acme.test', translation);
  await expect(state).toContainText('Up to date: matches the original.');

  await original.click();
  await editor.type('Ask your bank.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  await signIn(page, 'author@acme.test', translation);
  await expect(state).toContainText(
    'Outdated: the original’s text changed since you last checked this translation.',
  );
  await editor.type('Una errata menos.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  await expect(state).toContainText('Outdated');
  await state.getByRole('button', { name: 'What changed in the original' }).click();
  await expect(editor.dialog).toContainText('Ask your bank.');
  await expectAccessible(page);
  await editor.dialog.getByRole('button', { name: 'Close' }).last().click();

  await editor.description.fill('Qué hacer');
  await editor.publish.click();
  await editor.dialog.getByRole('radio', { name: 'Yes, it’s up to date' }).check();
  await editor.dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(state).toContainText('Up to date: matches the original.');
});

test('a translation can be linked to another original, and translation checks can be exported from the translation board', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const editor = new ArticlePage(page);
  const { dialog } = editor;
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10019`);
  await editor.act('Link to another original…');
  await dialog.getByRole('combobox', { name: 'Translation of' }).fill('Egret scale in the office');
  await page.getByRole('option', { name: /^Egret scale in the office/ }).click();
  const request = page.waitForRequest((one) => one.method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  const { article } = (await request).postDataJSON() as { article: { associated_article_id: number } };
  await expect(dialog).toHaveCount(0);
  const state = page.getByRole('region', { name: 'Translation of' });
  await expect(state.getByRole('link', { name: 'Egret scale in the office' })).toBeVisible();
  await state.getByRole('button', { name: 'Mark as up to date' }).click();
  await expect(state.getByText('Up to date: matches the original.')).toBeVisible();
  expect((await sandbox.requests('articles.update')).length).toBe(1);

  // A translation can be marked as up to date without an edit. The list of these marks can be exported and then
  // imported in another browser.
  await page.goto('about:blank');
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/translations`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Translation checks' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export checks' }).click();
  const file = await (await download).path();
  const exported = JSON.parse(await readFile(file, 'utf8')) as { articles: readonly { id: number }[] };
  expect(exported.articles.map(({ id }) => id)).toContain(10019);
  expect(article.associated_article_id).toBeGreaterThan(0);
  await dialog.getByLabel('Import checks…').setInputFiles(file);
  await expect(dialog.getByRole('status').first()).toContainText('imported');
});

test('an original and its translation scroll together, aligned by heading', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  const ask = await sandbox.elsewhere('author@acme.test');
  const parts = (name: string, lines: number) =>
    Array.from({ length: 12 }, (_, at) => `## ${name} ${at + 1}\n\n${'Line.\n\n'.repeat(lines)}`).join('');
  const create = async (article: object) =>
    ((await ask('POST', 'portals/acme-help/articles', { article })) as { id: number }).id;
  const original = await create({ title: 'Parts', content: parts('Part', 7), category_id: 401 });
  const translation = await create({
    title: 'Partes',
    content: parts('Parte', 4),
    category_id: 421,
    associated_article_id: original,
  });
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${translation}`);
  const editor = new ArticlePage(page);
  const left = page.getByRole('region', { name: 'Original', exact: true });
  const heading = (number: number) => left.getByRole('heading', { name: `Part ${number}`, exact: true });
  await expect(heading(1)).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Same structure as the original' })).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Headings' }).click();
  await page.getByRole('button', { name: 'Parte 9' }).click();
  await expect(heading(9)).toBeInViewport();
  await heading(3).scrollIntoViewIfNeeded();
  await expect(editor.text.getByText('Parte 3', { exact: true })).toBeInViewport();

  await page.getByRole('switch', { name: 'Scroll together' }).click();
  await page.getByRole('button', { name: 'Parte 11' }).click();
  await expect(editor.text.getByText('Parte 11')).toBeInViewport();
  await expect(heading(11)).not.toBeInViewport();
  await expect(heading(3)).toBeInViewport();
});

test("an article's page links to its translations, to missing translations, and back to the list", {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}?search=changing+an+order`);
  await page.getByRole('link', { name: 'Changing an order', exact: true }).click();
  const { title } = new ArticlePage(page);
  await expect(title).toHaveValue('Changing an order');
  const before = await sandbox.requests('articles.list');
  const panel = page.getByRole('complementary', { name: 'Details' });
  await panel.getByText('Translations', { exact: true }).click();
  const spanish = panel.getByRole('listitem').filter({ hasText: 'Spanish (es)' });
  await expect(spanish).toContainText('Published');
  // The complete list of articles is loaded only once the translations are expanded.
  expect((await sandbox.requests('articles.list')).length).toBeGreaterThan(before.length);
  await expectAccessible(page);
  await spanish.getByRole('link').click();
  await expect(title).toHaveValue('Cambiar un pedido');
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByLabel('Search articles').fill('cancelling');
  await page.getByRole('link', { name: 'Cancelling an order', exact: true }).click();
  await panel.getByRole('link', { name: 'Translate Cancelling an order to Spanish (es)' }).click();
  await expect(page.getByRole('region', { name: 'Original', exact: true })).toContainText(
    'Before it leaves, always.',
  );
  // Once expanded, the section stays expanded in every article.
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  await expect(spanish).toBeVisible();
  // Once collapsed, the section stays collapsed in the next article.
  await panel.getByText('Translations', { exact: true }).click();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByLabel('Search articles').fill('cancelling');
  await page.locator('tbody a', { hasText: 'Cancelling an order' }).click();
  await expect(title).toHaveValue('Cancelling an order');
  await expect(spanish).toBeHidden();
});
