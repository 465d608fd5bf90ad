import { linkOptions } from '@tanstack/react-router';
import { conversationQuery } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { defineResource } from './define-resource';
import { createRecordNameLookup } from './record-reads';
import { RESOURCE_SECTIONS } from './resource-sections';

export const conversationResource = defineResource({
  kind: 'conversation',
  ...RESOURCE_SECTIONS.conversation,
  operations: 'conversations',
  missingTexts: {
    'conversations.find': m.platform_no_find,
    'conversations.list': m.platform_no_conversations,
  },
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/conversations/$displayId', params: { workspace, displayId: id } }),
  recentPage: {
    route: '/$workspace/conversations/$displayId',
    parameter: 'displayId',
    read: (scope, { id }) =>
      createRecordNameLookup(conversationQuery(scope, Number(id)), ({ contact }) =>
        contact ? `${contact.name} · #${id}` : `#${id}`,
      ),
    // Names recent conversations by their number, because contact names must not be stored in the browser.
    rememberedName: (id) => `#${id}`,
  },
});
