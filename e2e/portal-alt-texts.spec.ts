// Adding all missing alt texts of a portal on one page. They are saved together and can be undone together.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const PATH = '/acme/help-center/coffee/health';
const LIDS = '# Lids\n\n*Two* lids: ![](/icon.svg) and ![Theirs](https://elsewhere.test/b.png)\n\n\n';

test('adding missing alt text in one run skips changed articles, survives a lost response, and can be undone', async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  await send('POST', 'portals', { portal: { name: 'Coffee', slug: 'coffee', default_locale: 'en' } });
  const create = async (title: string, content: string, status = 'draft') =>
    (
      (await send('POST', 'portals/coffee/articles', { article: { title, content, status } })) as {
        id: number;
      }
    ).id;
  const contentOf = async (id: number) =>
    ((await send('GET', `portals/coffee/articles/${id}`)) as { content: string }).content;
  const icon = `${sandbox.url}/icon.svg`;
  const lidsText = LIDS.replace('/icon.svg', icon);
  const lids = await create('Lids', lidsText, 'published');
  const jugs = await create(
    'Jugs',
    '![](https://elsewhere.test/j.png "Jug")\n\n![](https://elsewhere.test/j.png)',
  );
  const html = await create(
    'Old page',
    '<p>\n<img src="https://elsewhere.test/p.png">\n</p>\n\n```\n![](x)\n```',
  );

  await signIn(page, 'admin@acme.test', PATH);
  const group = page.getByRole('heading', { name: /^Image without alt text/ });
  await expect(group).toHaveText('Image without alt text 4');
  await expect(page.getByText('Unused images can’t be found')).toBeVisible();
  const open = page.getByRole('button', { name: 'Add alt texts' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Add alt texts' });
  const images = dialog.getByRole('list', { name: 'Image without alt text' }).getByRole('listitem');
  await expect(images).toHaveCount(4);
  await expect(images.filter({ hasText: 'Lids' }).locator('img')).toHaveAttribute('src', icon);
  await expect(images.filter({ hasText: 'Old page' })).toContainText('elsewhere.test');
  await expect(dialog.getByRole('button', { name: 'Add alt texts' })).toBeDisabled();
  const field = (name: string) => dialog.getByRole('textbox', { name: `Alt text: ${name}` });
  await field('Lids, line 3').fill('A [lid] for *two* cups');
  await field('Jugs, line 3').fill('A jug');
  await field('Old page, line 2').fill('The "old" page');
  await expectAccessible(page);

  // Input is restored after leaving the page.
  await images.filter({ hasText: 'Lids' }).getByRole('link').click();
  await expect(new ArticlePage(page).text).toBeFocused();
  await page.goBack();
  await open.click();
  await expect(field('Jugs, line 3')).toHaveValue('A jug');
  await expect(dialog).toContainText('1 published article will change publicly right away.');

  await send('PATCH', `portals/coffee/articles/${jugs}`, {
    article: { content: 'By somebody else\n\n![](j.png)' },
  });
  await sandbox.fault({ operation: 'articles.update', kind: 'drop_after_write' });
  await dialog.getByRole('button', { name: 'Add 3 alt texts' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText('Skipped because the record changed in the meantime.')).toBeVisible();
  await expectAccessible(page);
  expect(await contentOf(lids)).toBe(lidsText.replace('![]', '![A \\[lid\\] for \\*two\\* cups]'));
  expect(await contentOf(html)).toBe(
    '<p>\n<img alt="The &quot;old&quot; page" src="https://elsewhere.test/p.png">\n</p>\n\n```\n![](x)\n```',
  );
  expect(await contentOf(jugs)).toContain('By somebody else');

  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const undoing = page.getByRole('dialog', { name: 'Undo all' });
  await undoing.getByRole('button', { name: 'Undo 2 items' }).click();
  await expect(undoing.getByText('Saved', { exact: true })).toHaveCount(2);
  expect(await contentOf(lids)).toBe(lidsText);
});
