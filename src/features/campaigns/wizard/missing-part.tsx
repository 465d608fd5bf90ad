import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type CampaignDraft, findTimeProblem, type WizardStep } from './draft/campaign-draft';

interface MissingInputMessageProps {
  readonly draft: CampaignDraft;
  readonly step: WizardStep;
}

/** Returns the sentence for the first missing field of the audience step, with the name that the field has there. */
function getAudienceSentence({ channel, from }: CampaignDraft) {
  if (channel === null) return m.campaigns_missing_channel;
  if (from !== null) return m.campaigns_missing_audience;
  return channel === 'email' ? m.campaigns_missing_sender : m.campaigns_missing_inbox;
}

export function MissingInputMessage({ draft, step }: MissingInputMessageProps) {
  const t = useT();
  const sentences: Record<WizardStep, string> = {
    audience: t(getAudienceSentence(draft)),
    content:
      draft.channel === 'template' && draft.template === null
        ? t(m.campaigns_missing_template)
        : t(m.campaigns_missing_content),
    time: findTimeProblem(draft) === 'choice' ? t(m.campaigns_missing_choice) : t(m.campaigns_time_past),
    review: '',
  };
  return (
    <Text size="sm" c="dimmed" role="status">
      {sentences[step]}
    </Text>
  );
}
