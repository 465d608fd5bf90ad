import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import { Tag } from '~/ui/text/tag';
import { useChannelNames } from '../../channel-names';
import { accountWords } from '../account-words';
import { type CampaignDraft, type Step, scheduledInstant } from '../draft/campaign-draft';
import { categoryName, languageName } from '../message/template-words';
import { ScheduledTime } from '../schedule/scheduled-time';
import { ownZone, shownZones } from '../schedule/zones';
import classes from '../wizard.module.css';

interface ReviewFactsProps {
  readonly draft: CampaignDraft;
  /** How many it reaches, as it was counted. */
  readonly count: ReactNode;
  readonly onStep: (step: Step) => void;
}

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: string;
  /** Where it is changed. */
  readonly step?: Step;
}

/** The campaign by name: recipients, audience, sender, what they read, time, and whose account it is. */
export function ReviewFacts({ draft, count, onStep }: ReviewFactsProps) {
  const t = useT();
  const { account, instance } = accountWords(t, useScope());
  const locale = useFormatLocale();
  const channels = useChannelNames();
  const { channel, from, labels, template, when } = draft;
  const at = when === 'later' ? scheduledInstant(draft) : null;
  const isBilled = channel === 'template' && { note: t(m.campaigns_billed) };
  const facts: readonly Fact[] = [
    { name: t(m.campaigns_recipients), value: count, step: 'audience' },
    {
      name: t(m.common_labels),
      value: labels.length > 0 && (
        <span className={classes.tags}>
          {labels.map(({ id, title }) => (
            <Tag key={id} tone="plain">
              {markHidden(title)}
            </Tag>
          ))}
        </span>
      ),
      step: 'audience',
    },
    {
      name: channel === 'email' ? t(m.campaigns_sender) : t(m.common_inbox),
      value: markHidden(from?.name ?? ''),
      step: 'audience',
    },
    { name: t(m.common_channel), value: channel === null ? '' : channels[channel], ...isBilled },
    ...(template
      ? [
          {
            name: t(m.campaigns_template),
            value: markHidden(`${template.name} (${template.language})`),
            note: [
              ...(template.category ? [categoryName(t, template.category)] : []),
              languageName(template.language, locale),
            ].join(' · '),
            step: 'content' as const,
          },
        ]
      : []),
    ...(channel === 'website' || channel === 'email'
      ? [
          {
            name: t(m.campaigns_message),
            value: draft.text !== '' && <span className={classes.excerpt}>{markHidden(draft.text)}</span>,
            step: 'content' as const,
          },
        ]
      : []),
    {
      name: t(m.campaigns_when),
      value:
        at === null ? (
          t(when === 'now' ? m.campaigns_now : m.campaigns_later)
        ) : (
          <ScheduledTime at={at} zones={shownZones(ownZone(), from?.timezone ?? null)} />
        ),
      step: 'time',
    },
    {
      name: t(m.campaigns_account),
      value: account,
      note: instance,
    },
  ];
  return (
    <dl className={classes.summary}>
      {facts.map(({ name, value, note, step }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <div>
              {value || <span className={classes.dim}>{t(m.common_none)}</span>}
              {note && (
                <Text size="sm" c="dimmed">
                  {note}
                </Text>
              )}
            </div>
            {step && (
              <Anchor
                component="button"
                type="button"
                size="sm"
                aria-label={t(m.campaigns_edit_fact, { name })}
                onClick={() => onStep(step)}
              >
                {t(m.common_edit)}
              </Anchor>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
