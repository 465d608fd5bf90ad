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
  ['that lacks a field', { typed: { name: 'Cars', isOpen: false } }, null],
  ['with a field that the form hasn’t', { typed: { ...TYPED, color: 'red' } }, null],
  ['with another kind of value', { typed: { ...TYPED, isOpen: 'yes' } }, null],
  ['begun on something else', { opened: { title: '' }, typed: TYPED }, null],
  ['that is none', 'Cars', null],
])('reads a draft %s', (_, kept, draft) => expect(readDraft(kept, START)).toEqual(draft));
