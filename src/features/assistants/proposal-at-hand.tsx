import { Stack, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { getAssistant } from '~/api/assistants';
import type { AssistantEdits } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsReadable } from '~/session/use-availability';
import classes from './assistants.module.css';
import { DraftRequired } from './draft-required';
import { canPropose, withoutConfirmed } from './edits';
import { isForeseeable } from './expected-difference';
import { focusAtTop } from './focus-at-top';
import { ProposalReview } from './proposal-review';
import { isUnderWay } from './proposal-state';
import { ProposalStatus } from './proposal-status';
import type { ReadAssistant } from './use-assistant';
import type { Wanted } from './use-proposals';
import type { ProposalRecord } from './work-store';

interface ProposalAtHandProps {
  readonly record: ProposalRecord;
  readonly assistantId: string;
  readonly role: string | undefined;
  readonly reading: ReadAssistant | null;
  readonly stubs: readonly string[];
  /** What the person holds now. */
  readonly edits: AssistantEdits;
  readonly onDecide: () => void;
  readonly onConfirm: () => void;
  readonly onPropose: (wanted: Wanted) => void;
}

/** The latest proposal: what became of it, and its difference while it can be confirmed. Each answer brings the reader here. */
export function ProposalAtHand(props: ProposalAtHandProps) {
  const { record, assistantId, role, reading, stubs, edits, onDecide, onConfirm, onPropose } = props;
  const t = useT();
  const canRead = useIsReadable(getAssistant);
  const section = useRef<HTMLElement>(null);
  const { state } = record;
  const isBusy = isUnderWay(state);
  const wasBusy = useRef(false);
  useEffect(() => {
    // Only the answer to what was asked here: whoever comes back later starts at the top.
    if (wasBusy.current && !isBusy) focusAtTop(section.current);
    wasBusy.current = isBusy;
  }, [isBusy]);
  const isDraftRequired = state.step === 'not-proposed' && state.error.code === 'DRAFT_REQUIRED';
  return (
    <section ref={section} tabIndex={-1} aria-label={t(m.assistants_review)} className={classes.answer}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t(m.assistants_review)}
        </Title>
        {isDraftRequired ? (
          <DraftRequired
            assistantId={assistantId}
            role={role}
            draftId={draftIdOf(record)}
            reading={reading}
          />
        ) : (
          <ProposalStatus state={state} onDecide={canRead && isForeseeable(record.edits) ? onDecide : null} />
        )}
        {'proposal' in state && (
          <ProposalReview
            key={record.id}
            record={record}
            proposal={state.proposal}
            stubs={stubs}
            isUnderWay={isBusy}
            hasMore={canPropose(withoutConfirmed(edits, record.edits))}
            confirmLabel={t(state.step === 'unknown' ? m.assistants_confirm_again : m.assistants_confirm)}
            onConfirm={onConfirm}
            onPropose={onPropose}
          />
        )}
      </Stack>
    </section>
  );
}

const draftIdOf = ({ state }: ProposalRecord) =>
  state.step === 'not-proposed' && state.error.problem.kind === 'conflict'
    ? state.error.problem.draftAssistantId
    : null;
