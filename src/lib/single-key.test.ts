import { describe, expect, it } from 'vitest';
import { type Press, sequence, singleKey } from './single-key';

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  isAltGraph: false,
  ...held,
});

describe('a single key', () => {
  it.each<[string, Press, string | null]>([
    ['a letter', press('c'), 'c'],
    ['a letter under Caps Lock', press('C'), 'c'],
    ['a letter with Shift', press('C', { shiftKey: true }), null],
    ['the one letter with Shift', press('X', { shiftKey: true }), 'Shift+x'],
    ['a sign that takes Shift', press('?', { shiftKey: true }), '?'],
    ['a sign that takes AltGr', press('[', { ctrlKey: true, altKey: true, isAltGraph: true }), '['],
    ['with Control', press('c', { ctrlKey: true }), null],
    ['with Command', press('c', { metaKey: true }), null],
    ['with Alt', press('c', { altKey: true }), null],
    ['while a character is composed', press('c', { isComposing: true }), null],
    ['the way back', press('Escape'), 'Escape'],
    ['a key that writes nothing', press('ArrowDown'), null],
    ['the space bar, which scrolls', press(' '), null],
  ])('is %s', (_, given, key) => {
    expect(singleKey(given)).toBe(key);
  });
});

describe('two keys', () => {
  const first = { key: 'g', at: 1000 };
  it.each([
    ['g waits for the next', null, 'g', { keys: null, first }],
    ['and is one with it', first, 'c', { keys: 'g c', first: null }],
    ['Escape takes it back', first, 'Escape', { keys: 'Escape', first: null }],
    ['another key is itself', null, 'c', { keys: 'c', first: null }],
    ['which it is again after a while', { key: 'g', at: -1000 }, 'c', { keys: 'c', first: null }],
  ])('%s', (_, before, key, after) => {
    expect(sequence(before, key, 1000)).toEqual(after);
  });
});
