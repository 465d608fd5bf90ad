import { Alert, Stack, Text, Textarea } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { VARIABLES } from '~/lib/text-variables';
import type { CampaignDraft } from './campaign-draft';
import { MessagePreview } from './message-preview';
import type { NameVerdict } from './template-name-guard';

interface TextFieldsProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
  readonly verdict: NameVerdict;
  readonly areNamesComplete: boolean;
}

/** A text of the person's own, which must not be the name of a template. */
export function TextFields({ draft, onEdit, verdict, areNamesComplete }: TextFieldsProps) {
  const t = useT();
  return (
    <Stack gap="md">
      <Textarea
        label={t(m.common_text)}
        description={t(m.campaigns_text_variables, {
          names: VARIABLES.map((name) => `{{${name}}}`),
        })}
        autosize
        minRows={4}
        required
        value={draft.text}
        onChange={({ currentTarget }) => onEdit({ text: currentTarget.value })}
      />
      {verdict && (
        <Alert color="red" variant="light" role="alert" title={t(m.campaigns_guard_title)}>
          {verdictSentence(t, verdict)}
        </Alert>
      )}
      {!areNamesComplete && <Text size="sm">{t(m.campaigns_guard_incomplete)}</Text>}
      {draft.text.trim() !== '' && <MessagePreview draft={draft} />}
    </Stack>
  );
}

function verdictSentence(t: ReturnType<typeof useT>, verdict: NonNullable<NameVerdict>): string {
  switch (verdict.kind) {
    case 'is':
      return t(m.campaigns_guard_is, { name: verdict.name });
    case 'resembles':
      return t(m.campaigns_guard_resembles, { name: verdict.name });
    case 'looks-like-one':
      return t(m.campaigns_guard_looks_like_one);
  }
}
