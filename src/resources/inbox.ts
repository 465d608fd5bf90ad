import { linkOptions } from '@tanstack/react-router';
import { channelWord } from '~/domain/channel-word';
import { inboxLookUp } from '~/domain/look-ups';
import { defineResource } from './define-resource';
import { defineSearch, findByName } from './record-reads';
import { SECTIONS } from './sections';

export const inbox = defineResource({
  kind: 'inbox',
  ...SECTIONS.inbox,
  page: (workspace, { id }) =>
    linkOptions({ to: '/$workspace/inboxes/$inboxId', params: { workspace, inboxId: id } }),
  search: (scope) =>
    defineSearch({
      kind: 'inbox',
      query: inboxLookUp(scope),
      finds: (all) => all.map((one) => ({ ...findByName(one), note: one.channel_type })),
    }),
  formatNote: channelWord,
});
