import { IconClockPause } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { getReasonAccess, getReasonCreationRules, getReasonRemoval } from './availability-reason-record';
import { defineResource } from './define-resource';
import { RESOURCE_SECTIONS } from './resource-sections';

const NewReason = createLazyPart(
  () => import('~/features/availability-reasons/new-reason-dialog'),
  'NewReasonDialog',
);
const DeleteReason = createLazyPart(
  () => import('~/features/availability-reasons/delete-reason-dialog'),
  'DeleteReasonDialog',
);

export const availabilityReasonResource = defineResource({
  kind: 'availability-reason',
  ...RESOURCE_SECTIONS['availability-reason'],
  icon: IconClockPause,
  operations: 'availabilityReasons',
  missingTexts: { 'availabilityReasons.list': m.platform_no_list },
  page: (workspace) => linkOptions({ to: '/$workspace/availability-reasons', params: { workspace } }),
  isShownInList: true,
  create: {
    label: m.availability_reasons_new,
    dialog: ({ onClose }) => <NewReason onClose={onClose} />,
    needsAdministrator: true,
  },
  access: (queryClient, scope, { record }) => getReasonAccess(queryClient, scope, Number(record)),
  creation: getReasonCreationRules,
  emptyValues: { reason: '', emoji: '' },
  removal: getReasonRemoval,
  deleteQuestion: (stored, _, onClose) => <DeleteReason reason={stored} onClose={onClose} />,
});
