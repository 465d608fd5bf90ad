import { expect, it } from 'vitest';
import { readDraft } from './read-draft';

const START = { name: 'Care', isOpen: true, parent: null };
const OPENED = { name: 'Car', isOpen: false, parent: 3 };
const TYPED = { name: 'Cars', isOpen: false, parent: null };

it.each<[string, unknown, unknown]>([
  ['of this build', { opened: OPENED, typed: TYPED }, { opened: OPENED, typed: TYPED }],
  ['of a team from an earlier build', { begunOn: OPENED, typed: TYPED }, { opened: OPENED, typed: TYPED }],
  [
    'of a canned response from an earlier build',
    { initial: OPENED, typed: TYPED },
    { opened: OPENED, typed: TYPED },
  ],
  ['of a new record', { typed: TYPED }, { opened: START, typed: TYPED }],
  ['started on other values', { opened: { title: '' }, typed: TYPED }, { opened: START, typed: TYPED }],
])('reads a draft %s', (_, kept, draft) =>
  expect(readDraft(kept, START)).toEqual({ values: draft, unfit: [] }),
);

it('draft fields that no longer exist are offered as text only if the user changed them', () => {
  const former = { color: 'red', note: 'old' };
  const kept = { opened: { ...OPENED, ...former }, typed: { ...TYPED, color: 'red', note: 'typed' } };
  expect(readDraft(kept, START).unfit).toEqual([{ field: 'note', value: 'typed' }]);
});

it('restores no form values from a draft if the user only changed fields that no longer exist', () => {
  const kept = { opened: OPENED, typed: { ...OPENED, note: 'typed' } };
  expect(readDraft(kept, START)).toEqual({ values: null, unfit: [{ field: 'note', value: 'typed' }] });
});
