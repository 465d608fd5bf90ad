// Writing paragraphs as they will look: where the cursor goes, what joins two of them, and what the tools say of them.
import { expect, test } from './fixtures';
import { ArticlePage, PIXEL, PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('the line between two paragraphs is passed, and what deletes it joins them', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const lines = editor.text.locator('.cm-line');
  const markdown = page.getByRole('switch', { name: 'Show Markdown' });
  await editor.text.fill('Open the tap.\n\nOpen the tray.');
  await page.keyboard.press('ControlOrMeta+Home');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('!');
  await expect(lines).toHaveText(['Open the tap.', '', 'Open! the tray.']);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('!');
  await expect(lines).toHaveText(['Open! the tap.', '', 'Open the tray.']);
  await page.keyboard.press('ControlOrMeta+z');

  await lines.nth(1).click();
  await page.keyboard.type('!');
  await expect(lines.nth(1)).toHaveText('');
  await page.keyboard.press('ControlOrMeta+z');

  await lines.nth(2).click({ position: { x: 200, y: 8 } });
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' ');
  await expect(lines).toHaveText(['Open the tap. Open the tray.']);
  // Where a paragraph was begun and nothing written, Backspace takes it out.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' Wait.');
  await markdown.click();
  await expect(lines).toHaveText(['Open the tap.  Wait.', '', 'Open the tray.']);
});

test('the cursor keeps its column over many paragraphs, and is between none of them', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const lines = editor.text.locator('.cm-line');
  const long = 'Open the tap and wait.';
  await editor.text.fill([long, 'Rinse.', long].join('\n\n'));
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('!');
  await expect(lines.last()).toHaveText(`${long}!`);
  // A whole paragraph is chosen without the line below it.
  await lines.nth(2).click({ clickCount: 3 });
  await page.keyboard.type('Dry.');
  await expect(lines).toHaveText([long, '', 'Dry.', '', `${long}!`]);

  await editor.text.fill(Array.from({ length: 90 }, (_, index) => `Step ${index}.`).join('\n\n'));
  await page.keyboard.press('ControlOrMeta+Home');
  for (const key of ['PageDown', 'PageDown', 'PageUp', 'PageUp']) {
    await page.keyboard.press(key);
    await page.keyboard.type('!');
  }
  await page.keyboard.press('ControlOrMeta+Home');
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(lines.first()).toContainText('Step 0.');
  const blanks = (await lines.allTextContents()).map((line) => (line === '' ? '' : 'words'));
  expect(blanks.slice(0, 20)).toEqual(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'words' : '')),
  );
});

test('paragraphs of a quote, items and code are joined as they look', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const lines = editor.text.locator('.cm-line');
  await editor.text.fill('> One\n>\n> two.\n\n- Wait\n- Rinse\n\n```\ntap()\n```\n\nDone.');
  // Without a stop on the line between them.
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(lines.nth(2)).toHaveText('> two.!');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await page.keyboard.type(' ');
  await expect(lines.first()).toHaveText('> One two.!');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await page.keyboard.type(' and ');
  // Backspace below code leads into it, where no letter breaks its fence.
  await editor.text.getByText('Done.').click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(';');
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(lines).toHaveText([
    ...['> One two.!', '', '- Wait and Rinse', ''],
    ...['```', 'tap();', '```', '', 'Done.'],
  ]);
});

test('the tools say what is selected, and an address over words becomes their link', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
  await editor.text.fill('Press the **red button**.\n\n- Wait\n\n## Then');
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('End');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  await tool('Bold').click();
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(tool('Bullet list')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(tool('Heading 2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ControlOrMeta+Shift+.');
  await expect(tool('Heading 2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ControlOrMeta+Shift+3');
  await expect(editor.text.locator('.cm-line').last()).toHaveText('> ### Then');
  await page.keyboard.press('ControlOrMeta+Shift+2');
  await page.keyboard.press('ControlOrMeta+Shift+.');

  await editor.text.getByText('Then').dblclick();
  await editor.paste({ 'text/plain': 'https://acme.test/rinse\n' });
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(editor.text.locator('.cm-line').last()).toHaveText('## [Then](https://acme.test/rinse)');
});

test('what is written behind an image on a line of its own is a paragraph below it', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.text.fill('One.\n\nTwo.');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await editor.text.evaluate(
    (text, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'tray.png', { type: 'image/png' }));
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [...PIXEL],
  );
  await expect(editor.text.locator('.cm-image img')).toBeVisible();
  await page.keyboard.type('Below.');
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  const lines = editor.text.locator('.cm-line');
  await expect(lines).toHaveText(['One.', '', /^!\[.*\]\(https?:.*\)$/, '', 'Below.', '', 'Two.']);
});

test('on a phone what “/” offers leaves its line in sight', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = new ArticlePage(page);
  await editor.text.fill(Array.from({ length: 9 }, (_, index) => `Step ${index + 1}.`).join('\n\n'));
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  const sheet = page.getByRole('listbox', { name: 'Blocks' });
  const line = editor.text.locator('.cm-line').last();
  await expect(sheet).toBeVisible();
  await expect
    .poll(async () => {
      const [over, under] = [await sheet.boundingBox(), await line.boundingBox()];
      return over && under ? over.y - (under.y + under.height) : Number.NaN;
    })
    .toBeGreaterThan(0);
});

test('what parts paragraphs, and what makes them of headings and items, leaves no mark as a letter', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const lines = editor.text.locator('.cm-line');
  await editor.text.fill('Fill the **tank slowly**');
  await page.keyboard.press('ControlOrMeta+End');
  for (let step = 0; step < '**slowly'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Rinse');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Dry');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wait');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(lines).toHaveText([
    'Fill the **tank**',
    '',
    '**slowly**',
    '',
    'Rinse',
    '',
    '- Dry',
    '',
    'Wait',
  ]);
});
