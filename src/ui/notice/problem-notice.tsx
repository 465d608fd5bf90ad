// Shows an `ApiError` where it happened: the problem, what to do, and the details for support.
import { Alert, Button, Text } from '@mantine/core';
import { IconAlertCircle, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { passFocusOn } from '../form/pass-focus-on';
import { useSecondsLeft } from '../time/use-seconds-left';
import { CopyDetails } from './copy-details';
import { useEndedProblem } from './ended-problem';
import { NoticeLine } from './notice-line';
import { isUnconfirmed, type Purpose, problemSentence } from './problem-sentence';

interface ProblemNoticeProps {
  readonly error: ApiError;
  readonly purpose: Purpose;
  /** The consequence for this screen, shown before the cause: for example that nothing was saved. */
  readonly meaning?: { readonly title: string; readonly text: string };
  /** Repeats the failed request. */
  readonly onRetry?: (() => void) | undefined;
  /** Further buttons. */
  readonly children?: ReactNode;
  /** The fields of the form, which show their own errors. */
  readonly toldFields?: readonly string[] | undefined;
}

const WAIT = { width: '100%', height: 4, accentColor: 'var(--info)' };

const deadlineOf = ({ problem, context }: ApiError) =>
  problem.kind === 'rate-limited' ? context.at + problem.waitSeconds * 1000 : 0;

export function ProblemNotice(props: ProblemNoticeProps) {
  const { error, purpose, meaning, onRetry, children, toldFields } = props;
  const t = useT();
  const secondsLeft = useSecondsLeft(deadlineOf(error));
  const isEnded = useEndedProblem(error);
  const { title, text } = problemSentence(t, error, purpose, secondsLeft);
  if (isEnded) return null;
  const { serverMessage } = error.context;
  const isWait = error.kind === 'rate-limited';
  const Icon = isWait ? IconHourglass : IconAlertCircle;
  const fields = ('fields' in error.problem ? error.problem.fields : []).filter(
    ({ field }) => !toldFields?.includes(field),
  );
  return (
    <Alert
      ref={passFocusOn}
      color={isWait ? 'blue' : isUnconfirmed(error, purpose) ? 'yellow' : 'red'}
      icon={<Icon size={16} aria-hidden />}
      title={meaning?.title ?? title}
      role="alert"
    >
      <NoticeLine
        actions={
          <>
            {onRetry && (
              <Button variant="default" size="xs" onClick={onRetry}>
                {t(m.common_retry)}
              </Button>
            )}
            {children}
            <CopyDetails error={error} size="xs" />
          </>
        }
      >
        {meaning && <Text size="sm">{meaning.text}</Text>}
        <Text span size="sm">
          {meaning && <strong>{title} </strong>}
          {/* After a failure of the service, the meaning says what to do. */}
          {!(meaning && error.kind === 'server') && `${text} `}
        </Text>
        {serverMessage && (
          <Text span size="sm" c="dimmed" className="raw-text">
            {t(m.errors_server_said, { message: serverMessage })}
          </Text>
        )}
        {fields.map(({ field, message }) => (
          <Text size="sm" className="raw-text" key={`${field} ${message}`}>
            {field}: {message}
          </Text>
        ))}
        {secondsLeft > 0 && error.problem.kind === 'rate-limited' && (
          <progress
            style={WAIT}
            aria-hidden
            max={error.problem.waitSeconds}
            value={error.problem.waitSeconds - secondsLeft}
          />
        )}
      </NoticeLine>
    </Alert>
  );
}
