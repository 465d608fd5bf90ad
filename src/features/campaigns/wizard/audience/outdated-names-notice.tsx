import { Alert, Button, Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { FieldValueList } from '~/ui/page/field-value-list';
import type { CampaignDraft, WizardStep } from '../draft/campaign-draft';
import type { NameChange } from './current-names';
import type { CurrentNamesCheck } from './use-current-names';

interface OutdatedNamesNoticeProps {
  readonly names: CurrentNamesCheck;
  readonly step: WizardStep;
  readonly channel: CampaignDraft['channel'];
  readonly onTake: (named: CurrentNamesCheck['named']) => void;
}

/**
 * Warns that the sender or labels of the draft were renamed or deleted since the user selected them. The platform sends
 * by ID, not by name.
 */
export function OutdatedNamesNotice({ names, step, channel, onTake }: OutdatedNamesNoticeProps) {
  const t = useT();
  const { sender, labels, goneSender, goneLabels, named } = names;
  const title = t(m.campaigns_names_title);
  // On the audience step, the fields themselves show that the names couldn't be loaded.
  const isTold = step === 'review' || (step === 'audience' && names.isRead);
  if (names.isCurrent || !isTold) return null;
  if (names.error) {
    const meaning = { title, text: t(m.campaigns_names_not_loaded) };
    return <ProblemNotice error={names.error} purpose="read" meaning={meaning} onRetry={names.retry} />;
  }
  if (!names.isRead) return <Text role="status">{t(m.common_loading)}</Text>;
  const compared = ({ before, today }: NameChange) =>
    t(m.campaigns_names_before, {
      before: before.map(markHiddenCharacters),
      today: today.map(markHiddenCharacters),
    });
  return (
    <Alert color="red" variant="light" role="alert" title={title}>
      <Stack gap="xs" align="flex-start">
        <FieldValueList
          facts={[
            ...(labels ? [[t(m.common_labels), compared(labels)] as const] : []),
            ...(sender
              ? [[channel === 'email' ? t(m.campaigns_sender) : t(m.common_inbox), compared(sender)] as const]
              : []),
          ]}
        />
        {goneSender !== null && <span>{t(m.campaigns_sender_unavailable, { name: goneSender })}</span>}
        {goneLabels.map((name) => (
          <span key={name}>{t(m.campaigns_label_unavailable, { name })}</span>
        ))}
        {goneSender === null && goneLabels.length === 0 && (
          <Button ref={moveFocusOnRemoval} variant="default" size="xs" onClick={() => onTake(named)}>
            {t(m.campaigns_names_use_current)}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
