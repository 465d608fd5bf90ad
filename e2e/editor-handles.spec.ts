// Blocks of the editor: the handles that move and change them, and controls inside them.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { getTextBounds, openArticle } from './pages/help-center-page';

const TABLE = 'Above.\n\n| Water | Descale |\n| --- | --- |\n| Hard | Monthly |\n\nBelow.';

test("blocks are moved, duplicated, converted and deleted with the handle's menu", async ({ page }) => {
  const editor = await openArticle(page, '1. One\n2. Two\n3. Three');
  const handle = page.getByRole('button', { name: 'Block', exact: true });
  const choose = async (text: string, item: string) => {
    const block = editor.text.getByText(text, { exact: true }).first();
    await block.hover();
    const getDistance = async () => {
      const [from, to] = [await handle.boundingBox(), await block.boundingBox()];
      return Math.abs((from?.y ?? 0) - (to?.y ?? 0));
    };
    await expect.poll(getDistance).toBeLessThan(10);
    await handle.click();
    // Waits until the open menu has the focus.
    await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toHaveCount(1);
    await page.getByRole('menuitem', { name: item }).click();
    await expect(editor.text).toBeFocused();
  };
  await editor.text.getByText('Three').hover();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await choose('Three', 'Move up');
  await choose('One', 'Duplicate');
  await choose('Two', 'Delete');
  expect(await editor.getMarkdown()).toBe('1. One\n2. One\n3. Three');
  await choose('Three', 'Heading 2');
  expect(await editor.getMarkdown()).toBe('1. One\n2. One\n\n## Three');
  await choose('One', 'Warning');
  expect(await editor.getMarkdown()).toBe('1. > **Warning:** One\n2. One\n\n## Three');
});

test('Alt+F10 moves the focus from the text to the handle of the block at the cursor', async ({ page }) => {
  const editor = await openArticle(page, 'First\n\nSecond');
  await editor.type('');
  await page.keyboard.press('Alt+F10');
  const handle = page.getByRole('button', { name: 'Block', exact: true });
  await expect(handle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
  await expect(editor.text).toBeFocused();
  expect(await editor.getMarkdown()).toBe('Second\n\nFirst');
});

test('a block is dragged by its handle', async ({ page }) => {
  const editor = await openArticle(page, '# Title\n\nFirst\n\nSecond\n\nThird');
  await editor.text.getByText('Third').hover();
  const handle = page.getByRole('button', { name: 'Block', exact: true });
  const to = await getTextBounds(editor.text, 'First');
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(to.left + 2, to.middle + 30, { steps: 6 });
  await page.mouse.move(to.left + 2, to.middle, { steps: 4 });
  await page.mouse.up();
  expect(await editor.getMarkdown()).toBe('# Title\n\nThird\n\nFirst\n\nSecond');
});

test('an HTML block is edited as source text, and one undo reverts the edit', async ({ page }) => {
  const html = '<details><summary>More</summary>Text</details>';
  const editor = await openArticle(page, `Above\n\n${html}\n\nBelow`);
  const block = editor.text.getByRole('group', { name: 'HTML' });
  await expect(block.locator('summary')).toHaveText('More');
  await expectAccessible(page);
  // Typing a letter must not replace the selected block.
  await block.click();
  await page.keyboard.type('x');
  await expect(block).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  const source = block.getByRole('textbox', { name: 'Source text' });
  await expect(source).toHaveValue(html);
  await source.fill(html.replace('Text', 'Other text'));
  await source.press('End');
  await page.keyboard.press('Escape');
  await expect(editor.text).toBeFocused();
  await expect(block.locator('details')).toContainText('Other text');
  expect(await editor.getMarkdown()).toBe(`Above\n\n${html.replace('Text', 'Other text')}\n\nBelow`);
  await editor.text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  expect(await editor.getMarkdown()).toBe(`Above\n\n${html}\n\nBelow`);
});

test('the language of a code block and the check box of a task can be changed', async ({ page }) => {
  const editor = await openArticle(page, '```js\nrun()\n```\n\n- [ ] Rinse');
  await editor.text.getByText('run()').click();
  await page.keyboard.press('Alt+F10');
  const language = page.getByRole('textbox', { name: 'Language of the code' });
  await expect(language).toBeFocused();
  await language.fill('ts');
  await page.keyboard.press('Enter');
  await expect(editor.text).toBeFocused();
  await editor.text.getByRole('checkbox', { name: 'Task' }).click();
  expect(await editor.getMarkdown()).toBe('```ts\nrun()\n```\n\n- [x] Rinse');
});

test('on a phone the toolbar has one menu for the tools that don’t fit and one menu for the block', async ({
  page,
}) => {
  const editor = await openArticle(page, 'First\n\nSecond');
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.text.getByText('Second').click();
  await page.getByRole('button', { name: 'More tools' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(editor.text).toBeFocused();
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(editor.text).toBeFocused();
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Show Markdown' }).click();
  await expect(editor.text).toContainText('Second');
  expect(await editor.text.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
});

test('the table tools change rows and columns', async ({ page }) => {
  const editor = await openArticle(page, TABLE);
  const tools = page.getByRole('toolbar', { name: 'Table tools' });
  await editor.text.getByText('Hard').click();
  await expectAccessible(page);
  await tools.getByRole('button', { name: 'Add a row' }).click();
  await page.keyboard.type('Soft');
  await tools.getByRole('button', { name: 'Add a column' }).click();
  await page.keyboard.type('x');
  await tools.getByRole('button', { name: 'Column', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Center column' }).click();
  await tools.getByRole('button', { name: 'Row', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move row up' }).click();
  await expect(editor.text).toBeFocused();
  await expect(editor.text.getByRole('cell', { name: 'x' })).toHaveCSS('text-align', 'center');
  const table = ['| Water | Descale | |', '| --- | --- | :-: |', '| Soft | | x |', '| Hard | Monthly | |'];
  expect((await editor.getMarkdown()).replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-')).toBe(
    ['Above.', '', ...table, '', 'Below.'].join('\n').replaceAll(/-+/g, '-'),
  );
});

test('“Add a caption” moves the focus to a new line below the image for its caption', async ({ page }) => {
  const editor = await openArticle(page, '![The tray](https://elsewhere.test/tray.png)');
  await editor.text.getByText('Image from elsewhere.test').hover();
  await editor.text.getByRole('button', { name: 'Alt text' }).click();
  const fields = page.getByRole('dialog', { name: 'Alt text' });
  await expect(fields.getByRole('textbox')).toHaveValue('The tray');
  await fields.getByRole('button', { name: 'Add a caption' }).click();
  await page.keyboard.type('Where the tray is');
  expect(await editor.getMarkdown()).toMatch(
    /^!\[The tray\]\(https:\/\/elsewhere\.test\/tray\.png\)(?:\\| {2})\n\*Where the tray is\*$/,
  );
});
