// Derives the state of an assistant's page from the loaded assistant and the user's edits.
import { useDeferredValue, useState } from 'react';
import type { AssistantContent, AssistantEdits } from '~/drafts/assistant-drafts';
import { useScope } from '~/session/scope-context';
import type { AssistantKind } from '../assistant-kind';
import { useProposals } from '../proposal/use-proposals';
import { collectReviewChanges } from '../review/collect-review-changes';
import type { LoadedAssistant } from '../use-assistant';
import { listUserChanges } from './assistant-edits';
import type { AssistantEditing, AssistantTab } from './editing-context';
import {
  isContentEdited,
  isSameContent,
  listInvalidPaths,
  withKnownTexts,
  withoutInvalidInput,
} from './edits';
import { type RebasedEdits, rebaseEdits } from './rebase-edits';
import { AssistantWorkStore, useAssistantWork } from './work-store';

/** Returns the edits rebased onto the current content, or null if the current content is already their base. */
function onOther(edits: AssistantEdits, current: AssistantContent): RebasedEdits | null {
  const { base, edited } = edits;
  if (!base || !edited || !isContentEdited(edits) || isSameContent(base, current)) return null;
  return rebaseEdits(base, edited, current);
}

function listChanges(edits: AssistantEdits, current: AssistantContent | null) {
  const from = edits.base ?? current;
  const edited = from && withoutInvalidInput(edits.edited ?? from, from, listInvalidPaths(edits, current));
  const { changes: own, impossible } =
    from && edited ? listUserChanges(from, edited, edits) : { changes: [], impossible: [] };
  return { own, impossible, changes: collectReviewChanges(from, edited, own, edits) };
}

export function useEditingState(
  assistantId: string,
  role: string | undefined,
  part: AssistantTab,
  reading: LoadedAssistant | null,
  kind: AssistantKind,
): AssistantEditing {
  const [handle] = useState(new AssistantWorkStore(useScope(), assistantId));
  const work = useAssistantWork(handle);
  const proposals = useProposals(handle, assistantId, role);
  const { edits } = work;
  const current = reading && withKnownTexts(reading.content, edits.base);
  const base = edits.base ?? current;
  return {
    assistantId,
    role,
    part,
    kind,
    handle,
    work,
    reading,
    current,
    base,
    content: edits.edited ?? base,
    isReadOnly: kind === 'published',
    // Defers the edits, because comparing long prompts would delay the display of typed text.
    ...listChanges(useDeferredValue(edits), current),
    unreadable: listInvalidPaths(edits, current).map((path) => path.join('.')),
    rebased: current !== null && reading?.isReading === false ? onOther(edits, current) : null,
    proposals,
  };
}
