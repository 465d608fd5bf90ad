import { describe, expect, it } from 'vitest';
import { playKeys, TestEditor } from './fixtures/press-keys';
import { isInList } from './lists';

const [NUMBERED, BULLET, TASK] = ['<Mod-Shift-7>', '<Mod-Shift-8>', '<Mod-Shift-9>'];

describe('list keys', () => {
  it.each([
    ['Apple\n\nOrange\n\nPapaya\n', `<Mod-a>${NUMBERED}`, '1. Apple\n2. Orange\n3. Papaya\n'],
    ['‸Apple\n', BULLET, '- ‸Apple\n'],
    ['‸Apple\n', TASK, '- [ ] Apple\n'],
    ['‸## Apple\n', BULLET, '- Apple\n'],
    ['- ‸a\n- b\n', NUMBERED, '1. a\n2. b\n'],
    ['1. ‸a\n2. b\n', BULLET, '- a\n- b\n'],
    ['- ‸a\n- b\n', TASK, '- [ ] a\n- [ ] b\n'],
    ['- a\n- ‸b\n- c‸\n', TASK, '- a\n- [ ] b\n- [ ] c\n'],
    ['- [x] ‸a\n- [ ] b\n', BULLET, '- a\n- b\n'],
    ['- [x] ‸a\n- [ ] b\n', NUMBERED, '1. a\n2. b\n'],
    ['1. ‸a\n2. b\n', TASK, '- [ ] a\n- [ ] b\n'],
    ['- ‸a\n', BULLET, 'a\n'],
    ['1. a\n2. b\n', `<Mod-a>${NUMBERED}`, 'a\n\nb\n'],
    ['a‸\n\n```\nx\n```\n\nb‸\n', NUMBERED, '1. a\n   ```\n   x\n   ```\n2. b\n'],
    ['- ‸a\n- b‸\n', BULLET, 'a\n\nb\n'],
    ['1. a\n2. ‸b\n3. c\n', NUMBERED, '1. a\n\nb\n\n2. c\n'],
    ['x‸\n\n- a\n- b‸\n', BULLET, '- x\n- a\n- b\n'],
    ['x‸\n\n1. a\n2. b‸\n', BULLET, '- x\n- a\n- b\n'],
    ['> ‸a\n', BULLET, '> - a\n'],
    ['- > ‸a\n', NUMBERED, '- > 1. a\n'],
    ['* a\n\nx\n\n‸b\n', BULLET, '* a\n\nx\n\n* b\n'],
    ['- a\n\n‸b\n', BULLET, '- a\n- b\n'],
    ['‸a\n\n‸b\n', BULLET, '- a\n\nb\n'],
    ['| A | B |\n| - | - |\n| ‸x | y |\n', BULLET, '| A | B |\n| - | - |\n| x | y |\n'],
    ['a\n\n```\n‸x\n```\n', BULLET, 'a\n\n- ```\n  x\n  ```\n'],
    ['5. ‸a\n6. b\n', BULLET + NUMBERED, '1. a\n2. b\n'],
    ['‸a\n\nb‸\n', `${BULLET}<Mod-z>`, 'a\n\nb\n'],
  ])('in the text %j, pressing %j results in %j', (before, keys, after) => {
    expect(playKeys(before, keys, after)).toBe(after);
  });

  it('reports whether the cursor is in a bulleted, numbered or task list', () => {
    const kinds = (markdown: string) =>
      (['bullet', 'numbered', 'task'] as const).filter((kind) =>
        isInList(new TestEditor(markdown).state, kind),
      );
    expect(kinds('- ‸a\n')).toEqual(['bullet']);
    expect(kinds('1. ‸a\n')).toEqual(['numbered']);
    expect(kinds('- [ ] ‸a\n')).toEqual(['task']);
    expect(kinds('‸a\n')).toEqual([]);
  });
});
