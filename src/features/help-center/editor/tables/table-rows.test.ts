import { describe, expect, test } from 'vitest';
import { withWholeWords } from './table-rows';

describe('the shares of columns', () => {
  test.each([
    ['have room for every word', [10, 20], [8, 9], [10, 20]],
    ['are wide enough for the word of a narrow one', [14, 60, 60], [16, 10, 10], [16, 24, 24]],
    ['are so for several', [12, 12, 60], [14, 14, 10], [14, 14, 36]],
    ['stay what they are where there is no room for all words', [60, 60, 12], [40, 40, 14], [60, 60, 12]],
    ['of one column', [30], [12], [30]],
    ['of none', [], [], []],
  ])('%s', (_, widths, needed, expected) => {
    expect(withWholeWords(widths, needed)).toEqual(expected);
  });
});
