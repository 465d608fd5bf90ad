import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractWords, findSameTexts, findSimilarTexts } from './similar-texts';

const always = () => true;
const pairs = (...texts: string[]) => findSimilarTexts(texts, extractWords, always);

describe('extractWords', () => {
  it.each([
    ['Hello, Wórld!', ['hello', 'world']],
    ['Hi {{contact.name}}.', ['hi', '{{contact.name}}']],
    ['☕️', ['☕️']],
    ['مرحبًا بك', ['مرحبا', 'بك']],
  ])('extractWords splits “%s” into words', (text, words) => {
    expect(extractWords(text)).toEqual(words);
  });
});

it('findSameTexts ignores case, accents, punctuation and spaces', () => {
  const texts = ['Thank you!', 'We’re closed.', 'thank  you', 'Thank them'];
  expect(findSameTexts(texts, extractWords)).toEqual([['Thank you!', 'thank  you']]);
});

describe('findSimilarTexts', () => {
  const LATE = 'Your parcel is late, and we are sorry. The carrier now expects it tomorrow.';
  it.each([
    ['pairs texts that differ in one word among many', LATE, LATE.replace('tomorrow', 'today'), true],
    [
      'pairs texts with the same words in another order',
      'one two three four five six',
      'six five four three two one',
      true,
    ],
    [
      'doesn’t pair texts that differ in many words',
      LATE,
      'Your parcel is lost, and we send it again at our cost.',
      false,
    ],
    ['pairs texts in which one word is repeated', `${LATE} sorry`, LATE, true],
    ['doesn’t pair identical texts', LATE, LATE.toUpperCase(), false],
    ['doesn’t pair short texts', 'Thank you so much', 'Thank you very much', false],
  ])('%s', (_, before, after, isPair) => {
    expect(pairs(before, after)).toHaveLength(isPair ? 1 : 0);
  });

  it('findSimilarTexts skips pairs that the caller excludes because they are similar on purpose', () => {
    const texts = [LATE, LATE.replace('tomorrow', 'today')];
    expect(findSimilarTexts(texts, extractWords, () => false)).toEqual([]);
  });

  it('findSimilarTexts finds the same pairs as comparing every text with every other', () => {
    const text = fc
      .array(fc.constantFrom(...'abcdefghij'), { minLength: 3, maxLength: 14 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
        const items = texts.map((value, index) => ({ value, index }));
        const words = ({ value }: { value: string }) => extractWords(value);
        const found = findSimilarTexts(items, words, always).map(([a, b]) => `${a.index} ${b.index}`);
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
