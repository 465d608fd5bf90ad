// A paragraph that several articles contain, edited in all of them or in a selection in one run.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

const NOTICE = (plug: string) => `Before you open the machine pull the *${plug}* plug and wait ten minutes.`;

test('a repeated paragraph is edited in the selected articles in one run, which can be undone', async ({
  page,
  sandbox,
}) => {
  const send = await sandbox.elsewhere('admin@acme.test');
  await send('POST', 'portals', { portal: { name: 'Coffee', slug: 'coffee', default_locale: 'en' } });
  const texts = {
    One: `${NOTICE('power')}\n\nOne  `,
    Two: `> ${NOTICE('mains').replace(' and', '\n> and')}\n\n*Two*`,
    Three: `- ${NOTICE('power')}\n\n- Three`,
    Four: `<div>\n<p>${NOTICE('power').replaceAll('*', '')}</p>\n</div>\n`,
    Five: `# Five\n\n${NOTICE('power')}`,
  };
  const ids = new Map<string, number>();
  for (const [title, content] of Object.entries(texts)) {
    const article = { title, content, description: title };
    ids.set(title, ((await send('POST', 'portals/coffee/articles', { article })) as { id: number }).id);
  }
  const contentOf = async (title: string) =>
    ((await send('GET', `portals/coffee/articles/${ids.get(title)}`)) as { content: string }).content;

  await signIn(page, 'admin@acme.test', '/acme/help-center/coffee/health?kind=alike');
  await page.getByRole('button', { name: 'Edit all places' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit repeated paragraph' });
  const field = dialog.getByRole('textbox', { name: 'Paragraph in Markdown' });
  await expect(field).toHaveValue(NOTICE('power'));
  const places = dialog.getByRole('list', { name: 'Places' }).getByRole('listitem');
  await expect(places).toHaveCount(5);
  await expect(dialog.getByRole('checkbox', { name: 'Select Four, line 2' })).toBeDisabled();
  await expect(places.filter({ hasText: 'Four' })).toContainText(
    'This paragraph can only be changed in the article editor.',
  );
  await expect(places.filter({ hasText: 'Two' }).getByRole('deletion')).toContainText('*mains*');
  // The field still contains the text of most articles, so only the article with “mains” would change.
  await expect(dialog.getByRole('button', { name: 'Replace in 1 place' })).toBeEnabled();

  await field.fill('One.\n\nTwo.');
  await expect(dialog).toContainText('Write one paragraph without empty lines.');
  await expect(dialog.getByRole('button', { name: /^Replace in/ })).toBeDisabled();
  const text = 'Pull the **plug**,\nthen wait ten minutes.';
  await field.fill(text);
  await dialog.getByRole('checkbox', { name: 'Select Five, line 3' }).uncheck();
  await expectAccessible(page);
  // Closing the dialog keeps the typed text.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit all places' }).click();
  await expect(field).toHaveValue(text);
  await dialog.getByRole('checkbox', { name: 'Select Five, line 3' }).uncheck();

  await send('PATCH', `portals/coffee/articles/${ids.get('Three')}`, {
    article: { content: 'By somebody else' },
  });
  await sandbox.fault({ operation: 'articles.update', kind: 'drop_after_write' });
  await dialog.getByRole('button', { name: 'Replace in 3 places' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText('Skipped because the record changed in the meantime.')).toBeVisible();
  await expectAccessible(page);
  expect(await contentOf('One')).toBe(texts.One.replace(NOTICE('power'), text));
  expect(await contentOf('Two')).toBe('> Pull the **plug**,\n> then wait ten minutes.\n\n*Two*');
  expect(await contentOf('Three')).toBe('By somebody else');
  expect(await contentOf('Five')).toBe(texts.Five);

  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const undoing = page.getByRole('dialog', { name: 'Undo all' });
  await undoing.getByRole('button', { name: 'Undo 2 items' }).click();
  await expect(undoing.getByText('Saved', { exact: true })).toHaveCount(2);
  expect(await contentOf('Two')).toBe(texts.Two);
});
