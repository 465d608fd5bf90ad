// Shows an `ApiError` in place: the problem, what to do, and details for support.
import { Button, Text } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { moveFocusOnRemoval } from '../form/move-focus-on-removal';
import { useSecondsLeft } from '../time/use-seconds-left';
import { Banner } from './banner';
import { CopyDetailsButton } from './copy-details-button';
import { describeProblem, isOutcomeUnconfirmed, isSuspension, type RequestPurpose } from './describe-problem';
import { useIsProblemOutdated } from './ended-problem';
import { SuspendedAccount } from './suspended-account';

interface ProblemNoticeProps {
  readonly error: ApiError;
  readonly purpose: RequestPurpose;
  /** The consequence for this screen, for example that nothing was saved. It is shown before the cause. */
  readonly meaning?: { readonly title: string; readonly text: string };
  /** Advice that replaces the general advice if the outcome of the request is unknown, and otherwise follows it. */
  readonly advice?: string;
  /** Retries the failed request. */
  readonly onRetry?: (() => void) | undefined;
  /** Additional buttons. */
  readonly children?: ReactNode;
  /** The form fields that show their own errors. */
  readonly reportedFields?: readonly string[] | undefined;
}

const WAIT = { width: '100%', height: 4, accentColor: 'var(--info)' };

const getDeadline = ({ problem, context }: ApiError) =>
  problem.kind === 'rate-limited' ? context.at + problem.waitSeconds * 1000 : 0;

export function ProblemNotice(props: ProblemNoticeProps) {
  const notice = <ProblemBanner {...props} />;
  // Without `onRetry`, the error doesn't come from a query, so `SuspendedAccount` couldn't retry it.
  if (props.purpose !== 'read' || !props.onRetry || !isSuspension(props.error)) return notice;
  return <SuspendedAccount error={props.error}>{notice}</SuspendedAccount>;
}

function ProblemBanner(props: ProblemNoticeProps) {
  const { error, purpose, meaning, advice, onRetry, children, reportedFields } = props;
  const t = useT();
  const secondsLeft = useSecondsLeft(getDeadline(error));
  const isEnded = useIsProblemOutdated(error);
  const isUnconfirmed = isOutcomeUnconfirmed(error, purpose);
  const sentence = describeProblem(t, error, purpose, secondsLeft);
  const { title } = sentence;
  const text = [!(isUnconfirmed && advice) && sentence.text, advice].filter(Boolean).join(' ');
  if (isEnded) return null;
  const { problem } = error;
  const { serverMessage } = error.context;
  const isWait = error.kind === 'rate-limited';
  const fields = ('fields' in problem ? problem.fields : []).filter(
    ({ field }) => !reportedFields?.includes(field),
  );
  const details = [
    ...fields.map(({ field, message }) => (
      <Text size="sm" className="raw-text" key={`${field} ${message}`}>
        {field}: {message}
      </Text>
    )),
    secondsLeft > 0 && problem.kind === 'rate-limited' && (
      <progress
        key="wait"
        style={WAIT}
        aria-hidden
        max={problem.waitSeconds}
        value={problem.waitSeconds - secondsLeft}
      />
    ),
  ].filter(Boolean);
  return (
    <Banner
      ref={moveFocusOnRemoval}
      tone={isWait ? 'info' : isUnconfirmed ? 'warn' : 'bad'}
      icon={isWait && <IconHourglass size={16} aria-hidden />}
      title={meaning?.title ?? title}
      role="alert"
      actions={
        <>
          {onRetry && (
            <Button variant="default" size="xs" onClick={onRetry}>
              {t(m.common_retry)}
            </Button>
          )}
          {children}
          <CopyDetailsButton error={error} size="xs" />
        </>
      }
      below={details.length > 0 && details}
    >
      {meaning && `${meaning.text} `}
      {meaning && <strong>{title}. </strong>}
      {/* Omits the general advice after a server failure if `meaning` already explains what to do. */}
      {text && !(meaning && error.kind === 'server') && `${text} `}
      {serverMessage && (
        <span className="dimmed raw-text">{t(m.errors_server_message, { message: serverMessage })}</span>
      )}
    </Banner>
  );
}
