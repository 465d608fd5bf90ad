// Tables in the text of an article: moving through them by keyboard, and filling them from a spreadsheet.
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const TABLE = 'Above.\n\n| Water | Descale |\n| --- | --- |\n| Hard | Monthly |\n\nBelow.';

test('pasting spreadsheet cells into a table fills its cells in one undo step', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown(TABLE);
  for (const key of ['ArrowDown', 'Tab', 'Tab']) await page.keyboard.press(key);
  await editor.paste({
    'text/plain': 'Soft\tTwice a year\t5 min\nRain\tNever\t0 min\n',
    'text/html':
      '<table><tr><td>Soft</td><td>Twice a year</td><td>5 min</td></tr><tr><td>Rain</td><td>Never</td><td>0 min</td></tr></table>',
  });
  expect(await editor.getMarkdown()).toBe(
    [
      'Above.',
      '',
      '| Water | Descale | |',
      '| - | - | - |',
      '| Soft | Twice a year | 5 min |',
      '| Rain | Never | 0 min |',
      '',
      'Below.',
    ].join('\n'),
  );
  await editor.text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  expect(await editor.getMarkdown()).toBe(TABLE);
});

test('arrow keys move into and out of a table', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown(TABLE);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('3');
  const text = (await editor.getMarkdown()).split('\n');
  expect(text.join('\n').replace(/\d/g, '')).toBe(TABLE);
  expect(text.map((line) => /\d/.exec(line)?.[0] ?? '')).toEqual(['', '', '1', '', '2', '', '3']);
});

test('the “/” menu opens in a new paragraph below a table at the end of an article', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  const table = TABLE.replace('\n\nBelow.', '');
  await editor.setMarkdown(table);
  for (const key of ['ControlOrMeta+End', 'ArrowDown']) await page.keyboard.press(key);
  await page.keyboard.type('/tip');
  await expect(page.getByRole('option', { name: 'Tip', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rinse it.');
  expect(await editor.getMarkdown()).toBe(`${table}\n\n> **Tip:** Rinse it.`);
});

test("words in a table aren't broken on a phone", async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown(
    '| Cup | Small | 200 ml | 1 |\n| --- | --- | --- | --- |\n|  | A much **larger** cup<br>for guests | 450 ml | [2](/cups) |\n\nBelow.',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const broken = await editor.text.getByRole('table').evaluate((table) => {
    const nodes = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (nodes.nextNode())
      for (const { index, 0: word } of (nodes.currentNode.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(nodes.currentNode, index);
        range.setEnd(nodes.currentNode, index + word.length);
        if (range.getClientRects().length > 1) found.push(word);
      }
    return found;
  });
  expect(broken).toEqual([]);
});

test('a table row is moved by keyboard, and the table tools stay with the row at the cursor', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.setMarkdown(TABLE.replace('\n\nBelow.', '\n| Soft | Yearly |\n| Rain | Never |'));
  for (const key of ['ArrowDown', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('toolbar', { name: 'Table tools' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(editor.text.getByRole('row').nth(2)).toHaveText('HardMonthly');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move row up' })).toBeEnabled();
});

test('input method composition works at the start of a table cell', async ({ page, context }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  const browser = await context.newCDPSession(page);
  const row = '| **Water** | [Descale](/scale) | \\* Cup | Rain |';
  await editor.setMarkdown(`| a | b | c | d |\n| --- | --- | --- | --- |\n${row}`);
  for (let cell = 0; cell < 4; cell++) await page.keyboard.press('Tab');
  for (const cell of ['first', 'second', 'third', 'last']) {
    await page.keyboard.press('Home');
    for (const text of ['あ', 'ああ']) {
      const [selectionStart, selectionEnd] = [text.length, text.length];
      await browser.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
    }
    await browser.send('Input.insertText', { text: cell });
    await page.keyboard.press('Tab');
  }
  const written = (await editor.getMarkdown()).split('\n')[2]?.replaceAll('**', '');
  expect(written).toBe('| firstWater | second[Descale](/scale) | third\\* Cup | lastRain |');
});

test('canceling an input method composition in an empty table cell keeps the row', async ({
  page,
  context,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  const browser = await context.newCDPSession(page);
  const table = '| a | b |\n| --- | --- |\n| c ||';
  await editor.setMarkdown(table);
  for (let cell = 0; cell < 3; cell++) await page.keyboard.press('Tab');
  for (const text of ['あ', ''])
    await browser.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  expect(await editor.getMarkdown()).toBe(table);
});
