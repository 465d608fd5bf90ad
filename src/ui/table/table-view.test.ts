// What the browser keeps of a choice of rows and columns, and which columns can be chosen.
import { expect, it } from 'vitest';
import { choiceOf, choosable, keptText } from './table-view';

const NOTHING = { isCompact: false, hidden: [] };

it.each([
  ['nothing', null, NOTHING],
  ['no JSON', 'compact', NOTHING],
  ['a list', '["compact"]', NOTHING],
  ['another shape', '{"rows":1,"hidden":"status"}', NOTHING],
  ['keys that are no texts', '{"hidden":["status",7,null]}', { isCompact: false, hidden: ['status'] }],
  ['compact rows alone', '{"rows":"compact"}', { isCompact: true, hidden: [] }],
])('reads what is kept: %s', (_what, kept, choice) => expect(choiceOf(kept)).toEqual(choice));

it.each([NOTHING, { isCompact: true, hidden: ['status', 'updated'] }])('reads what it wrote: %j', (choice) =>
  expect(choiceOf(keptText(choice))).toEqual(choice),
);

it('offers every column with a title but the name', () => {
  const cell = () => '';
  const columns = [
    { key: 'chosen', title: null, cell },
    { key: 'name', title: 'Name', cell },
    { key: 'status', title: 'Status', cell },
    { key: 'actions', title: ['Actions'], cell },
  ];
  expect(choosable(columns).map(({ key }) => key)).toEqual(['status']);
});
