import { linkOptions } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { defineResource } from './define-resource';
import { SECTIONS } from './sections';

/** A campaign as this browser sent it. The palette and recent records read it from the campaign ledger, not the platform. */
export const campaign = defineResource({
  kind: 'campaign',
  ...SECTIONS.campaign,
  operations: 'campaigns',
  without: { 'campaigns.preview': m.platform_no_preview, 'campaigns.get': m.platform_no_campaign },
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/campaigns/$attemptId', params: { workspace, attemptId: id } }),
  create: {
    words: m.campaigns_new,
    page: (workspace) => linkOptions({ to: '/$workspace/campaigns/new', params: { workspace } }),
  },
});
