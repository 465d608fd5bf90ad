import { describe, expect, it } from 'vitest';
import { markHiddenCharacters, markHiddenCharactersInSentence } from './hidden-characters';

describe('markHiddenCharacters', () => {
  it.each([
    ['joined emoji', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['a variation selector', '\u2764\ufe0f 1\ufe0f\u20e3'],
    ['flags', '\u{1f1ea}\u{1f1f8} \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a skin tone', '\u{1f44d}\u{1f3fd}'],
    ['Hebrew with marks', 'שלום \u200f(12%)\u200e'],
    ['Arabic with a mark', 'مرحبا \u061c12:30'],
    ['Persian with a joiner', 'می\u200cخواهم'],
    ['Hindi with a joiner', 'क्\u200dष'],
    ['line breaks of any system, and tabs', 'a\r\nb\nc\td'],
    ['an ideograph with a selector', '\u8fbb\u{e0101}'],
  ])('markHiddenCharacters leaves %s unchanged', (_, text) => {
    expect(markHiddenCharacters(text)).toBe(text);
  });
  it.each([
    ['an override', 'Pay \u202e00,1\u202c', 'Pay \u242600,1\u2426'],
    ['an override in Hebrew', 'שלום \u202e12', 'שלום \u242612'],
    ['a mark where nothing is written from right to left', 'ab\u200fc', 'ab\u2426c'],
    ['a direction mark in a text without right-to-left letters', 'holi\u200bday', 'holi\u2426day'],
    ['a joiner within a word', 'holi\u200dday', 'holi\u2426day'],
    ['a filler', 'a\u3164b', 'a\u2426b'],
    ['tags', 'a\u{e0061}\u{e0062}', 'a\u2426\u2426'],
    ['repeated selectors', '\u2764\ufe0f\ufe01\ufe02', '\u2764\ufe0f\u2426'],
    ['a control character', 'a\u0007b\rc', 'a\u2407b\u240dc'],
  ])('markHiddenCharacters replaces %s with a visible sign', (_, text, shown) => {
    expect(markHiddenCharacters(text)).toBe(shown);
  });
});

describe('markHiddenCharactersInSentence', () => {
  it('markHiddenCharactersInSentence marks hidden characters, but not the isolate characters that the console puts around names', () => {
    expect(markHiddenCharactersInSentence('a\u200bb \u2068שלום\u202e\u2069 c')).toBe(
      'a\u2426b \u2068שלום\u2426\u2069 c',
    );
  });
  it('markHiddenCharactersInSentence marks an isolate character that isn’t closed', () => {
    expect(markHiddenCharactersInSentence('a\u2068b')).toBe('a\u2426b');
  });
});
