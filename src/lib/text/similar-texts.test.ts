import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameTexts, similarTexts, wordsOf } from './similar-texts';

const always = () => true;
const pairs = (...texts: string[]) => similarTexts(texts, wordsOf, always);

describe('the words of a text', () => {
  it.each([
    ['Hello, Wórld!', ['hello', 'world']],
    ['Hi {{contact.name}}.', ['hi', '{{contact.name}}']],
    ['☕️', ['☕️']],
    ['مرحبًا بك', ['مرحبا', 'بك']],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

it('takes texts for the same that differ in capitals, accents, punctuation and spaces only', () => {
  const texts = ['Thank you!', 'We’re closed.', 'thank  you', 'Thank them'];
  expect(sameTexts(texts, wordsOf)).toEqual([['Thank you!', 'thank  you']]);
});

describe('nearly the same', () => {
  const LATE = 'Your parcel is late, and we are sorry. The carrier now expects it tomorrow.';
  it.each([
    ['another word among many', LATE, LATE.replace('tomorrow', 'today'), true],
    ['another order', 'one two three four five six', 'six five four three two one', true],
    ['many other words', LATE, 'Your parcel is lost, and we send it again at our cost.', false],
    ['one word more often', `${LATE} sorry`, LATE, true],
    ['the same', LATE, LATE.toUpperCase(), false],
    ['short texts', 'Thank you so much', 'Thank you very much', false],
  ])('%s', (_, before, after, isPair) => {
    expect(pairs(before, after)).toHaveLength(isPair ? 1 : 0);
  });

  it('leaves out what is alike on purpose', () => {
    const texts = [LATE, LATE.replace('tomorrow', 'today')];
    expect(similarTexts(texts, wordsOf, () => false)).toEqual([]);
  });

  it('misses none that a comparison of all with all finds', () => {
    const text = fc
      .array(fc.constantFrom(...'abcdefghij'), { minLength: 3, maxLength: 14 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
        const items = texts.map((value, index) => ({ value, index }));
        const words = ({ value }: { value: string }) => wordsOf(value);
        const found = similarTexts(items, words, always).map(([a, b]) => `${a.index} ${b.index}`);
        const all = items.flatMap((a) =>
          items
            .filter((b) => b.index > a.index && pairs(a.value, b.value).length > 0)
            .map((b) => `${a.index} ${b.index}`),
        );
        expect(found.toSorted()).toEqual(all.toSorted());
      }),
    );
  });
});
