// Pastes into an article with keyboard shortcuts and the clipboard, and checks what is saved.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH, PIXEL_IMAGE } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';
import {
  BLOCK_PASTE_CASES,
  COPY_PASTE_CASES,
  copyHtml,
  type PasteCase,
  type PastedClipboard,
  PROGRAM_PASTE_CASES,
  plain,
  TEXT_PASTE_CASES,
} from './paste-cases';

/** Writes to the clipboard as another program would. */
const copy = (page: Page, clipboard: PastedClipboard): Promise<void> =>
  page.evaluate((all) => {
    const set = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      for (const [type, content] of Object.entries(all)) event.clipboardData?.setData(type, content);
    };
    const allow = (event: Event) => event.preventDefault();
    document.addEventListener('copy', set, { capture: true, once: true });
    document.addEventListener('beforecopy', allow, { capture: true, once: true });
    document.execCommand('copy');
    document.removeEventListener('beforecopy', allow, { capture: true });
  }, clipboard);

async function openEditor(page: Page): Promise<ArticlePage> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
  return new ArticlePage(page);
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function runPasteCases(page: Page, cases: readonly PasteCase[]): Promise<void> {
  const editor = await openEditor(page);
  for (const { title, before, keys = [], clipboard, typed, after } of cases) {
    await editor.setMarkdown(before);
    await editor.text.focus();
    await press(page, ['ControlOrMeta+Home', ...keys]);
    if (clipboard) await copy(page, clipboard);
    await page.keyboard.press('ControlOrMeta+v');
    if (typed) await page.keyboard.type(typed);
    expect.soft(await editor.getMarkdown(), title).toBe(after);
  }
}

test('pasted blocks are adapted to the block that contains the cursor', ({ page }) =>
  runPasteCases(page, BLOCK_PASTE_CASES));
test('pasted plain text is escaped as Markdown, so that readers see exactly the copied text', ({ page }) =>
  runPasteCases(page, TEXT_PASTE_CASES));
test('text pasted from other programs keeps its structure', ({ page }) =>
  runPasteCases(page, PROGRAM_PASTE_CASES));
test('copied and cut content is pasted unchanged', ({ page }) => runPasteCases(page, COPY_PASTE_CASES));

test('copying puts rich text and Markdown on the clipboard', async ({ page }) => {
  const editor = await openEditor(page);
  const markdown = '## Head\n\nSome **bold**\n\n```js title\na\n```\n\n- [x] a';
  await editor.setMarkdown(markdown);
  await editor.text.focus();
  await press(page, ['ControlOrMeta+a', 'ControlOrMeta+c']);
  const [item] = await page
    .evaluateHandle(() => navigator.clipboard.read())
    .then((items) =>
      items.evaluate((all) =>
        Promise.all(
          all.map(async (one) =>
            Promise.all(one.types.map(async (type) => [type, await (await one.getType(type)).text()])),
          ),
        ),
      ),
    );
  const copied = Object.fromEntries(item ?? []);
  expect(copied['text/plain']).toBe(markdown);
  expect(copied['text/html']).toContain('<strong>bold</strong>');
  expect(copied['text/html']).toContain('<pre><code class="language-js">a</code></pre>');
  expect(copied['text/html']).toContain('<li data-checked="true">');
});

test('pasted content can be changed to another format afterwards', async ({ page }) => {
  const editor = await openEditor(page);
  await editor.setMarkdown('a');
  await editor.text.focus();
  await press(page, ['ControlOrMeta+End', 'Enter']);
  await copy(page, plain('# Head **b**'));
  await page.keyboard.press('ControlOrMeta+v');
  await page.getByRole('button', { name: 'As plain text' }).click();
  await expect(page.getByRole('toolbar', { name: 'Paste options' }).getByRole('button')).toHaveText([
    'As Markdown',
  ]);
  expect(await editor.getMarkdown()).toBe('a\n\n\\# Head \\*\\*b\\*\\*');
  await editor.text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  expect(await editor.getMarkdown()).toBe('a');
});

test('the shortcut for pasting without formatting inserts the text literally', async ({ page }) => {
  const editor = await openEditor(page);
  await editor.text.focus();
  await copy(page, copyHtml('<h1>Head</h1>', '# Head'));
  await page.keyboard.press('ControlOrMeta+Shift+v');
  expect(await editor.getMarkdown()).toBe('\\# Head');
});

test("a paste reports how many images couldn't be read from the clipboard", async ({ page }) => {
  const editor = await openEditor(page);
  await editor.text.focus();
  await copy(
    page,
    copyHtml(
      '<p>Step 1</p><p><img src="file:///C:/x.png"></p><p>Step 2<img src="data:image/png;base64,AA"></p>',
      'x',
    ),
  );
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('2 images couldn’t be pasted. Insert them from files.')).toBeVisible();
  expect(await editor.getMarkdown()).toBe('Step 1\n\nStep 2');
});

test('pasting a file in a list item uploads it below the text of the item', async ({ page }) => {
  const editor = await openEditor(page);
  await editor.setMarkdown('1. first\n2. second');
  await editor.text.focus();
  await press(page, ['ControlOrMeta+Home', 'End']);
  await editor.text.evaluate(
    (text, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'shot.png', { type: 'image/png' }));
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [...PIXEL_IMAGE],
  );
  await editor.describeImage('Shot');
  await expect(editor.text.getByRole('img', { name: 'Shot' })).toHaveAttribute('src', /^http/);
  expect(await editor.getMarkdown()).toMatch(/^1\. first\n\n {3}!\[Shot\]\(http[^)]*\)\n2\. second$/);
});

test('text typed while a long paste is being parsed is inserted after the pasted content', async ({
  page,
}) => {
  const editor = await openEditor(page);
  await editor.text.focus();
  await copy(
    page,
    copyHtml(
      `<h2>T</h2>${'<p>Paragraph with <b>bold</b> and <a href="https://a.test/1">a link</a>.</p>'.repeat(1500)}`,
      'x',
    ),
  );
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.type('end');
  await expect(editor.text.getByRole('heading', { name: 'T' })).toBeVisible();
  await page.keyboard.type(' of it');
  await expect(editor.text.getByRole('paragraph').last()).toHaveText('end of it');
});

/**
 * Drags from the start of one string to the start of another. Dispatches the drag events itself, because headless
 * Chromium doesn't start to drag text.
 */
const drag = (editor: ArticlePage, from: string, to: string): Promise<void> =>
  editor.text.evaluate(
    async (text, [source, target]) => {
      // Waits for two frames, because the browser reports a selection made by keys only at the end of a frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const dataTransfer = new DataTransfer();
      const dispatch = (type: string, content: string | undefined) => {
        const paragraph = [...text.querySelectorAll('p')].find((one) => one.textContent === content);
        const { left = 0, top = 0 } = paragraph?.getBoundingClientRect() ?? {};
        const place = { clientX: left + 1, clientY: top + 10 };
        paragraph?.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, ...place }),
        );
      };
      dispatch('dragstart', source);
      dispatch('drop', target);
    },
    [from, to],
  );

test('selected text is moved by dragging it', async ({ page }) => {
  const editor = await openEditor(page);
  await editor.setMarkdown('one **two**\n\nthree');
  await editor.text.focus();
  await press(page, ['ControlOrMeta+Home', 'ControlOrMeta+Shift+ArrowRight', 'Shift+End']);
  await drag(editor, 'one two', 'three');
  expect(await editor.getMarkdown()).toBe('one **two**three');
});
