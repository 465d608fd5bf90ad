import { linkOptions } from '@tanstack/react-router';
import { sentCampaignsQuery } from '~/domain/sent-campaigns';
import * as m from '~/i18n/messages';
import { defineResource } from './define-resource';
import { createRecordNameLookup } from './record-reads';
import { RESOURCE_SECTIONS } from './resource-sections';

/** The maximum length of a campaign's name in the recent records, in characters. Longer names are cut. */
const NAME_LENGTH = 80;

/**
 * A campaign sent from this browser. Its search list is defined in `app/palette`, because the log of sent campaigns
 * belongs to a feature.
 */
export const campaignResource = defineResource({
  kind: 'campaign',
  ...RESOURCE_SECTIONS.campaign,
  operations: 'campaigns',
  missingTexts: { 'campaigns.preview': m.platform_no_preview, 'campaigns.get': m.platform_no_campaign },
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/campaigns/$attemptId', params: { workspace, attemptId: id } }),
  recentPage: {
    route: '/$workspace/campaigns/$attemptId',
    parameter: 'attemptId',
    read: (scope, { id }) =>
      createRecordNameLookup(sentCampaignsQuery(scope), ({ campaigns }) =>
        campaigns.find((one) => one.id === id)?.name.slice(0, NAME_LENGTH),
      ),
  },
  create: {
    label: m.campaigns_new,
    page: (workspace) => linkOptions({ to: '/$workspace/campaigns/new', params: { workspace } }),
  },
});
