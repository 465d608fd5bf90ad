import { Alert, Button, Stack } from '@mantine/core';
import type { MessageTemplate } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { TemplateAvailability } from '../message/template';

interface TemplateChangeNoticeProps {
  readonly standing: TemplateAvailability | null;
  readonly onTake: (today: MessageTemplate) => void;
}

/** Warns that the selected template was changed or removed. The platform always sends the current version. */
export function TemplateChangeNotice({ standing: state, onTake }: TemplateChangeNoticeProps) {
  const t = useT();
  if (state === null || state.kind === 'same') return null;
  if (state.kind === 'gone') {
    return <Alert color="red" variant="light" role="alert" title={t(m.campaigns_template_not_approved)} />;
  }
  return (
    <Alert color="red" variant="light" role="alert" title={t(m.campaigns_template_changed_title)}>
      <Stack gap="xs" align="flex-start">
        {t(m.campaigns_template_changed)}
        <Button variant="default" size="xs" onClick={() => onTake(state.today)}>
          {t(m.campaigns_template_use_new)}
        </Button>
      </Stack>
    </Alert>
  );
}
