import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Team } from '~/api/teams';
import {
  changesFor,
  creationOf,
  differing,
  merged,
  NEW_TEAM,
  normalisedIn,
  TEAM_FIELDS,
  type TeamValues,
  valuesOf,
} from './team-values';

const AT = '2025-01-01T10:00:00.000Z';
const TEAM: Team = {
  id: 1,
  name: 'Care',
  description: null,
  allow_auto_assign: true,
  working_hours_enabled: false,
  out_of_office_message: 'One\r\nTwo',
  timezone: 'Europe/Madrid',
  system_managed: false,
  created_at: AT,
  updated_at: AT,
};
const CARE = valuesOf(TEAM);

it('finds no difference in what a text field does to line breaks', () => {
  expect(differing({ ...CARE, out_of_office_message: 'One\nTwo' }, CARE)).toEqual([]);
});

it.each<[Partial<TeamValues>, object]>([
  [{}, {}],
  [{ name: 'Customer care' }, { name: 'Customer care' }],
  [{ out_of_office_message: '' }, { out_of_office_message: null }],
  [{ description: 'First answer' }, { description: 'First answer' }],
  [
    { allow_auto_assign: false, timezone: 'Asia/Kolkata' },
    { allow_auto_assign: false, timezone: 'Asia/Kolkata' },
  ],
])('of %o sends %o', (typed, changes) => {
  const values = { ...CARE, ...typed };
  expect(changesFor(values, differing(values, CARE))).toEqual(changes);
});

it('creates with what was filled in', () => {
  expect(creationOf({ ...NEW_TEAM, name: 'Care' })).toEqual({
    name: 'Care',
    allow_auto_assign: true,
    working_hours_enabled: false,
  });
});

it('points out what is stored another way than it was sent, and nothing else', () => {
  const sent = { ...CARE, name: 'CARE', description: 'Mine' };
  const stored = { ...CARE, name: 'care', description: 'Theirs' };
  expect(normalisedIn(sent, ['name'], stored)).toEqual([{ field: 'name', sent: 'CARE', stored: 'care' }]);
});

const values: fc.Arbitrary<TeamValues> = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  description: fc.constantFrom('', 'a'),
  allow_auto_assign: fc.boolean(),
  working_hours_enabled: fc.boolean(),
  out_of_office_message: fc.constantFrom('', 'a', 'b'),
  timezone: fc.constantFrom('Etc/UTC', 'Asia/Kolkata'),
});

it('lays one’s own changes over theirs: no field of theirs is touched that one didn’t change', () => {
  fc.assert(
    fc.property(values, values, values, (own, opened, present) => {
      const result = merged(own, opened, present);
      const mine = differing(own, opened);
      for (const field of TEAM_FIELDS)
        expect(result[field]).toBe(mine.includes(field) ? own[field] : present[field]);
      expect(merged(opened, opened, present)).toEqual(present);
    }),
  );
});
