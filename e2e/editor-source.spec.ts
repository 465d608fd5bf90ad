// The source mode of the article editor: switching to it and back, and articles that can only be edited as source.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('switching to the Markdown source and back keeps the text, the cursor and the undo history', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  const text = '* One\n*  Two\n\nThree  \nfour';
  await editor.setMarkdown(text);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await editor.showSource();
  await expect(editor.text.getByText('*  Two!')).toBeVisible();
  await editor.text.focus();
  await page.keyboard.type('?');
  await expect(editor.text.getByText('?*  Two!')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await editor.showSource(false);
  await editor.text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  expect(await editor.getMarkdown()).toBe(text);
});

test('one undo in the document reverts all changes made in source mode', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.type('One');
  await editor.showSource();
  await editor.type('\n\n## Two\n\n- a');
  await editor.showSource(false);
  await expect(editor.text.getByRole('heading', { name: 'Two' })).toBeVisible();
  await editor.text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.text).toHaveText('One');
  await page.keyboard.press('ControlOrMeta+y');
  expect(await editor.getMarkdown()).toBe('One\n\n## Two\n\n- a');
});

test('an article of more than 100,000 characters opens as Markdown source, and a message says why', async ({
  page,
  sandbox,
}) => {
  const write = await sandbox.elsewhere('author@acme.test');
  const content = '## Part\n\nA paragraph of text.\n\n'.repeat(4000);
  const article = { title: 'Long', content, locale: 'en' };
  const { id } = (await write('POST', 'portals/acme-help/articles', { article })) as { readonly id: number };
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const editor = new ArticlePage(page);
  const notice = page.getByText('This text has more than 100,000 characters.');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const source = page.getByRole('switch', { name: 'Show Markdown' });
  await expect(source).toBeChecked();
  await source.click();
  await expect(source).toBeChecked();
  await expect(notice).toBeVisible();

  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('# ');
  const saved = page.waitForRequest((request) => request.method() === 'PATCH');
  await editor.saveDraft.click();
  expect((await saved).postDataJSON()).toMatchObject({ article: { content: `# ${content}` } });
  await editor.text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Short.');
  await source.click();
  await expect(notice).toHaveCount(0);
  await expect(editor.text.getByRole('paragraph')).toHaveText('Short.');
});

test('saving a change that Markdown can’t express sends nothing and shows the Markdown source', async ({
  page,
  sandbox,
}) => {
  const write = await sandbox.elsewhere('author@acme.test');
  const article = { title: 'Tags', content: 'a <b><b>twice</b></b> b', locale: 'en' };
  const { id } = (await write('POST', 'portals/acme-help/articles', { article })) as { readonly id: number };
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const editor = new ArticlePage(page);
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let count = 0; count < 3; count++) await page.keyboard.press('Shift+ArrowRight');
  // Bold text across the boundary of an HTML tag can't be expressed in Markdown.
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('The last change can’t be written as Markdown')).toBeVisible();
  expect(await sandbox.requests('articles.update')).toHaveLength(0);
  // Waits for the source editor, which may still have to be loaded.
  await expect(editor.text).toContainClass('cm-content');
  await editor.text.focus();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved \d/)).toBeVisible();
});

test("text typed in source mode is kept when the first save opens the article's page", async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.title.fill('Kept');
  await editor.showSource();
  await editor.type('## One');
  await sandbox.fault({ operation: 'articles.create', kind: 'latency', delay_ms: 1500 });
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.type(' two');
  await expect(page).toHaveURL(/articles\/\d+$/);
  await expect(editor.text).toHaveText('## One two');
  await editor.text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.text).not.toContainText('two');
});
