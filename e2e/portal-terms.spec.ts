// The list of terms of a portal: editing, importing and exporting it, and checking articles and translations for its
// terms.
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const PATH = '/acme/help-center/coffee/health';
const SHEET =
  'term,es,avoid,never_translate,note\nreturn label,etiqueta de devolución,sticker,,x\n,,,,\n,,lone,,y\nBrisa,,,yes,\n';

test('terms are imported, edited and exported, and articles and translations are checked for these terms', async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  await send('POST', 'portals', { portal: { name: 'Coffee', slug: 'coffee', default_locale: 'en' } });
  await send('PATCH', 'portals/coffee', { portal: { allowed_locales: ['en', 'es'] } });
  const create = async (article: Readonly<Record<string, unknown>>) =>
    ((await send('POST', 'portals/coffee/articles', { article })) as { id: number }).id;
  const category = async (locale: string, associated?: number) =>
    (
      (await send('POST', 'portals/coffee/categories', {
        category: { name: locale, locale, ...(associated && { associated_category_id: associated }) },
      })) as { id: number }
    ).id;
  const english = await category('en');
  const spanish = await category('es', english);
  const original = await create({
    ...{ title: 'Returns', description: 'How', category_id: english },
    content: 'Print the return label of the Brisa.\n\nStick the **stick**er on it, not `sticker`.',
  });
  const translation = await create({
    ...{ title: 'Devoluciones', description: 'Cómo', category_id: spanish, associated_article_id: original },
    content: 'Imprima\n\nla return label.',
  });

  await signIn(page, 'admin@acme.test', PATH);
  const terms = page.getByRole('dialog', { name: 'Terms' });
  const open = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Terms' }).click();
  };
  await open();
  await expect(terms).toContainText('No terms yet');
  const choose = (text: string) =>
    terms
      .getByLabel('Import CSV')
      .setInputFiles({ name: 'terms.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('Title,Text\na,b');
  await expect(terms).toContainText('This file has no terms.');
  await choose(SHEET);
  await expect(terms.getByRole('status').first()).toContainText('2 terms imported');
  await expect(terms.getByRole('status').first()).toContainText('were skipped: 4.');
  await expect(terms.getByRole('status').first()).toContainText('Unknown columns: note.');
  const list = terms.getByRole('list', { name: 'Terms' });
  await expect(list.getByRole('listitem')).toHaveText([
    /return label.*es: etiqueta/,
    /Brisa.*Never translate/,
  ]);
  await expectAccessible(page);

  await terms.getByRole('button', { name: 'Add term' }).click();
  await expect(terms.getByLabel('Term: English (en)')).toBeFocused();
  await terms.getByLabel('Term: English (en)').fill('parcel; parcels');
  await terms.getByLabel('Words to avoid in English (en)').fill('package');
  await expectAccessible(page);
  await list.getByRole('button', { name: /^parcel/ }).click();
  await expect(list.getByRole('listitem').first()).toHaveText(/^parcel.*Avoid: package/);
  const downloading = page.waitForEvent('download');
  await terms.getByRole('button', { name: 'Export terms' }).click();
  const exported = await readFile(await (await downloading).path(), 'utf8');
  expect(exported.trim().split('\r\n')).toEqual([
    'en,es,avoid_en,avoid_es,never_translate',
    'parcel; parcels,,package,,',
    'return label,etiqueta de devolución,sticker,,',
    'Brisa,,,,yes',
  ]);
  await list.getByRole('button', { name: /^parcel/ }).click();
  await terms.getByRole('button', { name: 'Remove term' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const undo = terms.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await undo.click();
  await expect(list.getByRole('listitem')).toHaveText([/^parcel/, /^return label/, /^Brisa/]);
  await list.getByRole('button', { name: /^parcel/ }).click();
  await terms.getByRole('button', { name: 'Remove term' }).click();
  await page.keyboard.press('Escape');

  const tile = page.getByRole('button', { name: /^Terms\b/ });
  await expect(tile).toHaveText(/3/);
  await tile.click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([
    /Returns.*Line 3.*sticker.*→.*return label/,
    /Devoluciones.*Line 3.*return label.*→.*etiqueta de devolución/,
    /Devoluciones.*Brisa/,
  ]);
  await expectAccessible(page);

  await signIn(page, 'admin@acme.test', `/acme/help-center/coffee/articles/${translation}`);
  const article = new ArticlePage(page);
  const beside = page.getByRole('region', { name: 'Terms' });
  await expect(beside).toContainText('Write “etiqueta de devolución” instead of “return label”.');
  await article.publish.click();
  await expect(article.dialog).toContainText('Write “etiqueta de devolución” instead of “return label”.');
  await expect(article.dialog).toContainText('“Brisa” is in the original, but missing in this translation.');
  await expectAccessible(page);
  await article.dialog.getByRole('button', { name: 'Show in the text: line 3' }).first().click();
  await expect(article.text).toBeFocused();
  // In the text, the replacement is one undo step.
  const replace = beside.getByRole('button', { name: 'Replace with “etiqueta de devolución”' });
  await replace.click();
  await expect(article.text).toContainText('la etiqueta de devolución.');
  await expect(replace).toHaveCount(0);
  await article.text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(article.text).toContainText('la return label.');
  await article.publish.click();
  await article.dialog.getByRole('button', { name: 'Replace with “etiqueta de devolución”' }).click();
  await expect(article.dialog).not.toContainText('instead of “return label”');
  await article.dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(article.text).toContainText('la etiqueta de devolución.');

  // The next person who signs in to this browser doesn't get these terms.
  await signIn(page, 'both@acme.test', PATH);
  await expect(
    page
      .getByRole('heading', { name: /^No incoming links/ })
      .or(page.getByText('No problems found'))
      .first(),
  ).toBeVisible();
  await expect(tile).toHaveCount(0);
  await open();
  await expect(terms).toContainText('No terms yet');
});
