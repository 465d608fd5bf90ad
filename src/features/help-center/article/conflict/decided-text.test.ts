import { expect, it } from 'vitest';
import { mergeTexts } from '~/lib/text/merge-texts';
import { decidedText } from './decided-text';

it('puts what was decided in the place of each conflict, and waits for all of them', () => {
  const regions = mergeTexts('a\nb\nc\nd\n', 'A\nb\nc\nmine\n', 'a\nB\nc\ntheirs\n', 'lines');
  expect(decidedText(regions, [])).toBeNull();
  expect(decidedText(regions, ['theirs', undefined])).toBeNull();
  expect(decidedText(regions, ['theirs', 'mine'])).toBe('a\nB\nc\nmine\n');
  expect(decidedText(regions, ['both', 'theirs'])).toBe('A\nb\na\nB\nc\ntheirs\n');
});

it('puts both one below the other where the first has no ending', () => {
  expect(decidedText(mergeTexts('', 'mine', 'theirs', 'lines'), ['both'])).toBe('mine\ntheirs');
  const regions = mergeTexts('a\r\n\r\nb', 'a\r\n\r\nmine', 'a\r\n\r\ntheirs', 'lines');
  expect(decidedText(regions, ['both'])).toBe('a\r\n\r\nmine\r\ntheirs');
});
