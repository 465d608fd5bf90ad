// Typing in the editor with real keypresses, and the resulting Markdown. All cases of a test use the same article.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

/**
 * The text before, the keys typed, and the text after. Keys are in "<>", toolbar buttons in "{}". The cursor starts at
 * the beginning of the text.
 */
type Act = readonly [before: string, keys: string, after: string];

const STYLES: readonly Act[] = [
  ['', 'Press <Control+b>Save <Control+b>now', 'Press **Save** now'],
  ['', 'Press <Control+i>Save <Control+i>now', 'Press *Save* now'],
  ['', 'Press <Control+Shift+x>Save <Control+Shift+x>now', 'Press ~~Save~~ now'],
  ['', 'Press <Control+e>Save<Control+e> now', 'Press `Save` now'],
  ['', '<Control+b>Note: <Control+b>be careful.', '**Note:** be careful.'],
  ['normal\n', '<End> <Control+i>italic <Control+i>text', 'normal *italic* text\n'],
  ['Press Save now\n', '<6*ArrowRight><Control+Shift+ArrowRight><Control+b>', 'Press **Save** now\n'],
  ['**bold** text\n', '<Control+Shift+ArrowRight><Control+b>', 'bold text\n'],
  ['含「重点」内容\n', '<ArrowRight><4*Shift+ArrowRight><Control+b>', '含「**重点**」内容\n'],
  ['say(this)now\n', '<3*ArrowRight><6*Shift+ArrowRight><Control+b>', 'say(**this**)now\n'],
  [
    '## Head\n\n- a\n- b\n\npara\n',
    '<Control+a><Control+b>',
    '## **Head**\n\n- **a**\n- **b**\n\n**para**\n',
  ],
  ['| A | B |\n| - | - |\n| x | y |\n', '<2*Tab><Control+b>', '| A | B |\n| - | - |\n| **x** | y |\n'],
  ['', 'Run `npm i` now and **bold** more', 'Run `npm i` now and **bold** more'],
  ['`code`\n', '<End><ArrowRight> more', '`code` more\n'],
  ['**b**\n', '<End> more', '**b more**\n'],
  ['```\ncode\n```\n', '<Control+a><Control+b>', '```\ncode\n```\n'],
];

const LITERAL: readonly Act[] = [
  ['', '2*3*4 snake_case_name', '2\\*3\\*4 snake_case_name'],
  ['', 'In 2019. was a year<Enter>next', 'In 2019. was a year\n\nnext'],
  ['', '<Shift+Enter>a<Shift+Enter>---', 'a\\\n\\---'],
  ['', '**b**<Backspace> c', '\\*\\*b\\*\\* c'],
  ['', '**b**<Control+z> c', '\\*\\*b\\*\\* c'],
  ['', '# <Backspace>a', '\\# a'],
  [
    '',
    'text<Enter>---[] todo<2*Enter>> quote<2*Enter>```js<Enter>x',
    'text\n\n---\n\n- [ ] todo\n\n> quote\n\n```js\nx\n```',
  ],
  ['', '### Head<Enter>1. one<Enter>two', '### Head\n\n1. one\n2. two'],
  ['## a\n', '<Home>- ', '## - a\n'],
  ['| A |\n| - |\n| x |\n', '<Tab># y', '| A |\n| - |\n| # y |\n'],
];

