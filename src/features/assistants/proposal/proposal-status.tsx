import { Alert, Button, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsProblemOutdated } from '~/ui/notice/ended-problem';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import type { ProposalState } from './proposal-state';

interface ProposalStatusProps {
  readonly state: ProposalState;
  /** Fetches the assistant to determine which write caused a 412. Null if the cause can't be determined. */
  readonly onDecide: (() => void) | null;
}

const ENDED = {
  stale: m.assistants_stale,
  overtaken: m.assistants_updated_elsewhere,
  lapsed: m.assistants_expired,
} as const;

/** Shows the outcome of a proposal and the available actions, with one sentence per state. */
export function ProposalStatus({ state, onDecide }: ProposalStatusProps) {
  const t = useT();
  const isEnded = useIsProblemOutdated(state.step === 'not-proposed' ? state.error : null);
  if (isEnded) return null;
  switch (state.step) {
    case 'editing':
    case 'proposed':
    case 'replaced':
      return null;
    case 'proposing':
      return <Text role="status">{t(m.assistants_preparing)}</Text>;
    case 'confirming':
      return <Text role="status">{t(m.assistants_confirming)}</Text>;
    case 'not-proposed':
      return (
        <>
          <Alert>{t(m.assistants_not_prepared)}</Alert>
          <ProblemNotice error={state.error} purpose="trial" />
        </>
      );
    case 'refused':
      return <ProblemNotice error={state.error} purpose="write" />;
    case 'confirmed':
      return (
        <Alert color="green">
          {t(state.already ? m.assistants_already_applied : m.assistants_confirmed)}{' '}
          {t(m.assistants_no_publishing)}
        </Alert>
      );
    case 'stale':
    case 'overtaken':
    case 'lapsed':
      return (
        <Alert color="yellow" role="alert">
          {t(ENDED[state.step])}
        </Alert>
      );
    case 'unknown':
      return <ProblemNotice error={state.error} purpose="later-write" advice={t(m.assistants_unknown)} />;
    case 'undecided':
      return (
        <Alert color="yellow" role="alert">
          <Text size="sm">
            {t(onDecide ? m.assistants_outcome_unclear : m.assistants_outcome_unclear_review)}
          </Text>
          {onDecide && (
            <Button variant="default" mt="xs" onClick={onDecide}>
              {t(m.assistants_check_assistant)}
            </Button>
          )}
        </Alert>
      );
  }
}
