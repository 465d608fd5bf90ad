import { Button, Stack, Text } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useState } from 'react';
import { VariableTextarea } from '~/domain/variable-textarea';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useTextInsertion } from '~/ui/form/use-insertion';
import type { CampaignDraft } from '../draft/campaign-draft';
import classes from '../wizard.module.css';
import { EmptyVariableNotice } from './empty-variable-notice';
import type { TemplateNameVerdict } from './template-name-guard';
import { TemplateNameNotice } from './template-name-notice';
import { VariableMenu } from './variable-menu';

interface MessageTextFieldsProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
  readonly verdict: TemplateNameVerdict;
  readonly areNamesComplete: boolean;
}

/** Edits the text of a website or email campaign, and warns if it is or resembles a template's name. */
export function MessageTextFields({ draft, onEdit, verdict, areNamesComplete }: MessageTextFieldsProps) {
  const t = useT();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { field, noteCursor, insert } = useTextInsertion(draft.text, (text) => onEdit({ text }));
  return (
    <Stack gap="md">
      <div>
        <VariableTextarea
          ref={field}
          text={draft.text}
          label={t(m.common_text)}
          description={draft.channel === 'email' ? t(m.campaigns_plain_email) : t(m.campaigns_plain_text)}
          autosize
          minRows={4}
          required
          withAsterisk={false}
          value={draft.text}
          onFocus={noteCursor}
          onChange={({ currentTarget }) => onEdit({ text: currentTarget.value })}
        />
        <Button
          ref={setButton}
          className={classes.below}
          variant="subtle"
          color="gray"
          size="xs"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          leftSection={<IconBraces size={15} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t(m.campaigns_insert_variable)}
        </Button>
        <VariableMenu button={button} isOpen={isOpen} onChange={setOpen} onChoose={insert} />
      </div>
      {verdict && <TemplateNameNotice draft={draft} verdict={verdict} onEdit={onEdit} />}
      {!areNamesComplete && <Text size="sm">{t(m.campaigns_template_name_incomplete)}</Text>}
      <EmptyVariableNotice draft={draft} onEdit={onEdit} />
    </Stack>
  );
}
