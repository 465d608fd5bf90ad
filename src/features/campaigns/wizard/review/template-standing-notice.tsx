import { Alert, Button, Stack } from '@mantine/core';
import type { MessageTemplate } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { TemplateStanding } from '../message/template';

interface TemplateStandingNoticeProps {
  readonly standing: TemplateStanding | null;
  readonly onTake: (today: MessageTemplate) => void;
}

/** Warns that the selected template has changed or was removed. The platform always sends the current version. */
export function TemplateStandingNotice({ standing, onTake }: TemplateStandingNoticeProps) {
  const t = useT();
  if (standing === null || standing.kind === 'same') return null;
  if (standing.kind === 'gone') {
    return <Alert color="red" variant="light" role="alert" title={t(m.campaigns_template_gone)} />;
  }
  return (
    <Alert color="red" variant="light" role="alert" title={t(m.campaigns_template_changed_title)}>
      <Stack gap="xs" align="flex-start">
        {t(m.campaigns_template_changed)}
        <Button variant="default" size="xs" onClick={() => onTake(standing.today)}>
          {t(m.campaigns_template_take)}
        </Button>
      </Stack>
    </Alert>
  );
}
