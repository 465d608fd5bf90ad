import { Alert, Stack, Text } from '@mantine/core';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { detailSentence } from '../review/refusal-place';

/** Why there is no count. A value that the platform refuses is told in the words that a send would be refused with. */
export function CountFailure({ error }: { readonly error: ApiError | null }) {
  const t = useT();
  if (error === null) {
    return <Alert color="red" variant="light" role="alert" title={t(m.campaigns_count_broken)} />;
  }
  const { problem } = error;
  if (problem.kind !== 'invalid' || problem.fields.length === 0) {
    return <ProblemNotice error={error} purpose="trial" />;
  }
  return (
    <Alert color="red" variant="light" role="alert" title={t(m.campaigns_count_refused_title)}>
      <Stack gap="xs">
        {problem.fields.map((field) => (
          <div key={`${field.field} ${field.code} ${field.message}`}>
            <Text size="sm">{detailSentence(t, field)}</Text>
            <Text size="xs" c="dimmed" className="raw-text">
              {field.field}: {field.message}
            </Text>
          </div>
        ))}
      </Stack>
    </Alert>
  );
}
