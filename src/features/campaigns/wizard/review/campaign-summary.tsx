import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { getTemplateCategoryName, getTemplateLanguageName } from '~/domain/template-labels';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import { TextWithVariableChips } from '~/ui/identity/text-with-variable-chips';
import { Card } from '~/ui/page/card';
import { CampaignChannelIcon } from '../../channel-icon';
import { useCampaignChannelNames } from '../../channel-names';
import { type CampaignDraft, getScheduledInstant, type WizardStep } from '../draft/campaign-draft';
import { getAccountLabels } from '../get-account-labels';
import { ScheduledTime } from '../schedule/scheduled-time';
import { getBrowserZone, listShownZones } from '../schedule/zones';
import classes from '../wizard.module.css';

interface CampaignSummaryProps {
  readonly draft: CampaignDraft;
  /** The field for the campaign's name. */
  readonly nameField: ReactNode;
  readonly onStep: (step: WizardStep) => void;
}

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: string;
  /** The wizard step where the fact can be changed. */
  readonly step?: WizardStep;
}

/** Summarizes the campaign except for its audience: name, sender, message, time and account. */
export function CampaignSummary({ draft, nameField, onStep }: CampaignSummaryProps) {
  const t = useT();
  const { account, instance } = getAccountLabels(t, useScope());
  const locale = useFormatLocale();
  const channels = useCampaignChannelNames();
  const { channel, from, template, when } = draft;
  const at = when === 'later' ? getScheduledInstant(draft) : null;
  const sender = from && (
    <span className={classes.sender}>
      <CampaignChannelIcon channel={channel} />
      {markHiddenCharacters(from.name)}
    </span>
  );
  const facts: readonly Fact[] = [
    { name: t(m.campaigns_name), value: nameField },
    {
      name: channel === 'email' ? t(m.campaigns_sender) : t(m.common_inbox),
      value: sender,
      ...(channel !== null && {
        note: channel === 'template' ? `${channels[channel]} · ${t(m.campaigns_billed)}` : channels[channel],
      }),
      step: 'audience',
    },
    ...(template
      ? [
          {
            name: t(m.campaigns_template),
            value: markHiddenCharacters(`${template.name} (${template.language})`),
            note: [
              ...(template.category ? [getTemplateCategoryName(t, template.category)] : []),
              getTemplateLanguageName(template.language, locale),
            ].join(' · '),
            step: 'content' as const,
          },
        ]
      : []),
    ...(channel === 'website' || channel === 'email'
      ? [
          {
            name: t(m.campaigns_message),
            value: draft.text !== '' && (
              <span className={classes.excerpt}>
                <TextWithVariableChips text={draft.text} />
              </span>
            ),
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
          <ScheduledTime
            at={at}
            zones={[...new Set([...listShownZones(getBrowserZone(), from?.timezone ?? null), draft.zone])]}
          />
        ),
      step: 'time',
    },
    { name: t(m.campaigns_account), value: account, note: instance },
  ];
  return (
    <Card isFlush>
      <dl className={classes.summary}>
        {facts.map(({ name, value, note, step }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <div>
                {value || <span className={classes.dim}>{t(m.common_none)}</span>}
                {note && <small>{note}</small>}
              </div>
              {step && <EditFactLink name={name} onClick={() => onStep(step)} />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface EditFactLinkProps {
  /** The name of the fact, for the link's accessible name. */
  readonly name: string;
  readonly onClick: () => void;
}

/** A link to the wizard step where a fact can be changed. */
export function EditFactLink({ name, onClick }: EditFactLinkProps) {
  const t = useT();
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      fw={500}
      aria-label={t(m.campaigns_edit_fact, { name })}
      onClick={onClick}
    >
      {t(m.common_edit)}
    </Anchor>
  );
}
