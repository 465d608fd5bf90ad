// What the tabs of one assistant share: what was read, what a person changed of it, and the proposals.
import { createContext, useContext } from 'react';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import type { AssistantKind } from '../assistant-kind';
import type { useProposals } from '../proposal/use-proposals';
import type { ReviewChange } from '../review/review-changes';
import type { ReadAssistant } from '../use-assistant';
import type { Impossible, OwnChange } from './assistant-edits';
import type { Rebased } from './rebase-edits';
import type { AssistantWork, WorkHandle } from './work-store';

/** What of the page is looked at, as the address names it. */
export type AssistantPart = 'prompt' | 'settings' | 'review' | 'applied';

export interface AssistantEditing {
  readonly assistantId: string;
  readonly role: string | undefined;
  readonly part: AssistantPart;
  readonly kind: AssistantKind;
  readonly handle: WorkHandle;
  readonly work: AssistantWork;
  /** Null where reading is switched off: then excerpts and whole values are entered without the old ones in sight. */
  readonly reading: ReadAssistant | null;
  /** As it stands on the platform. */
  readonly current: AssistantContent | null;
  /** What the edits were begun on. */
  readonly base: AssistantContent | null;
  /** As it stands in the fields. */
  readonly content: AssistantContent | null;
  /** A published assistant takes no edits. */
  readonly isReadOnly: boolean;
  readonly own: readonly OwnChange[];
  readonly changes: readonly ReviewChange[];
  readonly impossible: readonly Impossible[];
  /** The config keys whose fields can't be read as values. */
  readonly unreadable: readonly string[];
  /** The edits on what is there now, where they were begun on another version. */
  readonly rebased: Rebased | null;
  readonly proposals: ReturnType<typeof useProposals>;
}

export const EditingContext = createContext<AssistantEditing | null>(null);

export function useAssistantEditing(): AssistantEditing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('A part of an assistant’s page stands outside of it.');
  return editing;
}
