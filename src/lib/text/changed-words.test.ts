import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findChangedWords } from './changed-words';

it('findChangedWords returns the replaced words', () => {
  expect(findChangedWords('Open from 9:00 on working days.', 'Open from 10:00 on working days.')).toEqual({
    start: 'Open from ',
    removed: '9:00',
    added: '10:00',
    end: ' on working days.',
  });
});

it("findChangedWords doesn't count a repeated word in both the common start and the common end", () => {
  expect(findChangedWords('no no', 'no no no')).toEqual({
    start: 'no no',
    removed: '',
    added: ' no',
    end: '',
  });
});

it('findChangedWords returns parts that both texts can be restored from', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { start, removed, added, end } = findChangedWords(before, after);
      expect(start + removed + end).toBe(before);
      expect(start + added + end).toBe(after);
    }),
  );
});
