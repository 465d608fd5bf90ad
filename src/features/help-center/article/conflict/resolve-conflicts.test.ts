import { expect, it } from 'vitest';
import { mergeTexts } from '~/lib/text/merge-texts';
import { resolveConflicts } from './resolve-conflicts';

it('returns the merged text only after the user has decided every conflict', () => {
  const regions = mergeTexts('a\nb\nc\nd\n', 'A\nb\nc\nmine\n', 'a\nB\nc\ntheirs\n', 'lines');
  expect(resolveConflicts(regions, [])).toBeNull();
  expect(resolveConflicts(regions, ['theirs', undefined])).toBeNull();
  expect(resolveConflicts(regions, ['theirs', 'mine'])).toBe('a\nB\nc\nmine\n');
  expect(resolveConflicts(regions, ['both', 'theirs'])).toBe('A\nb\n\na\nB\nc\ntheirs\n');
});

it('separates the versions of a paragraph by a blank line if both are kept', () => {
  expect(resolveConflicts(mergeTexts('', 'mine', 'theirs', 'lines'), ['both'])).toBe('mine\n\ntheirs');
  const regions = mergeTexts('a\r\n\r\nb', 'a\r\n\r\nmine', 'a\r\n\r\ntheirs', 'lines');
  expect(resolveConflicts(regions, ['both'])).toBe('a\r\n\r\nmine\r\n\r\ntheirs');
  expect(resolveConflicts(mergeTexts('', 'mine\n\n', 'theirs\n', 'lines'), ['both'])).toBe(
    'mine\n\ntheirs\n',
  );
});

it.each([
  ['**b**', '**c**'],
  ['b', '---'],
  ['b', '- c'],
  ['- b', 'c'],
])('adds a blank line between %j and %j if both versions are kept', (mine, theirs) =>
  expect(resolveConflicts(mergeTexts('a\n', `${mine}\n`, `${theirs}\n`, 'lines'), ['both'])).toBe(
    `${mine}\n\n${theirs}\n`,
  ),
);

it.each([
  ['list items', '- a\n', '- b\n', '- c\n'],
  ['steps', '1. a\n', '1. b\n', '1. c\n'],
  ['table rows', '|-|\n|a|\n', '|-|\n|b|\n', '|-|\n|c|\n'],
  ['lines of code', '```\na\n```\n', '```\nb\n```\n', '```\nc\n```\n'],
])('adds no blank line between the versions of %s', (_, base, mine, theirs) => {
  const both = resolveConflicts(mergeTexts(base, mine, theirs, 'lines'), ['both']);
  expect(both).toMatch(/b[^c]*c/);
  expect(both).not.toContain('\n\n');
});
