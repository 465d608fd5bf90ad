import { GapCursor } from 'prosemirror-gapcursor';
import { describe, expect, it } from 'vitest';
import { playKeys, TestEditor } from './fixtures/press-keys';

const STEPS = '1. first‸\n2. second\n';

describe('Enter key', () => {
  it.each([
    ['1. a‸\n2. b\n3. c\n', '<Enter>new', '1. a\n2. new\n3. b\n4. c\n'],
    ['1. ‸a\n2. b\n', '<Enter>', '1.\n2. ‸a\n3. b\n'],
    ['- a‸\n', '<2*Enter>para', '- a\n\npara\n'],
    ['1. a‸\n2. b\n', '<2*Enter>para', '1. a\n\npara\n\n2. b\n'],
    ['- a\n  - b‸\n', '<2*Enter>c', '- a\n  - b\n- c\n'],
    ['> a‸\n\nx\n', '<2*Enter>out', '> a\n\nout\n\nx\n'],
    ['> a‸\n', '<Enter>b', '> a\n>\n> b\n'],
    ['## Head‸\n\nx\n', '<Enter>para', '## Head\n\npara\n\nx\n'],
    ['a\n\n## ‸Head\n', '<Enter>', 'a\n\n## ‸Head\n'],
    ['- [x] ‸done\n', '<Enter>', '-\n- [x] done\n'],
    ['- [x] done‸\n', '<Enter>next', '- [x] done\n- [ ] next\n'],
    ['- a‸b\n', '<Enter>', '- a\n- ‸b\n'],
    ['- ‸a\n- b‸c\n', '<Enter>', '- \n- ‸c\n'],
    ['a‸ b‸ c\n', '<Enter>', 'a\n\nc\n'],
    [STEPS, '<Enter><Backspace>more', '1. first\n\n   more\n2. second\n'],
    [STEPS, '<Enter><Backspace>more<Enter>next', '1. first\n\n   more\n2. next\n3. second\n'],
    [
      STEPS,
      '<Enter><Backspace>more<Enter><Backspace>again<Enter><Backspace><Enter>next',
      '1. first\n\n   more\n\n   again\n2. next\n3. second\n',
    ],
    [STEPS, '<Shift-Enter>```bash<Enter>npm i', '1. first\n   ```bash\n   npm i\n   ```\n2. second\n'],
    [
      STEPS,
      '<Enter><Backspace>```bash<Enter>npm i<3*Enter>after',
      '1. first\n   ```bash\n   npm i\n   ```\n   after\n2. second\n',
    ],
    [
      STEPS,
      '<Enter><Backspace>```bash<Enter>npm i<Enter>```<Enter>after',
      '1. first\n   ```bash\n   npm i\n   ```\n   after\n2. second\n',
    ],
    ['‸text\n', '```<Enter>', '```\n```\n\ntext\n'],
    ['a\\\n‸text\n', '```<Enter>x', 'a\n\n```\nx\n```\n\ntext\n'],
    ['```\n  a‸\n```\n', '<Enter>b', '```\n  a\n  b\n```\n'],
    ['', '```<Enter>  x<3*Enter>y', '```\n  x\n```\n\ny'],
    ['```\n\tx‸\n```\n', '<3*Enter>y', '```\n\tx\n```\n\ny\n'],
    ['```\n  x\n\n  \n  ‸\n```\n', '<Enter>y', '```\n  x\n```\n\ny\n'],
    ['```\n  x‸\n```\n', '<Enter>```<Enter>y', '```\n  x\n```\n\ny\n'],
    ['```\n  x‸\n```\n', '<2*Enter>y', '```\n  x\n  \n  y\n```\n'],
    ['```\na‸\n```\n', '<Mod-Enter>b', '```\na\n```\n\nb\n'],
    ['a‸\n', '<Shift-Enter><Enter>b', 'a\n\nb\n'],
    ['1. a‸\n', '<Shift-Enter><Enter>b', '1. a\n2. b\n'],
    ['a‸b\n', '<Shift-Enter>', 'a\\\nb\n'],
    ['## a‸b\n', '<Shift-Enter>', '## a\n\n## b\n'],
    ['| A | B |\n| - | - |\n| 1‸ | 2 |\n', '<Enter>x', '| A | B |\n| - | - |\n| 1 | 2 |\n\nx\n'],
    ['| A‸ | B |\n| - | - |\n| 1 | 2 |\n', '<Enter>x', '| A | B |\n| - | - |\n| x | 2 |\n'],
    ['| A | B |\n| - | - |\n| 1‸ | 2 |\n', '<Shift-Enter>x', '| A | B |\n| - | - |\n| 1<br>x | 2 |\n'],
  ])('in the text %j, pressing %j results in %j', (before, keys, after) => {
    expect(playKeys(before, keys, after)).toBe(after);
  });
});

