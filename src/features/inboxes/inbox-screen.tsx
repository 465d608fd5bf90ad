import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Inbox, inboxQuery, inbox as inboxSchema } from '~/api/inboxes';
import { DashboardLink } from '~/domain/dashboard-link';
import { UsedBy } from '~/domain/used-by';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { timeIn } from '~/lib/time/time-zones';
import { useScope } from '~/session/scope-context';
import { FurtherFields } from '~/ui/form/further-fields';
import { getChannelWord } from '~/ui/identity/channels';
import { Card } from '~/ui/page/card';
import { Facts } from '~/ui/page/facts';
import { Page } from '~/ui/page/page';
import { Columns } from '~/ui/table/columns';
import { Tag } from '~/ui/text/tag';
import { Time } from '~/ui/time/time';
import { useNow } from '~/ui/time/use-now';
import { InboxCampaigns } from './inbox-campaigns';

/** One inbox: what is told of it, when it is open, what it can send, and what uses it. The platform changes it nowhere but in its own interface. */
export function InboxScreen({ inboxId }: { readonly inboxId: number }) {
  const t = useT();
  const { data: inbox } = useSuspenseQuery(inboxQuery(useScope(), inboxId));
  const yesNo = (value: boolean) => (value ? t(m.common_yes) : t(m.common_no));
  return (
    <Page title={inbox.name} badge={<Tag tone="plain">{getChannelWord(t, inbox.channel_type)}</Tag>}>
      <Columns
        aside={
          <>
            <Card title={t(m.common_record_details)}>
              <Facts
                facts={[
                  [t(m.inboxes_id), inbox.id],
                  [t(m.common_created), <Time key="created" value={inbox.created_at} />],
                  [t(m.common_updated), <Time key="updated" value={inbox.updated_at} />],
                ]}
              />
              <DashboardLink record="inbox" id={inbox.id} />
              <FurtherFields record={inbox} known={inboxSchema.shape} />
            </Card>
            {/* Last: it comes later, and moves nothing. */}
            <Card title={t(m.uses_title)} isRegion>
              <UsedBy target={{ kind: 'inbox', id: inboxId, names: [inbox.name] }} />
            </Card>
          </>
        }
      >
        <Card title={t(m.inboxes_conversations)}>
          <Facts
            facts={[
              [t(m.inboxes_greeting_enabled), yesNo(inbox.greeting_enabled)],
              [t(m.inboxes_greeting), <Words key="greeting" text={inbox.greeting_message} />],
              [t(m.common_auto_assignment), yesNo(inbox.enable_auto_assignment)],
              [t(m.inboxes_after_resolved), yesNo(inbox.allow_messages_after_resolved)],
              [t(m.inboxes_single_conversation), yesNo(inbox.lock_to_single_conversation)],
              [t(m.inboxes_csat), yesNo(inbox.csat_survey_enabled)],
            ]}
          />
        </Card>
        <Hours inbox={inbox} />
        <InboxCampaigns inbox={inbox} />
      </Columns>
    </Page>
  );
}

function Words({ text }: { readonly text: string | null }): ReactNode {
  const t = useT();
  return (
    text || (
      <Text inherit c="dimmed">
        {t(m.common_none)}
      </Text>
    )
  );
}

function Hours({ inbox }: { readonly inbox: Inbox }) {
  const t = useT();
  const time = timeIn(inbox.timezone, useNow(10_000), useFormatLocale());
  return (
    <Card title={t(m.inboxes_working_hours)}>
      <Facts
        facts={[
          [t(m.inboxes_working_hours), t(inbox.working_hours_enabled ? m.common_yes : m.common_no)],
          [t(m.common_time_zone), time ? `${inbox.timezone} (${time})` : inbox.timezone],
          [t(m.common_out_of_office), <Words key="away" text={inbox.out_of_office_message} />],
        ]}
      />
    </Card>
  );
}
