import { IconUsers } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { defineResource } from './define-resource';
import { getMembershipAccess } from './membership-record';

export const membershipResource = defineResource({
  kind: 'membership',
  title: m.teams_members,
  icon: IconUsers,
  operations: 'teams.members',
  missingTexts: {
    'teams.members.list': m.platform_no_members,
    'teams.members.add': m.platform_no_adding_members,
    'teams.members.remove': m.platform_no_removing_members,
  },
  page: (workspace, { parent = '' }) =>
    linkOptions({ to: '/$workspace/teams/$teamId', params: { workspace, teamId: parent } }),
  isShownInList: true,
  access: (queryClient, scope, { record, parent, name }) =>
    getMembershipAccess(queryClient, scope, Number(parent), { id: Number(record), name }),
});
