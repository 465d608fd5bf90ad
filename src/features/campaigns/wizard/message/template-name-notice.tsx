import { Checkbox } from '@mantine/core';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { Banner } from '~/ui/notice/banner';
import { type CampaignDraft, isResemblanceConfirmed } from '../draft/campaign-draft';
import type { TemplateNameVerdict } from './template-name-guard';

interface TemplateNameNoticeProps {
  readonly draft: CampaignDraft;
  readonly verdict: NonNullable<TemplateNameVerdict>;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
}

/** Warns that a text is or resembles a template's name. The user can confirm a resemblance but not the exact name. */
export function TemplateNameNotice({ draft, verdict, onEdit }: TemplateNameNoticeProps) {
  const t = useT();
  const isMeant = isResemblanceConfirmed(draft, verdict);
  return (
    <Banner
      tone={isMeant ? 'warn' : 'bad'}
      role="alert"
      title={t(m.campaigns_template_name_title)}
      below={
        verdict.kind !== 'is' && (
          <Checkbox
            label={t(m.campaigns_template_name_send_anyway)}
            checked={isMeant}
            onChange={({ currentTarget }) =>
              onEdit({ literalText: currentTarget.checked ? draft.text : undefined })
            }
          />
        )
      }
    >
      {verdictSentence(t, verdict)}
    </Banner>
  );
}

function verdictSentence(t: Translator, verdict: NonNullable<TemplateNameVerdict>): string {
  switch (verdict.kind) {
    case 'is':
      return t(m.campaigns_template_name_exact, { name: verdict.name });
    case 'resembles':
      return t(m.campaigns_template_name_similar, { name: verdict.name });
    case 'looks-like-one':
      return t(m.campaigns_template_name_possible);
  }
}
