import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Proposal } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/hidden-characters';
import { DifferenceView } from '~/ui/difference/difference-view';
import { useUnifiedDifference } from '~/ui/difference/use-difference';
import { leaveOut, ownChanges } from './assistant-edits';
import { changesBehind } from './changes-behind';
import { withTraces } from './edits';
import { expectedLines, foresee, isForeseeable } from './expected-difference';
import type { Wanted } from './use-proposals';
import type { ProposalRecord } from './work-store';

interface ProposalReviewProps {
  readonly record: ProposalRecord;
  readonly proposal: Proposal;
  readonly stubs: readonly string[];
  readonly isUnderWay: boolean;
  /** There are edits that the proposal doesn't hold. */
  readonly hasMore: boolean;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onPropose: (wanted: Wanted) => void;
}

/** The platform's difference, compared with what the person's edits should change; then confirmed, or proposed without a part. */
export function ProposalReview(props: ProposalReviewProps) {
  const { record, proposal, stubs, isUnderWay, hasMore, confirmLabel, onConfirm, onPropose } = props;
  const edits = isForeseeable(record.edits) ? record.edits : null;
  const t = useT();
  const difference = useUnifiedDifference(proposal.diff);
  const model = difference.step === 'read' ? difference.model : null;
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const changed = (model?.lines ?? []).flatMap(({ kind, text }, index) =>
    kind === 'removed' || kind === 'added' ? [{ index, kind, text }] : [],
  );
  const foresight =
    edits && model && foresee(proposal.diff, changed, expectedLines(edits.base, edits.edited));
  const own = edits ? ownChanges(edits.base, edits.edited, edits).changes : [];
  const behind = edits && model ? changesBehind(model, edits.base, own) : [];
  const leftOut = new Set(
    behind.flatMap((ids, change) => (ids.size > 0 && [...ids].every((id) => out.has(id)) ? [change] : [])),
  );
  const onLeaveOut = (change: number, isOut: boolean) => {
    const ids = behind[change] ?? new Set();
    setOut((last) => new Set(isOut ? [...last, ...ids] : [...last].filter((id) => !ids.has(id))));
  };
  const proposeRest = () => {
    if (!edits) return;
    const rest = { ...edits, edited: leaveOut(edits.base, edits.edited, own, out) };
    onPropose({ edits: withTraces(edits, rest), stubs });
  };
  const unforeseen = foresight?.unforeseen.size ?? 0;
  return (
    <Stack gap="sm">
      {/* It speaks of the time before any confirmation. */}
      {(record.state.step === 'proposed' || record.state.step === 'refused') && (
        <Text size="sm" c="dimmed" className="raw-text">
          {markHidden(proposal.message)}
        </Text>
      )}
      {!edits && <Alert>{t(m.assistants_not_foreseeable)}</Alert>}
      {foresight && unforeseen === 0 && foresight.missing === 0 && (
        <Alert color="green">{t(m.assistants_as_foreseen)}</Alert>
      )}
      {unforeseen > 0 && (
        <Alert color="yellow" role="alert">
          {t(m.assistants_unforeseen, { count: unforeseen })}
        </Alert>
      )}
      {foresight && foresight.missing > 0 && (
        <Alert color="yellow" role="alert">
          {t(m.assistants_missing, { count: foresight.missing })}
        </Alert>
      )}
      <DifferenceView
        difference={difference}
        label={t(m.assistants_difference)}
        unforeseen={foresight?.unforeseen ?? new Set()}
        leftOut={leftOut}
        onLeaveOut={own.length > 1 ? onLeaveOut : undefined}
        canLeaveOut={(change) => (behind[change]?.size ?? 0) > 0}
      />
      {hasMore && <Text size="sm">{t(m.assistants_has_more)}</Text>}
      <Group justify="flex-end">
        {out.size > 0 ? (
          <>
            <Text size="sm">{t(m.assistants_rest_text)}</Text>
            <Button disabled={isUnderWay || out.size >= own.length} onClick={proposeRest}>
              {t(m.assistants_propose_rest)}
            </Button>
          </>
        ) : (
          <Button loading={isUnderWay} disabled={model === null} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
