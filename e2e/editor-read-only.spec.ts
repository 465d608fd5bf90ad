// An article that is read-only because its language was removed from the portal.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const CONTENT = `Read [the guide](https://docs.test/guide).

## Steps

1. Open **Settings**.

   \`\`\`sh
   npm start
   \`\`\`

- [ ] Check

<div>HTML</div>
`;

test('a read-only article allows finding, copying and following links, but no changes', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const ask = await sandbox.elsewhere('admin@acme.test');
  const article = { title: 'Guía', content: CONTENT, category_id: 425 };
  const { id } = (await ask('POST', 'portals/acme-help/articles', { article })) as { id: number };
  await ask('PATCH', 'portals/acme-help', { portal: { allowed_locales: ['en'] } });
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const { text } = new ArticlePage(page);
  await expect(text).toHaveAttribute('aria-readonly', 'true');
  await expectAccessible(page);

  await text.getByText('Open').click();
  for (const key of ['x', 'Enter', 'Backspace', 'ControlOrMeta+b', 'Alt+ArrowUp', '/'])
    await page.keyboard.press(key);
  await text.getByRole('checkbox', { name: 'Task' }).click({ force: true });
  await text.getByRole('group', { name: 'HTML' }).dblclick();
  await expect(page.getByRole('toolbar')).toHaveCount(0);

  await text.getByText('Open').click();
  await page.keyboard.press('ControlOrMeta+f');
  const find = page.getByRole('search');
  await expect(find.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('settings');
  await expect(find.getByText('Match 1 of 1')).toBeVisible();
  await expect(find.getByRole('button', { name: 'Replace', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CONTENT.trimEnd());

  await text.getByText('the guide').click();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Open / })
    .click();
  await (await opened).close();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
});
