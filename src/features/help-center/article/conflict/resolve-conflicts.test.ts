import { expect, it } from 'vitest';
import { mergeTexts } from '~/lib/text/merge-texts';
import { resolveConflicts } from './resolve-conflicts';

it('returns the merged text only after the user has decided every conflict', () => {
  const regions = mergeTexts('a\nb\nc\nd\n', 'A\nb\nc\nmine\n', 'a\nB\nc\ntheirs\n', 'lines');
  expect(resolveConflicts(regions, [])).toBeNull();
  expect(resolveConflicts(regions, ['theirs', undefined])).toBeNull();
  expect(resolveConflicts(regions, ['theirs', 'mine'])).toBe('a\nB\nc\nmine\n');
  expect(resolveConflicts(regions, ['both', 'theirs'])).toBe('A\nb\na\nB\nc\ntheirs\n');
});

it('when both versions of a conflict are kept, adds a missing line break between them', () => {
  expect(resolveConflicts(mergeTexts('', 'mine', 'theirs', 'lines'), ['both'])).toBe('mine\ntheirs');
  const regions = mergeTexts('a\r\n\r\nb', 'a\r\n\r\nmine', 'a\r\n\r\ntheirs', 'lines');
  expect(resolveConflicts(regions, ['both'])).toBe('a\r\n\r\nmine\r\ntheirs');
});
