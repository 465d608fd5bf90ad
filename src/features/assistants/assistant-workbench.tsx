import { Stack, Text, Title } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import type { AssistantContent, AssistantEdits } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { leaveOut, ownChanges } from './assistant-edits';
import { ChangeList } from './change-list';
import { ContentEditor } from './content-editor';
import { canPropose, isContentEdited, sameContent, withKnownTexts } from './edits';
import { EditsBar } from './edits-bar';
import { HandValues } from './hand-values';
import { HeldStubs } from './held-stubs';
import { ImpossibleChanges } from './impossible-changes';
import { KeptNotice } from './kept-notice';
import { MovedNotice } from './moved-notice';
import { PastedEdits } from './pasted-edits';
import { ProposalAtHand } from './proposal-at-hand';
import { ProposalList } from './proposal-list';
import type { ProposalState } from './proposal-state';
import { type Rebased, rebaseEdits } from './rebase-edits';
import type { AssistantReading } from './use-assistant';
import { useProposals, type Wanted } from './use-proposals';
import { useWork, WorkHandle } from './work-store';

type Read = Extract<AssistantReading, { step: 'read' }>;

interface AssistantWorkbenchProps {
  readonly assistantId: string;
  readonly role: string | undefined;
  /** Null where reading is switched off: then excerpts and whole values are entered without the old ones in sight. */
  readonly reading: Read | null;
}

const hasUnreadText = ({ stubs }: Read, { texts }: AssistantContent) =>
  stubs.some(({ path }) => texts[path] === undefined);

/** What was changed, and the texts that it was changed in. */
function changesOf({ base, edited, everywhere }: AssistantEdits, current: AssistantContent | null) {
  const from = base ?? current;
  if (!from) return { changes: [], impossible: [], texts: {} };
  return { ...ownChanges(from, edited ?? from, everywhere), texts: from.texts };
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
  const [held, setHeld] = useState<readonly string[]>([]);

  const current = reading && withKnownTexts(reading.content, edits.base);
  const base = edits.base ?? current;
  const edited = edits.edited ?? base;
  // Comparing long texts waits until the typing has been drawn.
  const { changes, impossible, texts } = changesOf(useDeferredValue(edits), current);
  const stubs = reading?.stubs.map(({ text }) => text) ?? [];
  const latest = work.proposals.at(-1);
  const rebased = current !== null && reading?.isReading === false ? onOther(edits, current) : null;

  const change = (update: (content: AssistantContent) => AssistantContent) => {
    // Two fields may tell of a change in one turn: each adds to what stands by then.
    const now = handle.get().edits;
    const from = now.base ?? base;
    if (from) handle.change({ base: from, edited: update(now.edited ?? from) });
  };
  const takeBack = (id: string) => {
    const { base: from, edited: now, everywhere } = handle.get().edits;
    if (!from || !now) return;
    const own = ownChanges(from, now, everywhere).changes;
    handle.change({ edited: leaveOut(from, now, own, new Set([id])) });
  };
  const startProposal = (wanted: Wanted) => {
    // Taken away first: held for the same reason again, it is told again.
    setHeld([]);
    void propose(wanted).then(setHeld);
  };
  return (
    <Stack gap="lg">
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
      {base && edited && reading && (
        <ContentEditor
          base={base}
          content={edited}
          stubs={reading.stubs}
          typed={edits.typed}
          onChange={change}
          onTyped={(key, text) => {
            const { [key]: _last, ...others } = handle.get().edits.typed;
            handle.change({ typed: text === undefined ? others : { ...others, [key]: text } });
          }}
          onReplacedEverywhere={(path, replacement) =>
            handle.change({ everywhere: { ...handle.get().edits.everywhere, [path]: replacement } })
          }
          onReadAgain={reading.again}
        />
      )}
      {reading === null && <HandValues edits={edits} onChange={(next) => handle.change(next)} />}
      {(reading === null || !edited || hasUnreadText(reading, edited)) && (
        <PastedEdits edits={edits} onChange={(next) => handle.change(next)} />
      )}
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
            onTakeBack={takeBack}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t(m.assistants_no_changes)}
          </Text>
        )}
        <ImpossibleChanges impossible={impossible} />
        {held.length > 0 && <HeldStubs key={held.join()} paths={held} />}
      </Stack>
      <EditsBar
        handle={handle}
        work={work}
        isImpossible={impossible.length > 0}
        isOutdated={rebased !== null}
        onPropose={() => {
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
