import { expect, it } from 'vitest';
import { formatTableChoice, listChoosableColumns, parseTableChoice } from './table-view-state';

const NOTHING = { isCompact: false, hidden: [] };

it.each([
  ['nothing', null, NOTHING],
  ['invalid JSON', 'compact', NOTHING],
  ['a list', '["compact"]', NOTHING],
  ['another shape', '{"rows":1,"hidden":"status"}', NOTHING],
  ['keys that aren’t strings', '{"hidden":["status",7,null]}', { isCompact: false, hidden: ['status'] }],
  ['only compact rows', '{"rows":"compact"}', { isCompact: true, hidden: [] }],
])('parseTableChoice parses stored table settings: %s', (_what, kept, choice) =>
  expect(parseTableChoice(kept)).toEqual(choice),
);

it.each([NOTHING, { isCompact: true, hidden: ['status', 'updated'] }])(
  'table settings are the same after they are stored and parsed: %j',
  (choice) => expect(parseTableChoice(formatTableChoice(choice))).toEqual(choice),
);

it('users can hide columns with a plain-text title, except the name column', () => {
  const cell = () => '';
  const columns = [
    { key: 'chosen', title: null, cell },
    { key: 'name', title: 'Name', cell },
    { key: 'status', title: 'Status', cell },
    { key: 'actions', title: ['Actions'], cell },
  ];
  expect(listChoosableColumns(columns).map(({ key }) => key)).toEqual(['status']);
});
