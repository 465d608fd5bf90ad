import { Text } from '@mantine/core';
import { RecordLink } from '~/domain/links/record-link';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { Card } from '~/ui/page/card';
import { FieldValueList } from '~/ui/page/field-value-list';
import { FoldedSection } from '~/ui/page/folded-section';
import { Tag } from '~/ui/text/tag';
import { Time } from '~/ui/time/time';
import { useCampaignChannelNames } from '../channel-names';
import type { SendAttempt } from '../send/send-attempt';
import { isOutcomeOpen } from '../send/send-machine';
import { useInboxTimeZones } from '../use-inbox-time-zones';
import { useZonedTimesFormat } from '../wizard/schedule/use-clock-time-format';
import classes from './attempt.module.css';
import { PlatformCampaign } from './read-back';

const moment = (at: number) => <Time key={at} value={new Date(at).toISOString()} />;

/** The facts of a sent campaign: recipients, sender, message, time and author, all by name. */
export function AttemptDetails({ attempt }: { readonly attempt: SendAttempt }) {
  const t = useT();
  const channels = useCampaignChannelNames();
  const zonedTimes = useZonedTimesFormat();
  const { state, content, names, plan, importedAt } = attempt;
  const zoneByInbox = useInboxTimeZones(content.scheduledAt !== null);
  const isSentNow = state.name === 'sent' && content.scheduledAt === null;
  return (
    <Card>
      <FieldValueList
        facts={[
          [
            t(m.campaigns_step_audience_short),
            <div key="audience" className={classes.tags}>
              {names.audience.map((label) => (
                <RecordLink key={label} kind="label" value={label}>
                  <Tag tone="plain">{markHiddenCharacters(label)}</Tag>
                </RecordLink>
              ))}
            </div>,
          ],
          [
            t(m.campaigns_sender),
            <div key="sender">
              <RecordLink kind="inbox" value={content.inboxId} isKnown>
                {markHiddenCharacters(names.sender)}
              </RecordLink>
              <Text size="xs" c="dimmed">
                {channels[content.channel]}
              </Text>
            </div>,
          ],
          ...(content.templateParams
            ? [
                [
                  t(m.campaigns_template),
                  markHiddenCharacters(`${content.message} (${content.templateParams.language})`),
                ] as const,
              ]
            : []),
          ...(content.scheduledAt === null
            ? []
            : [
                [
                  t(m.campaign_list_scheduled_for),
                  zonedTimes(Date.parse(content.scheduledAt), zoneByInbox(content.inboxId)).map((time) => (
                    <div key={time}>{time}</div>
                  )),
                ] as const,
              ]),
          [t(isSentNow ? m.campaigns_attempt : m.campaigns_requested_at), moment(attempt.sentAt)],
          [t(m.campaigns_person), attempt.person],
          ...(importedAt === undefined ? [] : [[t(m.campaigns_imported_at), moment(importedAt)] as const]),
          ...(plan ? [[t(m.campaigns_approval_author), plan.author] as const] : []),
          ...(state.name === 'sent' ? [[t(m.campaigns_id), state.id] as const] : []),
        ]}
      />
    </Card>
  );
}

/** IDs, statuses and the platform's messages, shown for troubleshooting. */
export function TechnicalDetails({ attempt }: { readonly attempt: SendAttempt }) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const { state, names, confirmedRecipients, endedAt } = attempt;
  return (
    <Card>
      <FoldedSection isLate title={t(m.campaign_outcome_technical)}>
        <FieldValueList
          facts={[
            [t(m.campaigns_account), names.workspace],
            [t(m.campaigns_recipients), number.format(confirmedRecipients)],
            ...(state.name === 'sent' && typeof state.reachableCount === 'number'
              ? [[t(m.campaigns_reachable_count), number.format(state.reachableCount)] as const]
              : []),
            ...(endedAt === null || isOutcomeOpen(state)
              ? []
              : [[t(m.campaigns_confirmed_at), moment(endedAt)] as const]),
            ...(state.name === 'unknown' ? [[t(m.campaigns_status), state.status ?? '–'] as const] : []),
          ]}
        />
        {state.name === 'sent' && (
          <PlatformCampaign campaignId={state.id} title={t(m.campaigns_platform_data)} />
        )}
      </FoldedSection>
    </Card>
  );
}
