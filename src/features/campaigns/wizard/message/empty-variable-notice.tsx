import { Button } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { replaceFirstNameVariable } from '~/lib/text/text-variables';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { Banner } from '~/ui/notice/banner';
import { type CampaignDraft, getWrittenText, replaceWrittenText } from '../draft/campaign-draft';
import { listVariables } from './text-variables';

interface EmptyVariableNoticeProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
}

/**
 * Warns about variables that can be empty. The platform treats a one-word name as a last name, so the first name of
 * such a contact is empty. The full name is never empty.
 */
export function EmptyVariableNotice({ draft, onEdit }: EmptyVariableNoticeProps) {
  const t = useT();
  const used = listVariables(getWrittenText(draft));
  const isFirstName = used.includes('contact.first_name');
  if (!isFirstName && !used.some((name) => name === 'contact.email' || name === 'contact.phone_number'))
    return null;
  return (
    <Banner
      tone="warn"
      title={isFirstName ? t(m.campaigns_empty_first_name) : t(m.campaigns_empty_variable)}
      role="status"
      actions={
        isFirstName && (
          <Button
            ref={moveFocusOnRemoval}
            variant="default"
            size="xs"
            onClick={() => onEdit(replaceWrittenText(draft, replaceFirstNameVariable))}
          >
            {t(m.campaigns_use_full_name)}
          </Button>
        )
      }
    >
      {draft.channel === 'template' ? t(m.campaigns_empty_template) : t(m.campaigns_empty_in_text)}
    </Banner>
  );
}
