import { describe, expect, it } from 'vitest';
import { isGroupedNumber, normalizeIdentifier, parseDisplayNumber } from './conversation-identifier';

describe('normalizeIdentifier', () => {
  it.each([
    ['#1042', '1042'],
    ['No. 1042', '1042'],
    ['N.º 1042', '1042'],
    ['nro. 1042', '1042'],
    ['no 1042', '1042'],
    [' 1042 ', '1042'],
    ['1,042', '1042'],
    ['1.042', '1042'],
    ['1\u{202f}042', '1042'],
    ['#1,042', '1042'],
    ['Conversation #1042', '1042'],
    ['Marisol Quendri · #1042', '1042'],
    ['\u{2068}1042\u{2069}', '1042'],
    ['#HD-7781', 'HD-7781'],
    ['No. HD-7781', 'HD-7781'],
  ])('normalizeIdentifier turns “%s” into “%s”', (text, identifier) => {
    expect(normalizeIdentifier(text)).toBe(identifier);
  });

  it.each(['1042', '0042', '0,042', '1,0422', '1e5', 'Nora 7', '"HD-7781"', 'a b&c=d#e%2f'])(
    'normalizeIdentifier returns “%s” unchanged',
    (text) => expect(normalizeIdentifier(text)).toBe(text),
  );
});

describe('isGroupedNumber', () => {
  it.each([
    ['1,042', true],
    ['12,345', true],
    ['1.042.987', true],
    ['1 042', true],
    ['987,948', false],
    ['1 104', false],
    ['1042,987', false],
    ['1042', false],
  ])('isGroupedNumber(“%s”) returns %s', (text, isOne) => {
    expect(isGroupedNumber(text)).toBe(isOne);
  });
});

describe('parseDisplayNumber', () => {
  it.each([
    ['1042', 1042],
    ['0042', null],
    ['1e3', null],
    ['9'.repeat(20), null],
    ['', null],
  ])('parseDisplayNumber(“%s”) returns %s', (text, number) => {
    expect(parseDisplayNumber(text)).toBe(number);
  });
});
