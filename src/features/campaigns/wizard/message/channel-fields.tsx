import { NativeSelect, Radio, Stack } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { revealInvisibleCharacters } from '~/lib/text/visible-text';
import { NumericIdField } from '~/ui/form/numeric-id-field';
import { Banner } from '~/ui/notice/banner';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { CampaignChannelIcon } from '../../channel-icon';
import { SEND_CHANNELS, type SendChannel } from '../../send/campaign-content';
import type { CampaignSender } from '../audience/current-names';
import classes from '../choices.module.css';
import type { CampaignDraft } from '../draft/campaign-draft';
import { isTimeZone } from '../schedule/zones';
import { useCampaignSenders } from './use-campaign-senders';

interface ChannelFieldsProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
}

/** Selects the channel, and then one of the senders that support this channel. */
export function ChannelFields({ draft, onEdit }: ChannelFieldsProps) {
  const t = useT();
  const titles: Record<SendChannel, readonly [string, string]> = {
    template: [t(m.campaigns_channel_template), t(m.campaigns_channel_template_text)],
    website: [t(m.campaigns_channel_website), t(m.campaigns_channel_website_text)],
    email: [t(m.common_email), t(m.campaigns_channel_email_text)],
  };
  // Clears the sender, template and approval file, because they depend on the channel. The text is kept.
  const choose = (value: string) => {
    const channel = SEND_CHANNELS.find((known) => known === value);
    if (channel) onEdit({ channel, from: null, template: null, plan: null });
  };
  return (
    <Stack gap="md">
      {/* The label is visible to screen readers only, because the step's heading has the same text. */}
      <Radio.Group
        label={t(m.campaigns_type_label)}
        classNames={{ label: 'visually-hidden' }}
        value={draft.channel}
        onChange={choose}
      >
        <div className={classes.choices}>
          {SEND_CHANNELS.map((channel) => (
            <Radio.Card key={channel} value={channel} className={classes.choice}>
              <CampaignChannelIcon channel={channel} isDecorative />
              <b>{titles[channel][0]}</b>
              <Radio.Indicator size="xs" className={classes.mark} />
              <p>{titles[channel][1]}</p>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {draft.channel !== null && <FromField draft={draft} onEdit={onEdit} channel={draft.channel} />}
    </Stack>
  );
}

function FromField({ draft, onEdit, channel }: ChannelFieldsProps & { readonly channel: SendChannel }) {
  const t = useT();
  const { isListed, data: options = [], error, isPending, refetch } = useCampaignSenders(channel);
  if (!isListed) {
    return <TypedSender from={draft.from} onChange={(from) => onEdit({ from, template: null })} />;
  }
  if (error) {
    return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  }
  if (!isPending && options.length === 0) {
    return <Banner tone="warn" title={t(m.campaigns_no_senders)} role="status" />;
  }
  return <FromChoice draft={draft} onEdit={onEdit} options={options} isPending={isPending} />;
}

interface FromChoiceProps extends ChannelFieldsProps {
  readonly options: readonly CampaignSender[];
  readonly isPending: boolean;
}

/** Selects the sender. If there is only one, selects it automatically. */
function FromChoice({ draft, onEdit, options, isPending }: FromChoiceProps) {
  const t = useT();
  const [only, other] = options;
  const single = other === undefined ? only : undefined;
  // Resets the template, because templates belong to an inbox. Uses the inbox's time zone until a date is set.
  const choose = (from: CampaignSender | null) =>
    onEdit({
      from,
      template: null,
      ...(from?.timezone && draft.date === '' && isTimeZone(from.timezone) && { zone: from.timezone }),
    });
  const chooseSingle = useEffectEvent(() => single && choose(single));
  const isToChoose = single !== undefined && draft.from === null;
  useEffect(() => {
    if (isToChoose) chooseSingle();
  }, [isToChoose]);
  const isGone = !isPending && draft.from !== null && !options.some(({ id }) => id === draft.from?.id);
  return (
    <NativeSelect
      error={
        isGone &&
        t(m.campaigns_sender_unavailable, { name: revealInvisibleCharacters(draft.from?.name ?? '') })
      }
      label={draft.channel === 'email' ? t(m.campaigns_sender) : t(m.common_inbox)}
      disabled={isPending}
      value={draft.from?.id ?? ''}
      onChange={({ currentTarget }) => {
        choose(options.find(({ id }) => String(id) === currentTarget.value) ?? null);
      }}
      data={[
        ...(single && draft.from?.id === single.id
          ? []
          : [{ value: '', label: isPending ? t(m.common_loading) : t(m.common_choose) }]),
        ...options.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}

interface TypedSenderProps {
  readonly from: CampaignDraft['from'];
  readonly onChange: (from: CampaignDraft['from']) => void;
}

/** A field for the ID of an email sender, for platforms that can't list the senders. */
function TypedSender({ from, onChange }: TypedSenderProps) {
  const t = useT();
  return (
    <NumericIdField
      label={t(m.campaigns_sender_id)}
      description={t(m.campaigns_sender_manual)}
      value={from?.id ?? null}
      onChange={(id) => onChange(id === null ? null : { id, name: t(m.common_id, { id }), timezone: null })}
    />
  );
}
