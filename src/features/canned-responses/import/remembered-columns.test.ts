import { expect, it } from 'vitest';
import { parseColumnChoice } from './remembered-columns';

const COLUMNS = { shortCode: 1, content: 2, folder: null, isHtml: true };

it.each([
  [COLUMNS, COLUMNS],
  [
    { ...COLUMNS, folder: 0 },
    { ...COLUMNS, folder: 0 },
  ],
  [
    { ...COLUMNS, folder: 7, isHtml: 'yes' },
    { ...COLUMNS, isHtml: false },
  ],
  [{ ...COLUMNS, content: 3 }, null],
  [{ ...COLUMNS, shortCode: -1 }, null],
  [{ ...COLUMNS, shortCode: '1' }, null],
  [null, null],
  ['x', null],
])(
  'parseColumnChoice returns the columns stored as %j if they fit a sheet of three columns',
  (stored, expected) => expect(parseColumnChoice(stored, 3)).toEqual(expected),
);