describe('Backspace and Delete', () => {
  it.each([
    ['## ‸Head\n', '<Backspace>', 'Head\n'],
    ['a\n\n```\n‸\n```\n', '<Backspace>b', 'a\n\nb\n'],
    ['- ‸a\n- b\n', '<Backspace>', 'a\n\n- b\n'],
    ['a\n\n- b\n- ‸c\n', '<Backspace>', 'a\n\n- b\n\n  c\n'],
    ['1. a\n2. ‸b‸\n3. c\n4. d\n', '<3*Backspace>', '1. a\n2. c\n3. d\n'],
    ['1. a\n2. ‸b\n3. ‸c\n4. d\n', '<Delete>', '1. a\n2. c\n3. d\n'],
    ['a\n\n> ‸b\n', '<Backspace>', 'a\n\nb\n'],
    ['a\n\n‸b\n', '<Backspace>', 'ab\n'],
    ['a‸\n\nb\n', '<Delete>', 'ab\n'],
    ['- a\n  > 1. ‸x\n', '<Delete>', '- a\n\n  > 1. \n'],
    ['- a‸\n- b\n- c\n', '<Delete>', '- ab\n- c\n'],
    ['a‸\n\n- b\n- c\n', '<Delete>', 'ab\n\n- c\n'],
    ['- a‸\n  - b\n- c\n', '<Delete>', '- ab\n- c\n'],
    ['a‸\n\n## b\n', '<Delete>', 'ab\n'],
    ['- a‸\n\nb\n', '<Delete>', '- ab\n'],
    ['a‸\n\n```\nb\n```\n', '<Delete>', 'a\n\n```\nb\n```\n'],
    ['a\n\n```\n‸b\n```\n', '<Backspace>', 'a\n\n```\nb\n```\n'],
    ['a\n\n---\n\n‸b\n', '<Backspace>', 'a\n\nb\n'],
    ['<div>x</div>\n\n‸b\n', '<Backspace>', '<div>x</div>\n\nb\n'],
    ['| A | B |\n| - | - |\n| 1 | 2 |\n\n‸b\n', '<Backspace>X', '| A | B |\n| - | - |\n| 1 | 2X‸ |\n\nb\n'],
    ['b‸\n\n| A | B |\n| - | - |\n| 1 | 2 |\n', '<Delete>X', 'b\n\n| X‸A | B |\n| - | - |\n| 1 | 2 |\n'],
    ['```\na‸\n```\n', '<ArrowDown>b', '```\na\n```\n\nb\n'],
    ['<div>x</div>\n\n‸b\n', '<Backspace>X', '<div>x</div>\n\nX\n\nb\n'],
    ['<div>x</div>\n\n‸b\n', '<2*Backspace>', 'b\n'],
    ['| A | B |\n| - | - |\n| 1 | ‸2 |\n', '<Backspace>', '| A | B |\n| - | - |\n| 1 | 2 |\n'],
    ['| A | B |\n| - | - |\n| 1‸ | 2 |\n', '<Delete>', '| A | B |\n| - | - |\n| 1 | 2 |\n'],
    ['5. a\n6. ‸b‸\n7. c\n', '<2*Backspace><Backspace>', '5. a\n6. c\n'],
  ])('in the text %j, pressing %j results in %j', (before, keys, after) => {
    expect(playKeys(before, keys, after)).toBe(after);
  });
});

describe('Tab, and Select all', () => {
  it.each([
    ['1. a\n2. ‸b\n3. c\n', '<Tab>', '1. a\n   1. b\n2. c\n'],
    ['1. a\n   1. ‸b\n2. c\n', '<Shift-Tab>', '1. a\n2. b\n3. c\n'],
    ['1. a\n   1. x\n   2. ‸y\n   3. z\n', '<Shift-Tab>', '1. a\n   1. x\n2. y\n   1. z\n'],
    ['1. ‸a\n2. b\n', '<Tab>', '1. a\n2. b\n'],
    ['- a\n- ‸b\n- c‸\n', '<Tab>', '- a\n  - b\n  - c\n'],
    ['- a\n  - ‸b\n  - c‸\n', '<Shift-Tab>', '- a\n- b\n- c\n'],
    ['* a\n* ‸b\n', '<Tab>', '* a\n  * b\n'],
    ['1. a\n2. ‸b\n3. c\n', '<Shift-Tab>', '1. a\n\nb\n\n2. c\n'],
    ['```\n‸a\nb‸\n```\n', '<Tab>', '```\n  a\n  b\n```\n'],
    ['```\n  a\n ‸ b\n```\n', '<Shift-Tab>', '```\n  a\nb\n```\n'],
    ['x\n\n```\na‸b\n```\n', '<Mod-a>y', 'x\n\n```\ny\n```\n'],
    ['x\n\n```\na‸b\n```\n', '<2*Mod-a>y', 'y\n'],
    ['## Head\n\n- a‸\n', '<Mod-a>x', 'x\n'],
  ])('in the text %j, pressing %j results in %j', (before, keys, after) => {
    expect(playKeys(before, keys, after)).toBe(after);
  });
});

describe('typing at a gap cursor', () => {
  it('text typed after a table starts a paragraph, and input rules ignore the text of the last cell', () => {
    const table = '| A |\n| - |\n| (\\*1 |';
    const editor = new TestEditor(table);
    const { doc, tr } = editor.state;
    editor.dispatch(tr.setSelection(new GapCursor(doc.resolve(doc.content.size))));
    editor.play('*x');
    expect(editor.markdown).toBe(`${table}\n\n\\*x`);
  });
});
