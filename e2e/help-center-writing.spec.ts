// Writing an article: editing tables by keyboard, and a layout that leaves room for the text.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const TABLE = '| Water | Descale |\n| --- | --- |\n| Soft | Twice \\| a year |\n| Hard | Every month |';

test('a table is edited by keyboard', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.title.fill('How often');
  await editor.category.selectOption({ label: 'Getting started · English (en)' });
  await editor.setMarkdown(TABLE);
  await expect(editor.text.getByRole('table').getByRole('row')).toHaveText([
    'WaterDescale',
    'SoftTwice | a year',
    'HardEvery month',
  ]);
  await expect(page.getByRole('toolbar', { name: 'Table tools' })).toBeVisible();
  await expectAccessible(page);
  for (const key of ['ArrowRight', 'Tab', 'Tab', 'Shift+Tab', 'Alt+Shift+ArrowRight'])
    await page.keyboard.press(key);
  await page.keyboard.type('Hardness');
  await page.keyboard.press('Enter');
  await page.keyboard.type('8');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Add row above' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('button', { name: 'Column', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move column left' }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('button', { name: 'Add a row', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await page.keyboard.type('14');
  for (let key = 0; key < 9; key++) await page.keyboard.press('Backspace');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Below.');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await editor.createDraft.click();
  const rows = ['| Water | Descale | Hardness |', '| - | - | - |', '| Hard | Every month | |'];
  const text = [...rows, '| Soft | Twice \\| a year | 8 |', '| | | 20 |', '', 'Below.'].join('\n');
  expect((await sent).postData()).toContain(JSON.stringify(text));
  await expect(editor.saveDraft).toBeVisible();
});

test('typed and pasted text with “|” and line breaks stays inside its table cell', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  const heading = page.getByRole('button', { name: 'Heading 2' });
  await editor.text.click();
  await expect(heading).toBeEnabled();
  await editor.setMarkdown(TABLE);
  for (const key of ['Tab', 'Tab', 'End']) await page.keyboard.press(key);
  await page.keyboard.type('|or');
  await page.keyboard.press('Shift+Enter');
  await editor.paste({ 'text/plain': 'very\nsoft', 'text/html': '<p>very</p><p>soft</p>' });
  await expect(editor.text.getByRole('cell')).toHaveCount(4);
  await expect(heading).toBeDisabled();
  expect(await editor.getMarkdown()).toMatch(/\| Soft\\\|or<br>very(?: |<br>)soft \| Twice \\\| a year \|/);
});

test('input from an input method editor replaces the text of a table cell', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown('| Water | Descale |\n|---|---|\n| Hard | Monthly |\n');
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.press('Home');
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Shift+ArrowRight');
  const browser = await page.context().newCDPSession(page);
  for (const text of ['か', 'かた'])
    await browser.send('Input.imeSetComposition', { text, selectionStart: 0, selectionEnd: text.length });
  await page.keyboard.insertText('硬');
  expect(await editor.getMarkdown()).toMatch(/\| 硬 *\| Monthly \|/);
});

test('pasted rich text becomes Markdown, but becomes plain text in a code block', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  const clipboard = { 'text/html': '<b>2 * 3</b>', 'text/plain': '2 * 3' };
  await editor.type('```\n');
  await editor.paste(clipboard);
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.keyboard.type('So: ');
  await editor.paste(clipboard);
  await expect(editor.text.getByText('2 * 3')).toHaveCount(2);
  expect(await editor.getMarkdown()).toMatch(/^```\n2 \* 3\n```\n\nSo: \*\*2 \\?\* 3\*\*$/);
});

test('a missing article title is reported before anything is sent', async ({ page, sandbox }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.type('Rinse.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await editor.createDraft.click();
  await expect(editor.title).toBeFocused();
  await expect(editor.title).toHaveAccessibleDescription('This field can’t be empty.');
  await page.keyboard.type('Rinsing');
  await expect(editor.title).toHaveAccessibleDescription('');
  expect(await sandbox.requests('articles.create')).toEqual([]);
  await editor.createDraft.click();
  await expect(editor.saveDraft).toBeVisible();

  await editor.title.fill(' ');
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.title).toBeFocused();
  expect(await sandbox.requests('articles.update')).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Rinsing twice');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.line(/^Saved \d/)).toBeVisible();
});

test('opening an article collapses the navigation, unless the person has expanded it before', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', DEMO_PORTAL_PATH);
  const navigation = page.getByRole('navigation', { name: 'Sections' });
  const group = navigation.getByText('Answers', { exact: true });
  const fold = navigation.getByRole('button', { name: 'Collapse sidebar' });
  await expect(fold).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Changing an order', exact: true }).click();
  await expect(fold).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await fold.click();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(fold).toHaveAttribute('aria-pressed', 'false');
  await fold.click();
  await page.getByRole('link', { name: 'Changing an order', exact: true }).click();
  await expect(fold).toHaveAttribute('aria-pressed', 'false');
  await expect(group).toBeVisible();
});

