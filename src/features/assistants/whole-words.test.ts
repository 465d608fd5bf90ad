import { expect, it } from 'vitest';
import { ownChanges } from './assistant-edits';
import { inWholeWords } from './whole-words';

const quoted = (before: string, after: string) => {
  const content = (text: string) => ({ name: null, description: null, config: {}, texts: { p: text } });
  return ownChanges(content(before), content(after)).changes.map((change) =>
    change.kind === 'text' ? inWholeWords(before, change) : null,
  );
};

it('quotes words, not the letters that differ in them', () => {
  expect(quoted('Be polite to all.', 'Be polished to all.')).toEqual([
    { before: 'polite', after: 'polished' },
  ]);
  expect(quoted('Be kind.', 'Be kinder.')).toEqual([{ before: 'kind', after: 'kinder' }]);
  expect(quoted('Be kind.', 'Be very kind.')).toEqual([{ before: '', after: 'very ' }]);
});
