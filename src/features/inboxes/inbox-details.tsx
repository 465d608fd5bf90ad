import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Inbox, inbox as inboxSchema } from '~/api/inboxes';
import { DashboardLink } from '~/domain/dashboard-link';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Dialog } from '~/ui/dialog';
import { Facts } from '~/ui/facts';
import { FurtherFields } from '~/ui/further-fields';
import { Time } from '~/ui/time';
import { channelWord } from './channel-word';

interface InboxDetailsProps {
  readonly inbox: Inbox;
  readonly onClose: () => void;
}

/** Every field of an inbox. Read-only: the platform changes inboxes nowhere but in its own interface. */
export function InboxDetails({ inbox, onClose }: InboxDetailsProps) {
  const t = useT();
  const yesNo = (value: boolean) => (value ? t(m.common_yes) : t(m.common_no));
  const text = (value: string | null): ReactNode => value || <Text c="dimmed">{t(m.common_none)}</Text>;
  return (
    <Dialog onClose={onClose} size="lg" title={inbox.name}>
      <Facts
        facts={[
          [t(m.inboxes_id), inbox.id],
          [t(m.common_channel), channelWord(t, inbox.channel_type)],
          [t(m.common_time_zone), inbox.timezone],
          [t(m.inboxes_greeting_enabled), yesNo(inbox.greeting_enabled)],
          [t(m.inboxes_greeting), text(inbox.greeting_message)],
          [t(m.inboxes_working_hours), yesNo(inbox.working_hours_enabled)],
          [t(m.common_out_of_office), text(inbox.out_of_office_message)],
          [t(m.inboxes_csat), yesNo(inbox.csat_survey_enabled)],
          [t(m.common_auto_assignment), yesNo(inbox.enable_auto_assignment)],
          [t(m.inboxes_after_resolved), yesNo(inbox.allow_messages_after_resolved)],
          [t(m.inboxes_single_conversation), yesNo(inbox.lock_to_single_conversation)],
          [t(m.common_created), <Time key="created" value={inbox.created_at} />],
          [t(m.common_updated), <Time key="updated" value={inbox.updated_at} />],
        ]}
      />
      <DashboardLink record="inbox" id={inbox.id} />
      <FurtherFields record={inbox} known={inboxSchema.shape} />
    </Dialog>
  );
}
