import type { Command } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { toggleCallout } from './blocks';
import { runOnBlockAt } from './command-tools';
import { EDITOR_ACTIONS } from './editor-actions';
import { TestEditor } from './fixtures/press-keys';
import { convertBlocks, deleteBlocks, duplicateBlocks, moveBlocks } from './move-blocks';

const STEPS = '1. first‸\n2. second\n';

function act(before: string, commands: readonly Command[], keys = ''): TestEditor {
  const editor = new TestEditor(before);
  for (const command of commands) editor.run(command);
  return editor.play(keys);
}

const { codeBlock, table, rule, quote, callout, heading2, heading3 } = EDITOR_ACTIONS;

describe('toolbar buttons for blocks', () => {
  it.each([
    ['code', STEPS, [codeBlock], 'x', '1. first\n   ```\n   x\n   ```\n2. second\n'],
    [
      'code',
      '1. first‸\n2. second\n',
      [codeBlock],
      'x<Mod-Enter>y',
      '1. first\n   ```\n   x\n   ```\n   y\n2. second\n',
    ],
    ['code', '‸a‸ b\n', [codeBlock], '', '```\na b\n```\n'],
    ['code', '‸a\n\nb‸\n\nc\n', [codeBlock], '', '```\na\nb\n```\n\nc\n'],
    ['code', '1. ‸a\n2. b‸\n3. c\n', [codeBlock], '', '1. ```\n   a\n   b\n   ```\n2. c\n'],
    ['code', '```\na‸\nb\n```\n', [codeBlock], '', 'a\\\nb\n'],
    ['table', STEPS, [table], 'x', '1. first\n\n   | x | |\n   | - | - |\n   | | |\n   | | |\n2. second\n'],
    ['rule', 'a‸\n\nb\n', [rule], 'x', 'a\n\n---\n\nxb\n'],
    ['rule', 'a‸\n', [rule], 'x', 'a\n\n---\n\nx\n'],
    ['rule', '- ‸a\n\n| B‸b |\n| - |\n\nc\n', [rule], 'x', '- a\n\n| Bb |\n| - |\n\n---\n\nxc\n'],
    ['rule', '- ‸a\n\n> - b‸b\n> - c\n', [rule], 'x', '- a\n\n> - bb\n>\n>   ---\n>\n>   x\n> - c\n'],
    ['rule', '- a\n- \n  b‸b\n\nc‸c\n', [rule], 'x', '- a\n- \n  bb\n\ncc\n\n---\n\nx\n'],
    ['quote', STEPS, [quote], '', '1. > first\n2. second\n'],
    ['quote', '‸a\n\nb‸\n\nc\n', [quote], '', '> a\n>\n> b\n\nc\n'],
    ['quote', '- ‸a\n- b‸\n', [quote], '', '> - a\n> - b\n'],
    ['quote', '> ‸a\n', [quote], '', 'a\n'],
    ['callout', 'a‸\n', [callout], '', '> **Note:** a\n'],
    ['callout', '', [callout], 'Back up first.', '> **Note:** Back up first.'],
    ['callout', STEPS, [callout], '', '1. > **Note:** first\n2. second\n'],
    ['callout', '> **Note:** ‸a\n', [callout], '', 'a\n'],
    ['callout', '> ‸a\n', [callout], '', '> **Note:** a\n'],
    ['heading', 'a‸\n', [heading2], '', '## a\n'],
    ['heading', '## a‸\n', [heading2], '', 'a\n'],
    ['heading', '## a‸\n', [heading3], '', '### a\n'],
    ['heading', '‸a\n\nb‸\n', [heading2], '', '## a\n\n## b\n'],
    ['heading', 'a\\\nb‸\n', [heading2], '', '## a b\n'],
    ['heading', '| A‸ |\n| - |\n', [heading2], '', '| A |\n| - |\n'],
  ])(
    'the %s button inserts a block or converts the selected blocks of the text %j',
    (_name, before, actions, keys, after) => {
      const editor = act(
        before,
        actions.map(({ run }) => run),
        keys,
      );
      expect(editor.markdown).toBe(after);
      expect(editor.isVerified).toBe(true);
    },
  );

  it('selecting another kind of callout changes the label of a callout', () => {
    expect(act('> **Note:** ‸a\n', [toggleCallout('Tip')]).markdown).toBe('> **Tip:** a\n');
  });
});

