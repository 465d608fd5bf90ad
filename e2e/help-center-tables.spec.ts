// Tables in the text of an article: gone into by the arrow keys, and filled from a sheet.
import { expect, test } from './fixtures';
import { ArticlePage, PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const TABLE = 'Above.\n\n| Water | Descale |\n| --- | --- |\n| Hard | Monthly |\n\nBelow.';

test('the cells of a sheet come to stand in cells, and go with one step back', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const markdown = page.getByRole('switch', { name: 'Show Markdown' });
  const lines = editor.text.locator('.cm-line');
  await editor.text.fill(TABLE);
  await page.keyboard.press('ControlOrMeta+Home');
  // Past the line between into the first cell, and from cell to cell into the first below the header.
  for (const key of ['ArrowDown', 'Tab', 'Tab']) await page.keyboard.press(key);
  await editor.paste({
    'text/plain': 'Soft\tTwice a year\t5 min\nRain\tNever\t0 min\n',
    'text/html': '<table><tr><td>Soft</td><td>Twice a year</td><td>5 min</td></tr></table>',
  });
  await page.keyboard.type('!');
  await markdown.click();
  await expect(lines).toHaveText([
    'Above.',
    '',
    '| Water | Descale |  |',
    '| --- | --- | --- |',
    '| Soft | Twice a year | 5 min |',
    '| Rain | Never | 0 min! |',
    '',
    'Below.',
  ]);
  await editor.text.focus();
  // What was typed, and then what was pasted.
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(lines).toHaveText(TABLE.split('\n'));
});

test('the arrow keys go into a table and out of it', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.text.fill(TABLE);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('3');
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  const text = await editor.text.locator('.cm-line').allTextContents();
  expect(text.join('\n').replace(/\d/g, '')).toBe(TABLE);
  expect(text.map((line) => /\d/.exec(line)?.[0] ?? '')).toEqual(['', '', '1', '', '2', '', '3']);
  // At the left edge they lead to where the first cell's words begin.
  expect(text[2]).toBe('| 1Water | Descale |');
});

test('the arrow keys pass no line of a cell, also from behind its last blank', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const lines = editor.text.locator('.cm-line');
  const words = 'words of a cell '.repeat(12).trim();
  await editor.text.fill(`| Water | Descale |\n| --- | --- |\n| ${words} | Monthly |\n| Soft | Never |`);
  await page.keyboard.press('ControlOrMeta+Home');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  await page.keyboard.type('1');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('3');
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  const rows = (await lines.allTextContents()).slice(2).map((row) => row.split('|')[1]?.trim() ?? '');
  expect(rows[0]?.replace(/[13]/g, '')).toBe(words);
  expect([...(rows[0]?.matchAll(/[13]/g) ?? [])].map(([digit]) => digit)).toEqual(['1', '3']);
  expect(rows[1]).toBe('Soft2');
});

