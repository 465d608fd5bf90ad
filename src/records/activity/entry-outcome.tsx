// Shows the outcome of a logged write, with actions to check and resolve a write that isn't confirmed.
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { isApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BusyButton } from '~/ui/form/busy-button';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { isDeletionAnsweredNotFound } from './entry';
import { storeEntryOutcome } from './log-write';
import type { OutcomeCheckResult } from './outcome-check-result';
import type { DisplayedEntry } from './use-activity';
import { useOutcomeCheck } from './use-outcome-check';

interface EntryOutcomeProps {
  readonly entry: DisplayedEntry;
  /** Loads the written record again to determine the outcome. Undefined for records that can't be loaded. */
  readonly readAgain: (() => Promise<OutcomeCheckResult>) | undefined;
}

export function EntryOutcome({ entry, readAgain }: EntryOutcomeProps) {
  const t = useT();
  const { problem, shown } = entry;
  if (shown === 'not-confirmed') return <NotConfirmed entry={entry} readAgain={readAgain} />;
  if (shown !== 'refused' && shown !== 'not-sent') return null;
  return (
    <Alert color={shown === 'refused' ? 'red' : 'gray'}>
      <Text size="sm">{t(getUnwrittenSentence(entry))}</Text>
      {problem?.message && (
        <Text size="sm" className="raw-text">
          {problem.message}
        </Text>
      )}
    </Alert>
  );
}

/** Returns the sentence for a write that had no effect. `problem` is null if the user marked the entry as rejected. */
function getUnwrittenSentence({ shown, problem }: DisplayedEntry) {
  if (shown === 'not-sent') return m.activity_not_sent_text;
  return problem ? m.activity_refused : m.activity_marked_not_saved;
}

function NotConfirmed({ entry, readAgain }: EntryOutcomeProps) {
  const t = useT();
  const { state, look } = useOutcomeCheck(entry, readAgain);
  const canLook = readAgain !== undefined;
  const isUnclear = state === 'gone' || state === 'changed' || state === 'not-applied';
  const settle = (outcome: 'saved' | 'refused') =>
    void storeEntryOutcome(entry.id, { state: outcome, problem: null });
  return (
    <Alert color="yellow" role="alert" title={t(m.activity_not_confirmed)}>
      <Stack gap="sm">
        <Text size="sm">{t(getUnconfirmedSentence(entry, state, canLook))}</Text>
        {isApiError(state) && <ProblemNotice error={state} purpose="read" />}
        {canLook && (
          <Group>
            <BusyButton
              variant="default"
              size="compact-sm"
              loading={state === 'looking'}
              onClick={() => void look()}
            >
              {t(m.activity_check)}
            </BusyButton>
          </Group>
        )}
        {/* Hides these buttons for campaigns, because the user resolves an unconfirmed campaign on its own page. */}
        {(isUnclear || !canLook) && entry.kind !== 'campaign' && (
          <Group gap="xs">
            <Button variant="default" size="compact-sm" onClick={() => settle('saved')}>
              {t(m.activity_mark_saved)}
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => settle('refused')}>
              {t(m.activity_mark_not_saved)}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}

function getUnconfirmedSentence(entry: DisplayedEntry, state: unknown, canLook: boolean) {
  if (entry.kind === 'campaign') return m.activity_unknown_campaign;
  if (state === 'gone')
    return isDeletionAnsweredNotFound(entry) ? m.activity_record_deleted : m.activity_unclear_deleted;
  if (state === 'not-applied') return m.activity_unclear_not_applied;
  if (state === 'changed') return m.activity_unclear_changed;
  return canLook ? m.activity_unknown : m.activity_unknown_manual;
}
