import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { type AssistantContent, ownChanges, toRequest } from './assistant-edits';
import { ChangeList } from './change-list';
import { ContentEditor } from './content-editor';
import { ImpossibleChanges } from './impossible-changes';
import { MovedNotice } from './moved-notice';
import { PastedEdits } from './pasted-edits';
import { ProposalAtHand } from './proposal-at-hand';
import { ProposalList } from './proposal-list';
import { isUnderWay } from './proposal-state';
import { rebaseEdits } from './rebase-edits';
import type { EditsRequest } from './stub';
import type { AssistantReading } from './use-assistant';
import { useProposals, type Wanted } from './use-proposals';
import { type AssistantWork, useWork, WorkHandle } from './work-store';

interface AssistantWorkbenchProps {
  readonly assistantId: string;
  readonly role: string | undefined;
  /** Null where reading is switched off: then only excerpts can be edited. */
  readonly reading: Read | null;
}

const withPasted = (request: EditsRequest, { pasted }: AssistantWork): EditsRequest =>
  pasted.length === 0 ? request : { ...request, edits: [...(request.edits ?? []), ...pasted] };

/** The request for all edits. With pasted ones nothing can be foreseen, since their text wasn't read. */
function wantedOf(
  work: AssistantWork,
  base: AssistantContent | null,
  edited: AssistantContent | null,
  stubs: readonly string[],
): Wanted {
  const request = base && edited ? toRequest(ownChanges(base, edited).changes) : {};
  const isForeseeable = work.pasted.length === 0;
  return {
    request: withPasted(request, work),
    before: isForeseeable ? base : null,
    after: isForeseeable ? edited : null,
    stubs,
  };
}

type Read = Extract<AssistantReading, { step: 'read' }>;

/** The edits were begun on another version than the one that is there now. */
const isOutdated = (work: AssistantWork, { assistant, isReading }: Read) =>
  work.edited !== null && work.baseUpdatedAt !== assistant.updated_at && !isReading;

const hasUnreadText = ({ stubs, content }: Read) =>
  stubs.some(({ path }) => content.texts[path] === undefined);

/** The fields, what they amount to, and the proposal at hand. */
export function AssistantWorkbench({ assistantId, role, reading }: AssistantWorkbenchProps) {
  const t = useT();
  const [handle] = useState(new WorkHandle(useScope(), assistantId, role));
  const work = useWork(handle);
  const { propose, confirm, decide } = useProposals(handle, assistantId, role);
  const [held, setHeld] = useState<readonly string[]>([]);

  const base = work.base ?? reading?.content ?? null;
  const edited = work.edited ?? base;
  const { changes, impossible } = base && edited ? ownChanges(base, edited) : { changes: [], impossible: [] };
  const stubs = reading?.stubs.map(({ text }) => text) ?? [];
  const latest = work.proposals.at(-1);
  const busy = latest !== undefined && isUnderWay(latest.state);
  const isNewer = reading !== null && isOutdated(work, reading);
  const rebased = isNewer && base && edited ? rebaseEdits(base, edited, reading.content) : null;
  const isUnread = reading === null || hasUnreadText(reading);

  const hasEdits = changes.length > 0 || work.pasted.length > 0;
  const startProposal = () => void propose(wantedOf(work, base, edited, stubs)).then(setHeld);
  return (
    <Stack gap="lg">
      {rebased && base && reading && (
        <MovedNotice
          base={base}
          newer={reading.content}
          both={rebased.both}
          onCarryOver={() =>
            handle.change({
              base: reading.content,
              baseUpdatedAt: reading.assistant.updated_at,
              edited: rebased.edited,
            })
          }
        />
      )}
      {base && edited && reading && (
        <ContentEditor
          base={base}
          content={edited}
          stubs={reading.stubs}
          onChange={(next) =>
            handle.change({
              base,
              baseUpdatedAt: work.baseUpdatedAt ?? reading.assistant.updated_at,
              edited: next,
            })
          }
        />
      )}
      {isUnread && <PastedEdits edits={work.pasted} onChange={(pasted) => handle.change({ pasted })} />}
      <Title order={2} size="h4">
        {t(m.assistants_your_changes)}
      </Title>
      {hasEdits ? (
        <ChangeList changes={changes} />
      ) : (
        <Text size="sm" c="dimmed">
          {t(m.assistants_no_changes)}
        </Text>
      )}
      <ImpossibleChanges impossible={impossible} />
      {held.length > 0 && (
        <Alert color="red" role="alert">
          {t(m.assistants_stub_held, { paths: held.join(', ') })}
        </Alert>
      )}
      <Group>
        <Button
          onClick={startProposal}
          loading={latest?.state.step === 'proposing'}
          disabled={busy || isNewer || impossible.length > 0 || !hasEdits}
        >
          {t(m.assistants_propose)}
        </Button>
        <Button
          variant="default"
          disabled={busy || !hasEdits}
          onClick={() => handle.change({ base: null, baseUpdatedAt: null, edited: null, pasted: [] })}
        >
          {t(m.assistants_discard)}
        </Button>
        <Text size="sm" c="dimmed">
          {t(m.assistants_propose_text)}
        </Text>
      </Group>
      {latest && (
        <ProposalAtHand
          record={latest}
          reading={reading}
          stubs={stubs}
          onDecide={() => void decide(latest)}
          onConfirm={() => void confirm(latest)}
          onPropose={(wanted) => void propose(wanted).then(setHeld)}
        />
      )}
      {work.proposals.length > 0 && <ProposalList proposals={work.proposals} />}
    </Stack>
  );
}
