import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { CampaignDraft } from '../draft/campaign-draft';
import { MessageTextFields } from './message-text-fields';
import { TemplateFields } from './template-fields';
import type { TemplateNameVerdict } from './template-name-guard';

interface ContentStepProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
  readonly verdict: TemplateNameVerdict;
  readonly areNamesComplete: boolean;
}

/** Edits the message: a template with its placeholders, or free text. */
export function ContentStep({ draft, onEdit, verdict, areNamesComplete }: ContentStepProps) {
  const t = useT();
  if (draft.channel === null) return <Text>{t(m.campaigns_choose_channel_first)}</Text>;
  return draft.channel === 'template' ? (
    <TemplateFields draft={draft} onEdit={onEdit} />
  ) : (
    <MessageTextFields draft={draft} onEdit={onEdit} verdict={verdict} areNamesComplete={areNamesComplete} />
  );
}
