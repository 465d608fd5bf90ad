// The translation board: its cells, its bars, and actions that apply to all of its rows.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test("the translation board shows each translation's state as text and each language's progress as a bar", async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/translations?search=order`);
  const table = page.getByRole('table');
  const head = table.getByRole('columnheader', { name: /^Spanish/ });
  await expect(head.getByRole('img')).toHaveAccessibleName(
    /^Spanish: \d+ up to date, \d+ outdated, \d+ drafts, \d+ missing of \d+$/,
  );
  await expect(head).toContainText('%');
  const row = table.getByRole('row').filter({ hasText: 'Changing an order' });
  await expect(row.getByRole('cell').nth(1)).toHaveText(/Original$/);
  await expect(row.getByRole('link', { name: /^Open Changing an order in Spanish \(es\): / })).toBeVisible();

  // The cell of a missing translation shows its link when it is hovered or focused.
  const translate = table.getByRole('link', { name: 'Translate Cancelling an order to Spanish (es)' });
  const words = translate.getByText('Translate');
  await expect(words).toHaveCSS('opacity', '0');
  await translate.hover();
  await expect(words).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await translate.focus();
  await expect(words).toHaveCSS('opacity', '1');
  await expectAccessible(page);

  const show = page.getByRole('radiogroup', { name: 'Show' });
  await show.getByText('Missing').click();
  await expect(page).toHaveURL(/show=missing/);
  await expect(row).toHaveCount(0);
  await expect(translate).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(words).toHaveCSS('opacity', '1');
});

test('one action creates all categories that are missing on the translation board', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/translations`);
  await page.getByRole('button', { name: /^Create \d+ categories$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Create \d+ categories$/ });
  const names = dialog.getByRole('textbox');
  await expect(names.first()).toBeVisible();
  const count = await names.count();
  expect(count).toBeGreaterThan(1);
  await names.first().fill('');
  await expect(dialog.getByRole('button', { name: /^Create/ })).toBeDisabled();
  await names.first().fill('Primera');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(count);
  expect(await sandbox.requests('categories.create')).toHaveLength(count);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: /^Create \d+ categor/ })).toHaveCount(0);
});

test('the translation board shows a message if no translation is missing or outdated', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  const createRecord = async (kind: string, record: object) =>
    (await send('POST', `portals/duo/${kind}`, record)) as { id: number };
  await send('POST', 'portals', { portal: { name: 'Duo', slug: 'duo', default_locale: 'en' } });
  await send('PATCH', 'portals/duo', { portal: { allowed_locales: ['en', 'es'] } });
  const { id: category_id } = await createRecord('categories', { category: { name: 'Todo', locale: 'es' } });
  const original = await createRecord('articles', { article: { title: 'Milk', status: 'published' } });
  const links = { category_id, associated_article_id: original.id };
  await createRecord('articles', { article: { title: 'Leche', status: 'published', ...links } });
  await signIn(page, 'admin@acme.test', '/acme/help-center/duo/translations?gaps=true');
  await expect(page.getByText('All articles are translated')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('link', { name: 'Milk', exact: true })).toBeVisible();
});