const CARET: readonly Act[] = [
  ['1. one\n2. two\n', '<Control+End><Home>X', '1. one\n2. Xtwo\n'],
  ['a\n\n## Title\n', '<Control+End><Home>X', 'a\n\n## XTitle\n'],
  ['a\n\n> quote\n', '<Control+End><Home>X', 'a\n\n> Xquote\n'],
  ['- one\n- last\n', '<Control+End><Home>X', '- one\n- Xlast\n'],
  ['- [ ] one\n- [ ] task\n', '<Control+End><Home>X', '- [ ] one\n- [ ] Xtask\n'],
  ['- one\n- two\n', '<Control+End><Home><ArrowLeft>X', '- oneX\n- two\n'],
  ['- one\n- two\n- three\n', '<ArrowDown>X', '- one\n- Xtwo\n- three\n'],
  ['## Head\n\nx\n', '<End><Enter>para', '## Head\n\npara\n\nx\n'],
  ['a\n\n## Head\n', '<Control+End><Home><Enter><ArrowUp>above', 'a\n\nabove\n\n## Head\n'],
  ['## Head\n', '<Backspace>', 'Head\n'],
  ['> a\n\nx\n', '<End><2*Enter>out', '> a\n\nout\n\nx\n'],
  ['- a\n', '<End><2*Enter>para', '- a\n\npara\n'],
  ['- [x] a\n', '<End><Enter>b', '- [x] a\n- [ ] b\n'],
  ['- a\n- b\n', '<Backspace>', 'a\n\n- b\n'],
  ['```\n  a\n```\n', '<End><Enter>b', '```\n  a\n  b\n```\n'],
  ['```\na\n```\n', '<Control+Enter>b', '```\na\n```\n\nb\n'],
  ['```\na\n```\n', '<Tab>', '```\n  a\n```\n'],
  ['## Head\n\n- a\n', '<Control+a>x', 'x\n'],
  ['a👍🏽b\n', '<End><ArrowLeft><Backspace>', 'ab\n'],
  ['a👨‍👩‍👧‍👦🇺🇸b\n', '<End><ArrowLeft><2*Backspace>', 'ab\n'],
  ['a\n\n---\n\nb\n', '<Control+End><Home><Backspace>', 'a\n\nb\n'],
  ['<div>x</div>\n\nb\n', '<Control+End><Home><Backspace>X', '<div>x</div>\n\nX\n\nb\n'],
  ['<div>x</div>\n\nb\n', '<Control+End><Home><Backspace>', '<div>x</div>\n\nb\n'],
  ['| A | B |\n| - | - |\n| 1 | 2 |\n', '<4*Tab>new', '| A | B |\n| - | - |\n| 1 | 2 |\n| new | |\n'],
  ['| A | B |\n| - | - |\n| 1 | 2 |\n', '<Enter>x', '| A | B |\n| - | - |\n| x | 2 |\n'],
  [
    '| A | B |\n| - | - |\n| 1 | 2 |\n',
    '<2*Tab><End><Shift+Enter>x',
    '| A | B |\n| - | - |\n| 1<br>x | 2 |\n',
  ],
  ['| A | B |\n| - | - |\n| 1 | 2 |\n', '<3*Tab><Home><Backspace>x', '| A | B |\n| - | - |\n| 1 | x2 |\n'],
  ['| A | B |\n| - | - |\n| 1 | 2 |\n', '<Home><3*ArrowRight>x', '| A | Bx |\n| - | - |\n| 1 | 2 |\n'],
];

const STEPS = '1. first\n2. second\n';
const FOUR = '1. a\n2. b\n3. c\n4. d\n';

const LISTS: readonly Act[] = [
  [STEPS, '<End><Control+Shift+e>x', '1. first\n   ```\n   x\n   ```\n2. second\n'],
  [STEPS, '<End><Shift+Enter><Control+Shift+e>x', '1. first\n   ```\n   x\n   ```\n2. second\n'],
  [STEPS, '<End><Shift+Enter>```bash<Enter>npm i', '1. first\n   ```bash\n   npm i\n   ```\n2. second\n'],
  [
    STEPS,
    '<End><Enter><Backspace>```bash<Enter>npm i<3*Enter>after',
    '1. first\n   ```bash\n   npm i\n   ```\n   after\n2. second\n',
  ],
  [
    STEPS,
    '<End><Enter><Backspace>```bash<Enter>npm i<Enter>```<Enter>after',
    '1. first\n   ```bash\n   npm i\n   ```\n   after\n2. second\n',
  ],
  [STEPS, '<End><Enter><Backspace>para', '1. first\n\n   para\n2. second\n'],
  [STEPS, '<End><Enter><Backspace>> quote', '1. first\n   > quote\n2. second\n'],
  [STEPS, '<End><Enter>new', '1. first\n2. new\n3. second\n'],
  ['5. a\n6. b\n7. c\n', '<ArrowDown><Home><Shift+ArrowDown><Delete>', '5. a\n6. c\n'],
  [FOUR, '<ArrowDown><Home><Shift+ArrowDown><Delete>', '1. a\n2. c\n3. d\n'],
  [FOUR, '<ArrowDown><End><Shift+Home><3*Backspace>', '1. a\n2. c\n3. d\n'],
  [FOUR, '<ArrowDown><Alt+ArrowUp>', '1. b\n2. a\n3. c\n4. d\n'],
  [FOUR, '<ArrowDown><Shift+ArrowDown><Shift+End><Alt+ArrowDown>', '1. a\n2. d\n3. b\n4. c\n'],
  [FOUR, '<ArrowDown><Tab>', '1. a\n   1. b\n2. c\n3. d\n'],
  [FOUR, '<ArrowDown><Tab><Shift+Tab>', FOUR],
  [FOUR, '<ArrowDown><Shift+Tab>', '1. a\n\nb\n\n2. c\n3. d\n'],
  ['Apple\n\nOrange\n\nPapaya\n', '<Control+a><Control+Shift+7>', '1. Apple\n2. Orange\n3. Papaya\n'],
  ['- a\n- b\n', '<Control+Shift+7>', '1. a\n2. b\n'],
  ['1. a\n2. b\n', '<Control+Shift+9>', '- [ ] a\n- [ ] b\n'],
  ['1. a\n2. b\n', '<Control+a><Control+Shift+7>', 'a\n\nb\n'],
  ['a\n', '<Control+Shift+.>', '> a\n'],
  ['a\n', '<Control+Shift+2>', '## a\n'],
  ['a\n\nb\n', '<Control+Shift+d>', 'a\n\na\n\nb\n'],
  ['a\n\nb\n', '<Control+Shift+d><Control+z>', 'a\n\nb\n'],
];

