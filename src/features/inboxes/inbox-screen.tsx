import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Inbox, inboxQuery, inboxSchema } from '~/api/inboxes';
import { DashboardButton } from '~/domain/dashboard-button';
import { UsedInCard } from '~/domain/used-in-card';
import { CurrentTimeCard } from '~/domain/zone-clock';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { AdditionalFields } from '~/ui/form/additional-fields';
import { ChannelIcon } from '~/ui/identity/channel-icon';
import { getChannelName } from '~/ui/identity/channels';
import { StatusDot } from '~/ui/identity/status-dot';
import { Card } from '~/ui/page/card';
import { FieldValueList } from '~/ui/page/field-value-list';
import { Page } from '~/ui/page/page';
import { ViewOnlyNotice } from '~/ui/page/view-only-notice';
import { RecordPageColumns } from '~/ui/table/record-page-columns';
import { Time } from '~/ui/time/time';
import { InboxCampaigns } from './inbox-campaigns';
import classes from './inbox-screen.module.css';

/**
 * Shows the settings and campaigns of an inbox, and the records that refer to the inbox. Only the dashboard can edit an
 * inbox.
 */
export function InboxScreen({ inboxId }: { readonly inboxId: number }) {
  const t = useT();
  const { data: inbox } = useSuspenseQuery(inboxQuery(useScope(), inboxId));
  const yesNo = (value: boolean) => (
    <StatusDot tone={value ? 'ok' : 'idle'}>{value ? t(m.common_yes) : t(m.common_no)}</StatusDot>
  );
  return (
    <Page
      title={inbox.name}
      badge={
        <span className={classes.channel}>
          <ChannelIcon type={inbox.channel_type} isDecorative />
          {getChannelName(t, inbox.channel_type)}
        </span>
      }
      actions={
        <>
          <ViewOnlyNotice reason={t(m.inboxes_view_only)} />
          <DashboardButton record="inbox" id={inbox.id} />
        </>
      }
    >
      <RecordPageColumns
        aside={
          <>
            <CurrentTimeCard
              zone={inbox.timezone}
              usesHours={inbox.working_hours_enabled}
              unknownHours={t(m.inboxes_hours_unknown)}
            />
            <UsedInCard target={{ kind: 'inbox', id: inboxId, names: [inbox.name] }} />
            <Card>
              <FieldValueList
                facts={[
                  [t(m.common_created), <Time key="created" value={inbox.created_at} style="date" />],
                  [t(m.common_updated), <Time key="updated" value={inbox.updated_at} style="date" />],
                  [t(m.inboxes_id), inbox.id],
                ]}
              />
              <AdditionalFields record={inbox} known={inboxSchema.shape} />
            </Card>
          </>
        }
      >
        <Card title={t(m.inboxes_conversations)}>
          <div className={classes.settings}>
            <FieldValueList
              facts={[
                [t(m.inboxes_greeting_enabled), yesNo(inbox.greeting_enabled)],
                [t(m.inboxes_greeting), <Words key="greeting" text={inbox.greeting_message} />],
                [t(m.common_auto_assignment), yesNo(inbox.enable_auto_assignment)],
                [t(m.inboxes_after_resolved), yesNo(inbox.allow_messages_after_resolved)],
                [t(m.inboxes_single_conversation), yesNo(inbox.lock_to_single_conversation)],
                [t(m.inboxes_csat), yesNo(inbox.csat_survey_enabled)],
              ]}
            />
          </div>
        </Card>
        <Hours inbox={inbox} />
        <InboxCampaigns inbox={inbox} />
      </RecordPageColumns>
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
  return (
    <Card title={t(m.inboxes_working_hours)}>
      <div className={classes.settings}>
        <FieldValueList
          facts={[
            [
              t(m.inboxes_working_hours),
              <StatusDot key="hours" tone={inbox.working_hours_enabled ? 'ok' : 'idle'}>
                {t(inbox.working_hours_enabled ? m.inboxes_hours_used : m.inboxes_hours_not_used)}
              </StatusDot>,
            ],
            [t(m.common_time_zone), inbox.timezone],
            [t(m.common_out_of_office), <Words key="away" text={inbox.out_of_office_message} />],
          ]}
        />
      </div>
    </Card>
  );
}
