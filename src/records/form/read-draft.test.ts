import { expect, it } from 'vitest';
import { readDraft } from './read-draft';

const START = { name: 'Care', isOpen: true, parent: null };
const OPENED = { name: 'Car', isOpen: false, parent: 3 };
const TYPED = { name: 'Cars', isOpen: false, parent: null };

it.each<[string, unknown, unknown]>([
  ['of this build', { opened: OPENED, typed: TYPED }, { opened: OPENED, typed: TYPED }],
  ['of a former build’s team', { begunOn: OPENED, typed: TYPED }, { opened: OPENED, typed: TYPED }],
  [
    'of a former build’s canned response',
    { initial: OPENED, typed: TYPED },
    { opened: OPENED, typed: TYPED },
  ],
  ['of something new', { typed: TYPED }, { opened: START, typed: TYPED }],
  ['begun on something else', { opened: { title: '' }, typed: TYPED }, { opened: START, typed: TYPED }],
])('reads a draft %s', (_, kept, draft) =>
  expect(readDraft(kept, START)).toEqual({ values: draft, unfit: [] }),
);

it('leaves out what nobody typed', () => {
  const former = { color: 'red', note: 'old' };
  const kept = { opened: { ...OPENED, ...former }, typed: { ...TYPED, color: 'red', note: 'typed' } };
  expect(readDraft(kept, START).unfit).toEqual([{ field: 'note', value: 'typed' }]);
});

it('restores nothing where all that was typed has no field any more', () => {
  const kept = { opened: OPENED, typed: { ...OPENED, note: 'typed' } };
  expect(readDraft(kept, START)).toEqual({ values: null, unfit: [{ field: 'note', value: 'typed' }] });
});