test('on a phone a table breaks no word, and its words stay where they are when one writes in it', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = new ArticlePage(page);
  await editor.text.fill(
    '| Cup | Small | 200 ml | 1 |\n| --- | --- | --- | --- |\n|  | A much **larger** cup<br>for guests | 450 ml | [2](/cups) |\n\nBelow.',
  );
  /** Each word of the cells, where it begins, and on how many lines it stands. */
  const words = () =>
    editor.text.evaluate((text) =>
      [...text.querySelectorAll('.cm-cell')].flatMap((cell) => {
        const nodes = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const found: { word: string; left: number; top: number; lines: number }[] = [];
        while (nodes.nextNode())
          for (const { index, 0: word } of (nodes.currentNode.nodeValue ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(nodes.currentNode, index);
            range.setEnd(nodes.currentNode, index + word.length);
            const { left, top } = range.getBoundingClientRect();
            found.push({ word, left, top, lines: range.getClientRects().length });
          }
        return found;
      }),
    );
  await page.keyboard.press('ControlOrMeta+End');
  await expect(editor.text.locator('.cm-row')).toHaveCount(2);
  const drawn = await words();
  expect(drawn.map(({ word }) => word).join(' ')).toBe(
    'Cup Small 200 ml 1 A much larger cup for guests 450 ml 2',
  );
  expect(drawn.filter(({ lines }) => lines > 1)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(editor.text.locator('.cm-row')).toHaveCount(0);
  const expectSame = async () => {
    const typedIn = await words();
    expect(typedIn).toHaveLength(drawn.length);
    for (const [index, { left, top }] of typedIn.entries()) {
      expect(Math.abs(left - (drawn[index]?.left ?? 0))).toBeLessThan(3);
      expect(Math.abs(top - (drawn[index]?.top ?? 0))).toBeLessThan(3);
    }
  };
  await expectSame();
  // To the end of the last cell, where its link ends.
  for (let cell = 0; cell < 7; cell += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expectSame();
});

test('the tools of a table are those of its last key, within the same frame, too', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.text.fill(TABLE.replace('\n\nBelow.', '\n| Soft | Yearly |\n| Rain | Never |'));
  await page.keyboard.press('ControlOrMeta+Home');
  for (const key of ['ArrowDown', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('toolbar', { name: 'Table tools' })).toBeVisible();
  await editor.text.evaluate((text) => {
    for (const key of ['ArrowDown', 'F10'])
      text.dispatchEvent(
        new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }),
      );
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move row up' })).toBeEnabled();
});

test('the arrow keys stay in their cell where no line is beyond it, also in a quote', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const markdown = page.getByRole('switch', { name: 'Show Markdown' });
  const lines = editor.text.locator('.cm-line');
  await markdown.click();
  for (const mark of ['', '> ']) {
    await editor.text.fill('| Water | Descale |\n| --- | --- |\n| Hard | Monthly |'.replace(/^/gm, mark));
    await markdown.click();
    await editor.text.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    for (const key of ['ArrowDown', 'Tab', 'End', 'ArrowDown']) await page.keyboard.press(key);
    await page.keyboard.type('1');
    for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    await page.keyboard.type('2');
    await markdown.click();
    expect((await lines.allTextContents()).map((line) => line.replace(mark, ''))).toEqual([
      '| Water | Descale2 |',
      '| --- | --- |',
      '| Hard | Monthly1 |',
    ]);
  }
});

test('what is composed at the beginning of a cell loses none of what is hidden behind it', async ({
  page,
  context,
}) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const lines = editor.text.locator('.cm-line');
  const browser = await context.newCDPSession(page);
  const row = '| **Water** | [Descale](/scale) | \\* ![Cup](/cup) | <br>Rain |';
  await editor.text.fill(`| a | b | c | d |\n| --- | --- | --- | --- |\n${row}`);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  for (const cell of ['first', 'second', 'third', 'last']) {
    await page.keyboard.press('Home');
    for (const text of ['あ', 'ああ']) {
      const [selectionStart, selectionEnd] = [text.length, text.length];
      await browser.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
    }
    await browser.send('Input.insertText', { text: cell });
    await page.keyboard.press('Tab');
  }
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(lines.nth(2)).toHaveText(
    '| first**Water** | second[Descale](/scale) | third\\* ![Cup](/cup) | last<br>Rain |',
  );
});

test('a composition that is called off in an empty cell leaves its row whole', async ({ page, context }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/10013`);
  const editor = new ArticlePage(page);
  const browser = await context.newCDPSession(page);
  const table = ['| a | b |', '| --- | --- |', '| c ||'];
  await editor.text.fill(table.join('\n'));
  await page.keyboard.press('ControlOrMeta+Home');
  for (const key of ['ArrowDown', 'Tab']) await page.keyboard.press(key);
  for (const text of ['あ', ''])
    await browser.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await page.getByRole('switch', { name: 'Show Markdown' }).click();
  await expect(editor.text.locator('.cm-line')).toHaveText(table);
});
