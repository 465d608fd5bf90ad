// Writing with the mouse.
import { expect, test } from './fixtures';
import { ArticlePage, PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('the mouse selects the words that it was drawn over, whatever marks they have', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const editor = new ArticlePage(page);
  await editor.text.click();
  await page.keyboard.insertText('Here with **bold words** inside.\n\nBelow.');
  const line = editor.text.locator('.cm-line').first();
  await expect(line).toHaveText('Here with bold words inside.');
  const edge = (words: string, side: 'left' | 'right') =>
    line.evaluate(
      (element, { words, side }) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.textContent?.indexOf(words) ?? -1;
          if (at < 0) continue;
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + words.length);
          const box = range.getBoundingClientRect();
          return { x: box[side], y: (box.top + box.bottom) / 2 };
        }
        throw new Error(`The line has no “${words}”.`);
      },
      { words, side },
    );
  const [from, to] = [await edge('Here', 'left'), await edge('bold words', 'right')];
  await page.mouse.move(from.x + 1, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x - 1, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(line).toHaveText('Here with **bold words** inside.');
  expect(await page.evaluate(() => String(getSelection()))).toBe('Here with **bold words');
  // Their last mark goes along.
  await page.keyboard.press('Backspace');
  await expect(line).toHaveText(' inside.');
});
