import { Alert, Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Outcome } from '../send/outcome';
import type { Step } from './campaign-draft';
import { detailSentence, refusalSentence, stepOf } from './refusal-place';

interface RefusalNoticeProps {
  readonly refused: Extract<Outcome, { name: 'refused' }>;
  readonly step: Step;
}

/** The platform refused: nothing was created, why, and in its own words second. Shown on the step that can mend it. */
export function RefusalNotice({ refused, step }: RefusalNoticeProps) {
  const t = useT();
  const { refusal, serverMessage } = refused;
  if (stepOf(refusal) !== step && step !== 'review') return null;
  const details = refusal.reason === 'invalid' ? refusal.details : [];
  return (
    <Alert color="red" variant="light" role="alert" title={t(m.campaigns_refused_title)}>
      <Stack gap="xs">
        <Text size="sm">{refusalSentence(t, refusal)}</Text>
        {details.map((detail) => (
          <div key={`${detail.field} ${detail.code} ${detail.message}`}>
            <Text size="sm">{detailSentence(t, detail)}</Text>
            <Text size="xs" c="dimmed" className="raw-text">
              {detail.field}: {detail.message}
            </Text>
          </div>
        ))}
        {serverMessage && (
          <Text size="xs" c="dimmed" className="raw-text">
            {t(m.errors_server_said, { message: serverMessage })}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
