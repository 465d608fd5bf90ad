// Writing paragraphs: moving between them, joining and splitting them, and the state of the toolbar.
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH, PIXEL_IMAGE } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('Backspace joins two paragraphs and deletes an empty paragraph', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown('Open the tap.\n\nOpen the tray.');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('!');
  await expect(editor.text.getByRole('paragraph')).toHaveText(['Open the tap.', 'Open! the tray.']);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('!');
  await expect(editor.text.getByRole('paragraph')).toHaveText(['Open! the tap.', 'Open the tray.']);
  await page.keyboard.press('ControlOrMeta+z');

  await editor.text.getByText('Open the tray.').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' ');
  await expect(editor.text.getByRole('paragraph')).toHaveText(['Open the tap. Open the tray.']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Wait.');
  expect(await editor.getMarkdown()).toBe('Open the tap. Wait.\n\nOpen the tray.');
});

test('the cursor keeps its column when it moves across several paragraphs', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  const long = 'Open the tap and wait.';
  await editor.setMarkdown([long, 'Rinse.', long].join('\n\n'));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('!');
  await expect(editor.text.getByRole('paragraph').last()).toHaveText(`${long}!`);
  await editor.text.getByText('Rinse.').click({ clickCount: 3 });
  await page.keyboard.type('Dry.');
  expect(await editor.getMarkdown()).toBe([long, 'Dry.', `${long}!`].join('\n\n'));
});

test('Backspace joins two paragraphs of a quote and two list items', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown('> One\n>\n> two.\n\n- Wait\n- Rinse\n\n```\ntap()\n```\n\nDone.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await page.keyboard.type(' ');
  await expect(editor.text.getByRole('blockquote')).toHaveText('One two.!');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await page.keyboard.type(' and ');
  expect(await editor.getMarkdown()).toBe('> One two.!\n\n- Wait and Rinse\n\n```\ntap()\n```\n\nDone.');
});

test('the toolbar shows the formatting of selected text, and pasting an address over it makes it a link', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
  await editor.setMarkdown('Press the **red button**.\n\n- Wait\n\n## Then');
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
  await expect(editor.text.getByRole('blockquote').getByRole('heading', { level: 3 })).toHaveText('Then');
  await page.keyboard.press('ControlOrMeta+Shift+2');
  await page.keyboard.press('ControlOrMeta+Shift+.');

  await editor.text.getByText('Then').dblclick();
  await editor.paste({ 'text/plain': 'https://acme.test/rinse\n' });
  await page.keyboard.type(' go');
  expect(await editor.getMarkdown()).toContain('## [Then](https://acme.test/rinse) go');
});

test('a paragraph can be typed below an image pasted on a separate line', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown('One.\n\nTwo.');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await editor.text.evaluate(
    (text, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'tray.png', { type: 'image/png' }));
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [...PIXEL_IMAGE],
  );
  await expect(editor.image).toBeVisible();
  await page.keyboard.type('Below.');
  expect(await editor.getMarkdown()).toMatch(/^One\.\n\n!\[.*\]\(https?:.*\)\n\nBelow\.\n\nTwo\.$/);
});

test("the “/” menu on a phone doesn't cover the line it was opened in", async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = new ArticlePage(page);
  await editor.text.click();
  await page.keyboard.press('ControlOrMeta+a');
  for (let step = 1; step <= 9; step++) await page.keyboard.type(`Step ${step}.\n`);
  await page.keyboard.type('/');
  const sheet = page.getByRole('listbox', { name: 'Blocks' });
  const line = editor.text.getByRole('paragraph').last();
  await expect(sheet).toBeVisible();
  await expect
    .poll(async () => {
      const [over, under] = [await sheet.boundingBox(), await line.boundingBox()];
      return over && under ? over.y - (under.y + under.height) : Number.NaN;
    })
    .toBeGreaterThan(0);
});

test('Enter splits bold text and ends a list, and Backspace makes a heading a paragraph', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown('Fill the **tank slowly**');
  await page.keyboard.press('End');
  for (let step = 0; step < ' slowly'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Rinse');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Dry');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wait');
  expect((await editor.getMarkdown()).replaceAll('**Rinse**', 'Rinse')).toBe(
    'Fill the **tank**\n\n**slowly**\n\nRinse\n\n- Dry\n\nWait',
  );
});