test('the details panel overlays the text if the screen is too narrow for both', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10001`);
  const editor = new ArticlePage(page);
  const panel = page.getByRole('button', { name: 'Details panel' });
  const details = page.getByRole('dialog', { name: 'Details' });
  await expect(editor.text).toBeVisible();
  await expect(editor.category).toHaveCount(0);
  await panel.click();
  await expect(details.getByRole('term').getByText('Author')).toBeVisible();
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Still stuck?' }).click();
  await expect(details).toHaveCount(0);
  await expect(editor.text).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await editor.act('Details panel');
  await editor.category.selectOption({ label: 'Billing · English (en)' });
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(editor.line('Unsaved')).toBeVisible();
});

test('below a width of 1024 px a new translation links to its missing sections', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/translations?search=deleting+your+account`);
  await page.getByRole('link', { name: /Translate Deleting your account/ }).click();
  const editor = new ArticlePage(page);
  await editor.title.fill('Eliminar tu cuenta');
  await editor.createDraft.click();
  const details = page.getByRole('dialog', { name: 'Details' });
  await details.getByRole('button', { name: 'Create category' }).click();
  const category = page.getByRole('dialog', { name: 'New category in Spanish (es)' });
  await category.getByRole('textbox', { name: 'Name' }).fill('Cuenta y acceso');
  await expectAccessible(page);
  await category.getByRole('button', { name: 'Create' }).click();
  await expect(category).toHaveCount(0);
  await expect(editor.category).toHaveAccessibleDescription('');
  await page.keyboard.press('Escape');
  await editor.createDraft.click();
  await expect(editor.saveDraft).toBeVisible();
});

test('on a phone the editor has one toolbar above the text and one below', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  const editor = new ArticlePage(page);
  const search = page.getByRole('button', { name: 'Search or go to…' });
  await expect(editor.text).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(search).toBeHidden();
  await editor.type('Rinse.');
  const more = page.getByRole('button', { name: 'More tools' });
  await more.click();
  await expect(page.getByRole('menu')).toContainText('1 word');
  await expectAccessible(page);
  await page.getByRole('menuitemcheckbox', { name: 'Quote' }).click();
  await expect(editor.text).toBeFocused();
  await page.keyboard.type(' Dry.');
  await more.click();
  await page.getByRole('menuitemcheckbox', { name: 'Show Markdown' }).click();
  await expect(editor.text).toContainText('> Rinse. Dry.');
  // The toolbar has room for the switch, because source mode needs no formatting tools.
  await expect(page.getByRole('switch', { name: 'Show Markdown' })).toBeChecked();
  await expect(more).toHaveCount(0);

  await editor.title.fill('Two words');
  await page.getByRole('button', { name: 'Details panel' }).click();
  await editor.category.selectOption({ label: 'Getting started · English (en)' });
  await page.keyboard.press('Escape');
  await sandbox.fault({ operation: 'articles.create', kind: 'rate_limited', retry_after_s: 60 });
  await editor.createDraft.click();
  await expect(page.getByRole('banner')).toContainText(/paused for \d+ seconds/);
});

test('Undo brings back a discarded version and the text that restoring a version replaced', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const write = await sandbox.elsewhere('author@acme.test');
  const article = { title: 'Theirs', content: 'Written elsewhere.', locale: 'en' };
  const { id } = (await write('POST', 'portals/acme-help/articles', { article })) as { readonly id: number };
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/${id}`);
  const editor = new ArticlePage(page);
  await editor.text.fill('Mine.');
  await editor.saveDraft.click();
  await expect(editor.line(/^Saved \d/)).toBeVisible();
  const restore = async (version: RegExp) => {
    await page.getByRole('button', { name: 'History' }).click();
    await editor.dialog.getByRole('button', { name: version }).first().click();
    await editor.dialog.getByRole('button', { name: 'Restore' }).click();
  };
  await editor.title.fill('A title just typed');
  await restore(/^Before the save on /);
  await expect(editor.text).toHaveText('Written elsewhere.');
  await expect(editor.title).toHaveValue('Theirs');
  await restore(/^Edited /);
  await expect(editor.title).toHaveValue('A title just typed');
  await expect(editor.text).toHaveText('Mine.');
});

test('the outline jumps to the current position of a heading that moved', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10001`);
  const editor = new ArticlePage(page);
  const headings = page.getByRole('navigation', { name: 'Headings' });
  await expect(headings.getByRole('button')).toHaveText(['Still stuck?']);
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('\n');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type(`## ${'First '.repeat(40)}\nOne.`);
  await headings.getByRole('button', { name: 'Still stuck?' }).click();
  await page.keyboard.type('Are you ');
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(editor.text).toContainText('## Are you Still stuck?');

  // A long heading is truncated, so that the fields beside it stay in view.
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.act('Details panel');
  await expect(headings.getByRole('button')).toHaveText([/^First First/, 'Are you Still stuck?']);
  await expect(editor.category).toBeInViewport({ ratio: 1 });
});
