import { Stack, Text, Title } from '@mantine/core';
import { useDeferredValue, useRef, useState } from 'react';
import type { AssistantContent, AssistantEdits } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ownChanges } from './assistant-edits';
import { AssistantFields } from './assistant-fields';
import { BlockedStubs } from './blocked-stubs';
import { ChangeList } from './change-list';
import { editingOf } from './editing';
import { canPropose, isContentEdited, notAdded, sameContent, unreadableKeys, withKnownTexts } from './edits';
import { EditsBar } from './edits-bar';
import { ImpossibleChanges } from './impossible-changes';
import { KeptNotice } from './kept-notice';
import { MovedNotice } from './moved-notice';
import { ProposalAtHand } from './proposal-at-hand';
import { ProposalList } from './proposal-list';
import type { ProposalState } from './proposal-state';
import { type Rebased, rebaseEdits } from './rebase-edits';
import type { ReadAssistant } from './use-assistant';
import { useProposals, type Wanted } from './use-proposals';
import { useWork, WorkHandle } from './work-store';

interface AssistantWorkbenchProps {
  readonly assistantId: string;
  readonly role: string | undefined;
  /** Null where reading is switched off: then excerpts and whole values are entered without the old ones in sight. */
  readonly reading: ReadAssistant | null;
}

/** What was changed, and the texts that it was changed in. */
function changesOf(edits: AssistantEdits, current: AssistantContent | null) {
  const from = edits.base ?? current;
  if (!from) return { changes: [], impossible: [], texts: {} };
  return { ...ownChanges(from, edits.edited ?? from, edits), texts: from.texts };
}

/** The edits on what is there now, where they were begun on another version. */
function onOther(edits: AssistantEdits, current: AssistantContent): Rebased | null {
  const { base, edited } = edits;
  if (!base || !edited || !isContentEdited(edits) || sameContent(base, current)) return null;
  return rebaseEdits(base, edited, current);
}

/** Answers that speak of what stands there now, which the person then has to see. */
const showsMoved = (state: ProposalState) =>
  state.step === 'stale' ||
  state.step === 'overtaken' ||
  (state.step === 'not-proposed' && state.error.kind === 'refused');

/** The fields, what they amount to, and the proposal at hand. */
export function AssistantWorkbench({ assistantId, role, reading }: AssistantWorkbenchProps) {
  const t = useT();
  const [handle] = useState(new WorkHandle(useScope(), assistantId));
  const work = useWork(handle);
  const { edits } = work;
  const { propose, confirm, decide } = useProposals(handle, assistantId, role);
  const [blocked, setBlocked] = useState<readonly string[]>([]);

  const current = reading && withKnownTexts(reading.content, edits.base);
  const base = edits.base ?? current;
  // Comparing long texts waits until the typing has been drawn.
  const { changes, impossible, texts } = changesOf(useDeferredValue(edits), current);
  const stubs = reading?.stubs.map(({ text }) => text) ?? [];
  const latest = work.proposals.at(-1);
  const unreadable = unreadableKeys(edits, current);
  const fields = useRef<HTMLDivElement>(null);
  const rebased = current !== null && reading?.isReading === false ? onOther(edits, current) : null;

  const startProposal = (wanted: Wanted) => {
    // Taken away first: held for the same reason again, it is told again.
    setBlocked([]);
    void propose(wanted).then(setBlocked);
  };
  return (
    <Stack gap="lg" ref={fields}>
      <KeptNotice handle={handle} work={work} />
      {rebased && base && (
        <MovedNotice
          base={base}
          newer={current ?? base}
          both={rebased.both}
          isDone={rebased.pasted.length === 0 && sameContent(rebased.edited, current ?? base)}
          broughtFrom={edits.broughtFrom}
          isAnswer={latest !== undefined && showsMoved(latest.state)}
          onCarryOver={() =>
            handle.change({
              base: current ?? base,
              edited: rebased.edited,
              pasted: [...edits.pasted, ...rebased.pasted],
              broughtFrom: null,
            })
          }
        />
      )}
      <AssistantFields handle={handle} edits={edits} base={base} reading={reading} />
      <Stack gap="xs">
        <Title order={2} size="h4">
          {t(m.assistants_your_changes)}
        </Title>
        {canPropose(edits) ? (
          <ChangeList
            changes={changes}
            texts={texts}
            edits={edits}
            onChange={(next) => handle.change(next)}
            onTakeBack={editingOf(handle, base).takeBack}
          />
        ) : (
          unreadable.length === 0 &&
          notAdded(edits).length === 0 && (
            <Text size="sm" c="dimmed">
              {t(m.assistants_no_changes)}
            </Text>
          )
        )}
        <ImpossibleChanges impossible={impossible} />
        {blocked.length > 0 && <BlockedStubs key={blocked.join()} paths={blocked} />}
      </Stack>
      <EditsBar
        handle={handle}
        work={work}
        isImpossible={impossible.length > 0}
        isOutdated={rebased !== null}
        unreadable={unreadable}
        onPropose={() => {
          if (unreadable.length > 0)
            return fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
          // As they stand at the click: what is shown may be a moment older.
          const now = handle.get().edits;
          startProposal({ edits: { ...now, base: now.base ?? base, edited: now.edited ?? base }, stubs });
        }}
      />
      {latest && (
        <ProposalAtHand
          record={latest}
          role={role}
          assistantId={assistantId}
          reading={reading}
          stubs={stubs}
          edits={edits}
          onDecide={() => void decide(latest)}
          onConfirm={() => void confirm(latest)}
          onPropose={startProposal}
        />
      )}
      {work.proposals.length > 0 && <ProposalList proposals={work.proposals} />}
    </Stack>
  );
}
