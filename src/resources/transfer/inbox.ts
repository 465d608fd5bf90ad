import { listInboxes } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import { getChannelName } from '~/ui/identity/channels';
import { defineTransfer } from './define-transfer';
import { definePagedList } from './record-lists';

export const inboxTransfer = defineTransfer({
  name: 'inboxes',
  kind: 'inbox',
  section: 'inbox',
  dashboard: 'inbox',
  list: definePagedList(listInboxes),
  isPartialForAgents: true,
  nameField: 'name',
  keyFields: ['name', 'channel_type'],
  describe: (t, [, channel = '']) => (channel === '' ? '' : getChannelName(t, channel)),
  reference: 'inbox',
  isReplaceable: true,
  singular: m.common_inbox,
  // Exports only fields defined by the contract, because a channel's settings may contain anything, including secrets.
  exportedFields: [
    'name',
    'channel_type',
    'greeting_enabled',
    'greeting_message',
    'working_hours_enabled',
    'out_of_office_message',
    'timezone',
    'csat_survey_enabled',
    'enable_auto_assignment',
    'allow_messages_after_resolved',
    'lock_to_single_conversation',
  ],
});
