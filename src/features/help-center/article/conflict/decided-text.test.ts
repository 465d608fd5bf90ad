import { expect, it } from 'vitest';
import { mergeTexts } from '~/lib/text/merge-texts';
import { decidedText } from './decided-text';

it('replaces each conflict with its decision and returns null until all are decided', () => {
  const regions = mergeTexts('a\nb\nc\nd\n', 'A\nb\nc\nmine\n', 'a\nB\nc\ntheirs\n', 'lines');
  expect(decidedText(regions, [])).toBeNull();
  expect(decidedText(regions, ['theirs', undefined])).toBeNull();
  expect(decidedText(regions, ['theirs', 'mine'])).toBe('a\nB\nc\nmine\n');
  expect(decidedText(regions, ['both', 'theirs'])).toBe('A\nb\na\nB\nc\ntheirs\n');
});

it("adds a line break between both versions if the first one doesn't end with one", () => {
  expect(decidedText(mergeTexts('', 'mine', 'theirs', 'lines'), ['both'])).toBe('mine\ntheirs');
  const regions = mergeTexts('a\r\n\r\nb', 'a\r\n\r\nmine', 'a\r\n\r\ntheirs', 'lines');
  expect(decidedText(regions, ['both'])).toBe('a\r\n\r\nmine\r\ntheirs');
});
