import { linkOptions } from '@tanstack/react-router';
import { conversationQuery } from '~/api/conversations';
import { defineResource } from './define-resource';
import { nameFromQuery } from './record-reads';
import { SECTIONS } from './sections';

export const conversation = defineResource({
  kind: 'conversation',
  ...SECTIONS.conversation,
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/conversations/$displayId', params: { workspace, displayId: id } }),
  recentPage: {
    route: '/$workspace/conversations/$displayId',
    parameter: 'displayId',
    read: (scope, { id }) =>
      nameFromQuery(conversationQuery(scope, Number(id)), ({ contact }) =>
        contact ? `${contact.name} · #${id}` : `#${id}`,
      ),
    // A contact's name is never stored in this browser.
    rememberedName: (id) => `#${id}`,
  },
});
