import { linkOptions } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { defineResource } from './define-resource';
import { SECTIONS } from './sections';

/** A campaign that this browser sent. Palette and recent records read campaigns from the ledger (`app/palette`). */
export const campaign = defineResource({
  kind: 'campaign',
  ...SECTIONS.campaign,
  operations: 'campaigns',
  missingTexts: { 'campaigns.preview': m.platform_no_preview, 'campaigns.get': m.platform_no_campaign },
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/campaigns/$attemptId', params: { workspace, attemptId: id } }),
  create: {
    label: m.campaigns_new,
    page: (workspace) => linkOptions({ to: '/$workspace/campaigns/new', params: { workspace } }),
  },
});
