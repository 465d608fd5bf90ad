import { expect, it } from 'vitest';
import type { Team } from '~/api/teams';
import { pickChanges } from '~/records/values';
import { getTeamValues, teamComparisons } from './team-values';

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
const CARE = getTeamValues(TEAM);

it.each([
  ['line breaks converted by a text field', { out_of_office_message: 'One\nTwo' }, {}],
  ['an empty description that stays empty', { description: '' }, {}],
  ['a new name', { name: 'Customer care' }, { name: 'Customer care' }],
  ['a cleared message', { out_of_office_message: '' }, { out_of_office_message: '' }],
])('saving a team sends only the changed fields after %s', (_what, typed, changes) => {
  expect(pickChanges(CARE, { ...CARE, ...typed }, teamComparisons)).toEqual(changes);
});
