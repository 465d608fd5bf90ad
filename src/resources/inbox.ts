import { IconInbox } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { listInboxes } from '~/api/inboxes';
import { inboxNamesQuery } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { getChannelName } from '~/ui/identity/channels';
import { defineResource } from './define-resource';
import { createPaletteResult, definePaletteSearch } from './record-reads';
import { RESOURCE_SECTIONS } from './resource-sections';

export const inboxResource = defineResource({
  kind: 'inbox',
  ...RESOURCE_SECTIONS.inbox,
  icon: IconInbox,
  checks: { list: listInboxes, name: (inbox) => ({ inbox }), isPartialForAgents: true },
  operations: 'inboxes',
  missingTexts: { 'inboxes.templates': m.platform_no_templates },
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/inboxes/$inboxId', params: { workspace, inboxId: id } }),
  search: (scope) =>
    definePaletteSearch({
      kind: 'inbox',
      query: inboxNamesQuery(scope),
      finds: (all) => all.map((one) => ({ ...createPaletteResult(one), note: one.channel_type })),
    }),
  formatNote: getChannelName,
});
