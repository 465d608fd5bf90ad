import { IconUsersGroup } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { createTeam, listTeams, teamQuery } from '~/api/teams';
import { teamNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { defineResource } from './define-resource';
import { createPaletteResult, createRecordNameLookup, definePaletteSearch } from './record-reads';
import { RESOURCE_SECTIONS } from './resource-sections';
import { getTeamAccess, getTeamCreation, getTeamRemoval } from './team-record';
import { NEW_TEAM } from './team-values';

const NewTeam = createLazyPart(() => import('~/features/teams/new-team-dialog'), 'NewTeamDialog');
const DeleteTeam = createLazyPart(() => import('~/features/teams/delete-team-dialog'), 'DeleteTeamDialog');

export const teamResource = defineResource({
  kind: 'team',
  ...RESOURCE_SECTIONS.team,
  icon: IconUsersGroup,
  one: m.common_team,
  checks: { list: listTeams, name: (team) => ({ team }), load: () => import('./team-checks') },
  operations: 'teams',
  missingTexts: { 'teams.list': m.platform_no_teams },
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/teams/$teamId', params: { workspace, teamId: id } }),
  search: (scope) =>
    definePaletteSearch({
      kind: 'team',
      query: teamNamesQuery(scope),
      finds: (all) => all.map((one) => ({ ...createPaletteResult(one), note: one.description })),
    }),
  recentPage: {
    route: '/$workspace/teams/$teamId',
    parameter: 'teamId',
    read: (scope, { id }) => createRecordNameLookup(teamQuery(scope, Number(id)), ({ name }) => name),
  },
  create: {
    label: m.teams_new,
    dialog: ({ onClose }) => <NewTeam onClose={onClose} />,
    needsAdministrator: true,
    operation: createTeam,
  },
  access: (queryClient, scope, { record }) => getTeamAccess(queryClient, scope, Number(record)),
  creation: getTeamCreation,
  emptyValues: NEW_TEAM,
  removal: (queryClient, scope, stored) => getTeamRemoval(queryClient, scope, stored, null),
  deleteQuestion: (stored, _, onClose) => (
    <DeleteTeam team={stored} members={null} onGone={onClose} onClose={onClose} />
  ),
});