describe('moving blocks with Alt+ArrowUp and Alt+ArrowDown', () => {
  const [up, down] = ['<Alt-ArrowUp>', '<Alt-ArrowDown>'];
  it.each([
    ['1. a\n2. ‸b\n3. c\n', up, '1. ‸b\n2. a\n3. c\n'],
    ['1. a\n2. ‸b\n3. c\n', down, '1. a\n2. c\n3. ‸b\n'],
    ['1. ‸a\n2. b‸\n3. c\n', down, '1. c\n2. ‸a\n3. b‸\n'],
    ['1. a\n2. ‸b\n3. ‸c\n', down, '1. a\n2. c\n3. ‸b‸\n'],
    ['x\n\n1. ‸a\n2. b\n', up, 'x\n\n1. ‸a\n2. b\n'],
    ['x\n\n1. ‸a\n', up, '1. ‸a\n\nx\n'],
    ['a\n\nb‸\n', up, 'b‸\n\na\n'],
    ['a\n\n> b‸\n', up, '> b‸\n\na\n'],
    ['> a\n>\n> b‸\n', up, '> b‸\n>\n> a\n'],
    ['- a\n  - ‸b\n- c\n', down, '- c\n- a\n  - ‸b\n'],
    ['3. a\n4. ‸b\n', up, '3. ‸b\n4. a\n'],
    ['- a\n\nx‸\n\n- b\n', down, '- a\n- b\n\nx‸\n'],
    ['‸a\n\nb\n', '<Mod-Shift-d>', 'a\n\n‸a\n\nb\n'],
    ['1. ‸a\n2. b\n', '<Mod-Shift-d>', '1. a\n2. ‸a\n3. b\n'],
    ['1. a\n2. ‸b\n3. c\n', `${up}<Mod-z>`, '1. a\n2. ‸b\n3. c\n'],
    ['1. a\n2. b‸\n', `!${up}<Mod-z>`, '1. a\n2. b!‸\n'],
  ])('moves the block in %j with the keys %j', (before, keys, after) => {
    const editor = new TestEditor(before).play(keys);
    expect(editor.isVerified).toBe(true);
    expect(editor.marked).toBe(after);
  });
});

describe('menu of the block handle', () => {
  const text = 'one\n\n1. a\n2. b\n\n> q\n\n```\nx\ny\n```\n\n| A |\n| - |\n';
  it.each([
    ['deletes a paragraph', deleteBlocks, 0, text.slice(5)],
    ['deletes a list item', deleteBlocks, 6, text.replace('1. a\n2. b', '1. b')],
    ['deletes a table', deleteBlocks, 27, text.slice(0, text.indexOf('\n| A |'))],
    ['duplicates a paragraph', duplicateBlocks, 0, `one\n\n${text}`],
    [
      'moves a paragraph below a list',
      moveBlocks(1),
      0,
      text.replace('one\n\n1. a\n2. b\n\n', '1. a\n2. b\n\none\n\n'),
    ],
    ['turns a paragraph into a heading', convertBlocks({ kind: 'heading', level: 2 }), 0, `## ${text}`],
    [
      'turns a list item into a paragraph',
      convertBlocks({ kind: 'paragraph' }),
      6,
      text.replace('1. a\n2. b', 'a\n\n1. b'),
    ],
    ['turns a quote into a paragraph', convertBlocks({ kind: 'paragraph' }), 17, text.replace('> q', 'q')],
    ['turns a paragraph into a task', convertBlocks({ kind: 'task' }), 0, `- [ ] ${text}`],
    ['turns a paragraph into code', convertBlocks({ kind: 'code' }), 0, text.replace('one', '```\none\n```')],
    [
      'turns a code block into a paragraph',
      convertBlocks({ kind: 'paragraph' }),
      22,
      text.replace('```\nx\ny\n```', 'x\\\ny'),
    ],
    ['turns a paragraph into a callout', toggleCallout('Tip'), 0, `> **Tip:** ${text}`],
  ])('the menu of a block handle %s', (_name, command, position, after) => {
    const editor = act(text, [runOnBlockAt(position, command)]);
    expect(editor.markdown).toBe(after);
    expect(editor.isVerified).toBe(true);
  });

  it('deleting the only block of a document leaves an empty paragraph', () => {
    expect(act('- ‸a\n', [deleteBlocks]).markdown.trim()).toBe('');
  });
});
