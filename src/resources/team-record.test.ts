import { readAllPages } from '~/api/http/all-pages';
import { listTeams } from '~/api/teams';
import { testRecordWrites } from '~/records/fixtures/record-tables';
import { getTeamAccess, getTeamCreation, getTeamRemoval } from './team-record';
import { NEW_TEAM } from './team-values';

testRecordWrites('a team', {
  reads: ['teams.get', 'teams.list'],
  update: 'teams.update',
  open: async ({ scope }) => {
    const own = (await readAllPages(scope, listTeams)).find(({ system_managed }) => !system_managed);
    if (!own) throw new Error('the demo data has none');
    return own;
  },
  access: ({ queryClient, scope }, { id }) => getTeamAccess(queryClient, scope, id),
  edit: (values) => ({ ...values, name: `${values.name}, edited`, out_of_office_message: '' }),
  creation: {
    operation: 'teams.create',
    access: ({ queryClient, scope }) => getTeamCreation(queryClient, scope),
    values: { ...NEW_TEAM, name: 'Weekend', timezone: 'Asia/Kolkata' },
  },
  removal: {
    operation: 'teams.delete',
    access: ({ queryClient, scope }, team) => getTeamRemoval(queryClient, scope, team, null),
  },
});
