import { describe, expect, it } from 'vitest';
import { EDITOR_ACTIONS } from './editor-actions';
import { playKeys, TestEditor } from './fixtures/press-keys';

describe('formatting shortcuts', () => {
  it.each([
    ['', 'Press <Mod-b>Save <Mod-b>now', 'Press **Save** now'],
    ['', 'Press <Mod-i>Save <Mod-i>now', 'Press *Save* now'],
    ['', 'Press <Mod-Shift-x>Save <Mod-Shift-x>now', 'Press ~~Save~~ now'],
    ['', 'Press <Mod-e>Save<Mod-e> now', 'Press `Save` now'],
    ['', '<Mod-b>Note: <Mod-b>be careful.', '**Note:** be careful.'],
    ['Press‸\n', ' <Mod-b>Save<Mod-b> now', 'Press **Save** now\n'],
    ['Press ‸Save ‸now\n', '<Mod-b>', 'Press ‸**Save** ‸now\n'],
    ['a‸ b ‸c\n', '<Mod-i>', 'a *b* c\n'],
    ['‸all‸\n', '<Mod-e>', '`all`\n'],
    ['## Head\n\n- a\n- b\n\npara\n', '<Mod-a><Mod-b>', '## **Head**\n\n- **a**\n- **b**\n\n**para**\n'],
    ['| A | B |\n| - | - |\n| ‸x‸ | y |\n', '<Mod-b>', '| A | B |\n| - | - |\n| **x** | y |\n'],
    ['含‸「重点」‸内容\n', '<Mod-b>', '含「**重点**」内容\n'],
    ['say ‸(this)‸ now\n', '<Mod-b>', 'say **(this)** now\n'],
    ['say‸(this)‸now\n', '<Mod-b>', 'say(**this**)now\n'],
    ['**‸bold‸ text**\n', '<Mod-b>', 'bold **text**\n'],
    ['**one ‸two‸ three**\n', '<Mod-b>', '**one** two **three**\n'],
    ['**one** ‸two‸\n', '<Mod-b>', '**one** **two**\n'],
    ['**one**‸ two‸\n', '<Mod-b>', '**one two**\n'],
    ['plain ‸**bold** more‸\n', '<Mod-b>', 'plain **bold more**\n'],
    ['plain ‸**bold more**‸\n', '<Mod-b>', 'plain bold more\n'],
    ['```\n‸code‸\n```\n', '<Mod-b>', '```\ncode\n```\n'],
    ['**bold**‸\n', ' more', '**bold more**\n'],
    ['**bold**‸\n', '<Mod-b> more', '**bold** more\n'],
    ['`code`‸\n', 'x', '`codex`\n'],
    ['`code`‸\n', '<ArrowRight>x', '`code`x\n'],
    ['‸`code`\n', '<ArrowLeft>x', 'x`code`\n'],
    ['Go‸\n', ' <Mod-e>npm i<ArrowRight> now', 'Go `npm i` now\n'],
  ])('in the text %j, the keys %j produce the text %j', (before, keys, after) => {
    expect(playKeys(before, keys, after)).toBe(after);
  });

  it('the bold action is active only if all selected text is bold', () => {
    expect(EDITOR_ACTIONS.bold.isActive?.(new TestEditor('‸**a** **b**‸\n').state)).toBe(true);
    expect(EDITOR_ACTIONS.bold.isActive?.(new TestEditor('‸**a** b‸\n').state)).toBe(false);
    expect(EDITOR_ACTIONS.bold.isActive?.(new TestEditor('**a‸**\n').state)).toBe(true);
  });
});
