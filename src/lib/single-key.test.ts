import { describe, expect, it } from 'vitest';
import { extendSequence, getSingleKey, type KeyPress } from './single-key';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  isAltGraph: false,
  ...held,
});

describe('getSingleKey', () => {
  it.each<[string, KeyPress, string | null]>([
    ['a letter can be a shortcut', press('c'), 'c'],
    ['a letter typed with Caps Lock can be a shortcut', press('C'), 'c'],
    ['a letter with Shift is no shortcut', press('C', { shiftKey: true }), null],
    ['x with Shift is the shortcut Shift+x', press('X', { shiftKey: true }), 'Shift+x'],
    ['a character that requires Shift can be a shortcut', press('?', { shiftKey: true }), '?'],
    [
      'a character that requires AltGr can be a shortcut',
      press('[', { ctrlKey: true, altKey: true, isAltGraph: true }),
      '[',
    ],
    ['a letter with Control is no single-key shortcut', press('c', { ctrlKey: true }), null],
    ['a letter with Command is no single-key shortcut', press('c', { metaKey: true }), null],
    ['a letter with Alt is no single-key shortcut', press('c', { altKey: true }), null],
    ['a letter is no shortcut during input composition', press('c', { isComposing: true }), null],
    ['Escape can be a shortcut', press('Escape'), 'Escape'],
    ['an arrow key is no shortcut', press('ArrowDown'), null],
    ['Space is no shortcut because it scrolls the page', press(' '), null],
  ])('%s', (_, given, key) => {
    expect(getSingleKey(given)).toBe(key);
  });
});

describe('extendSequence', () => {
  const first = { key: 'g', at: 1000 };
  it.each([
    ['g waits for the next key', null, 'g', { keys: null, first }],
    ['g and the next key form one shortcut', first, 'c', { keys: 'g c', first: null }],
    ['Escape cancels a waiting g', first, 'Escape', { keys: 'Escape', first: null }],
    ['a key other than g is a shortcut without a next key', null, 'c', { keys: 'c', first: null }],
    [
      'a key that follows g too late is a shortcut of its own',
      { key: 'g', at: -1000 },
      'c',
      { keys: 'c', first: null },
    ],
  ])('%s', (_, before, key, after) => {
    expect(extendSequence(before, key, 1000)).toEqual(after);
  });
});
