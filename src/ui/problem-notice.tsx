// Tells an ApiError where it happened: what, what to do, and the facts that support will ask for.
import { Alert, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type Purpose, problemSentence } from './problem-sentence';
import { useSecondsLeft } from './use-seconds-left';

interface ProblemNoticeProps {
  readonly error: ApiError;
  readonly purpose: Purpose;
  /** What it means in this place, before the cause: for example that nothing was saved. */
  readonly meaning?: { readonly title: string; readonly text: string };
  /** What helps in this place, for example a button that reads again. */
  readonly children?: ReactNode;
}

const deadlineOf = ({ problem, context }: ApiError) =>
  problem.kind === 'rate-limited' ? context.at + problem.waitSeconds * 1000 : 0;

export function ProblemNotice({ error, purpose, meaning, children }: ProblemNoticeProps) {
  const t = useT();
  const secondsLeft = useSecondsLeft(deadlineOf(error));
  const { title, text } = problemSentence(t, error, purpose, secondsLeft);
  const { operation, status, code, at, serverMessage } = error.context;
  const fields = 'fields' in error.problem ? error.problem.fields : [];
  return (
    <Alert
      color={error.kind === 'rate-limited' ? 'yellow' : 'red'}
      variant="light"
      title={meaning?.title ?? title}
      role="alert"
    >
      <Stack gap="xs" align="flex-start">
        {meaning && (
          <>
            <Text size="sm">{meaning.text}</Text>
            <Text size="sm" fw={500}>
              {title}
            </Text>
          </>
        )}
        <Text size="sm">{text}</Text>
        {fields.map(({ field, message }) => (
          <Text size="sm" className="raw-text" key={`${field} ${message}`}>
            {field}: {message}
          </Text>
        ))}
        {serverMessage && (
          <Text size="sm" c="dimmed" className="raw-text">
            {t(m.errors_server_said, { message: serverMessage })}
          </Text>
        )}
        {children}
        <details>
          <Text component="summary" size="xs" c="dimmed">
            {t(m.common_details)}
          </Text>
          <Text size="xs" c="dimmed" className="raw-text">
            {t(m.errors_support_line, {
              operation,
              status: status ?? '–',
              code: code ?? '–',
              time: new Date(at).toISOString(),
            })}
          </Text>
        </details>
      </Stack>
    </Alert>
  );
}
