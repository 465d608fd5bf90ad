import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import {
  indexItem,
  parseSearch,
  type SearchableItem,
  searchLists,
  splitByMatches,
  splitByOccurrences,
} from './find';

const indexOf = (...items: readonly SearchableItem[]) => items.map(indexItem);
const named = (...labels: readonly string[]) => indexOf(...labels.map((label) => ({ label })));
const labelsFor = (text: string, index: ReturnType<typeof indexOf>, limit = 10) =>
  searchLists([index], parseSearch(text), { limit }).items.map(({ label }) => label);

describe('searchLists', () => {
  it('searchLists ranks the exact name first, then a prefix, a word prefix, a substring and separate words', () => {
    const index = named('Gift card refund', 'Prerefund', 'Partial refund', 'Refund policy', 'REFUND', 'Fund');
    expect(labelsFor(' refund ', index)).toEqual([
      'REFUND',
      'Refund policy',
      'Gift card refund',
      'Partial refund',
      'Prerefund',
    ]);
    expect(labelsFor('refund gift', index)).toEqual(['Gift card refund']);
  });
  it('searchLists ignores case and accents and treats punctuation as a word boundary', () => {
    expect(labelsFor('CAFE', named('El Café', 'billing/café-hours'))).toEqual([
      'El Café',
      'billing/café-hours',
    ]);
    expect(labelsFor('hours', named('unhours', 'billing/café-hours'))[0]).toBe('billing/café-hours');
  });
  it('searchLists finds a record by its complete number, with or without a number sign', () => {
    const index = indexOf({ label: 'Twelve', number: '12' }, { label: 'Other', number: '123' });
    expect(labelsFor('#12', index)).toEqual(['Twelve']);
    expect(labelsFor('12', index)).toEqual(['Twelve']);
  });
  it('searchLists ranks matches outside of the name last', () => {
    const index = indexOf({ label: 'code', further: 'A REFUND is due' }, { label: 'refund' });
    expect(labelsFor('refund', index)).toEqual(['refund', 'code']);
  });
  it('searchLists puts preferred items first among equal ranks and returns no more than the limit', () => {
    const found = searchLists([named('Team 1', 'Team 2'), named('Team 3')], parseSearch('team'), {
      limit: 2,
      goesFirst: ({ label }) => label === 'Team 3',
    });
    expect(found.items.map(({ label }) => label)).toEqual(['Team 3', 'Team 1']);
    expect(found.total).toBe(3);
  });
  it('searchLists finds every record that a substring search finds', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '/', '1'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(text), text, (labels, typed) => {
        fc.pre(typed.trim() !== '');
        const whole = parseSearch(typed).whole;
        const plain = named(...labels).filter(({ label }) => label.includes(whole));
        const found = labelsFor(typed, named(...labels), 1000);
        expect(found).toEqual(expect.arrayContaining(plain.map(({ item }) => item.label)));
        if (!whole.includes(' ')) expect(found).toHaveLength(plain.length);
      }),
      { numRuns: getPropertyRuns(400) },
    );
  });
});

describe('splitByMatches', () => {
  const marked = (text: string, typed: string) =>
    splitByMatches(text, parseSearch(typed))
      .map((piece) => (piece.isSought ? `[${piece.text}]` : piece.text))
      .join('');
  it.each([
    ['Partial refund', 'refund', 'Partial [refund]'],
    ['Prerefund refund', 'refund', 'Prerefund [refund]'],
    ['El Café', 'cafe', 'El [Café]'],
    ['Cafe\u0301 hours', 'hours', 'Cafe\u0301 [hours]'],
    ['İstanbul office', 'office', 'İstanbul [office]'],
    ['👩‍🚒 on duty', 'duty', '👩‍🚒 on [duty]'],
    ['Refund a gift card', 'gift refund', '[Refund] a [gift] card'],
    ['Twelve', '12', 'Twelve'],
    ['Anything', '', 'Anything'],
  ])('splits %j with the search %j into %j', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });
  it('splitByMatches returns pieces that add up to the original text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        expect(
          splitByMatches(text, parseSearch(typed))
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
      { numRuns: getPropertyRuns(1000) },
    );
  });
});

it('splitByOccurrences marks every occurrence, ignoring case and accents', () => {
  const marked = (text: string, search: string) =>
    splitByOccurrences(text, search).map(({ text: piece, isSought }) => (isSought ? `[${piece}]` : piece));
  expect(marked('Café und CAFE', ' cafe ').join('')).toBe('[Café] und [CAFE]');
  expect(marked('aaa', 'aa').join('')).toBe('[aa]a');
  expect(marked('Café', ' ').join('')).toBe('Café');
});
