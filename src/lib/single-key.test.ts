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
    ['a letter counts', press('c'), 'c'],
    ['a letter under Caps Lock counts', press('C'), 'c'],
    ["a letter with Shift doesn't count", press('C', { shiftKey: true }), null],
    ['x with Shift counts as Shift+x', press('X', { shiftKey: true }), 'Shift+x'],
    ['a sign that needs Shift counts', press('?', { shiftKey: true }), '?'],
    ['a sign that needs AltGr counts', press('[', { ctrlKey: true, altKey: true, isAltGraph: true }), '['],
    ["a letter with Control doesn't count", press('c', { ctrlKey: true }), null],
    ["a letter with Command doesn't count", press('c', { metaKey: true }), null],
    ["a letter with Alt doesn't count", press('c', { altKey: true }), null],
    ["a letter doesn't count during composition", press('c', { isComposing: true }), null],
    ['Escape counts', press('Escape'), 'Escape'],
    ["an arrow key doesn't count", press('ArrowDown'), null],
    ["Space doesn't count because it scrolls", press(' '), null],
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
    ['a key other than g stands for itself', null, 'c', { keys: 'c', first: null }],
    [
      'the next key stands for itself once the wait for it is over',
      { key: 'g', at: -1000 },
      'c',
      { keys: 'c', first: null },
    ],
  ])('%s', (_, before, key, after) => {
    expect(extendSequence(before, key, 1000)).toEqual(after);
  });
});