const MENUS: readonly Act[] = [
  ['', 'Press {Bold}Save {Bold}now', 'Press **Save** now'],
  ['', 'Press {Italic}Save {Italic}now', 'Press *Save* now'],
  ['', 'Press {Strikethrough}Save {Strikethrough}now', 'Press ~~Save~~ now'],
  [STEPS, '<End>{Code block}x', '1. first\n   ```\n   x\n   ```\n2. second\n'],
  [STEPS, '<End>{Table}x', '1. first\n\n   | x | |\n   | - | - |\n   | | |\n   | | |\n2. second\n'],
  [STEPS, '<End>{Quote}', '1. > first\n2. second\n'],
  [STEPS, '<End><Shift+Enter>/code<Enter>x = 1', '1. first\n   ```\n   x = 1\n   ```\n2. second\n'],
  [STEPS, '<End><Enter><Backspace>/code<Enter>cmd', '1. first\n   ```\n   cmd\n   ```\n2. second\n'],
  [STEPS, '<End><Enter><Backspace>/quote<Enter>said', '1. first\n   > said\n2. second\n'],
  ['', '/note<Enter>Careful.', '> **Note:** Careful.'],
  ['', '/tip<Enter>Wait.', '> **Tip:** Wait.'],
  ['a\n\nb\n', '<Control+a>{Numbered list}', '1. a\n2. b\n'],
  ['a\n\nb\n', '{Task list}<End>!', '- [ ] a!\n\nb\n'],
  ['a\n', '{Heading 2}<End>!', '## a!\n'],
];

async function play(page: Page, keys: string): Promise<void> {
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const parts = /<((\d+)\*)?([A-Z][A-Za-z]*(?:\+[\w.]+)*)>|\{([\w ]+)\}|[^<{]+|[<{]/gu;
  for (const [part, , count, key, button] of keys.matchAll(parts)) {
    if (button) await toolbar.getByRole('button', { name: button, exact: true }).click();
    else if (key === undefined) await page.keyboard.type(part);
    else for (let times = Number(count ?? 1); times > 0; times--) await page.keyboard.press(key);
  }
}

const GROUPS = {
  styles: STYLES,
  'literal text': LITERAL,
  'the cursor': CARET,
  'lists and steps': LISTS,
  menus: MENUS,
};

for (const [name, acts] of Object.entries(GROUPS))
  test(`text typed with real keys is saved as the expected Markdown: ${name}`, async ({ page }) => {
    await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/new`);
    const editor = new ArticlePage(page);
    await editor.setMarkdown(acts[0]?.[0] ?? '');
    for (const [index, [before, keys, after]] of acts.entries()) {
      await editor.text.focus();
      await page.keyboard.press('Control+Home');
      await play(page, keys);
      const next = acts[index + 1]?.[0] ?? '';
      const markdown = await editor.exchangeMarkdown(next);
      expect.soft(markdown, `${JSON.stringify(before)}: ${keys}`).toBe(after);
    }
  });
