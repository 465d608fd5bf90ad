// The state that the tabs of an assistant's page share: the loaded assistant, the user's edits and the proposals.
import { createContext, useContext } from 'react';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import type { AssistantKind } from '../assistant-kind';
import type { useProposals } from '../proposal/use-proposals';
import type { ReviewChange } from '../review/collect-review-changes';
import type { LoadedAssistant } from '../use-assistant';
import type { ImpossibleChange, UserChange } from './assistant-edits';
import type { RebasedEdits } from './rebase-edits';
import type { AssistantWork, AssistantWorkStore } from './work-store';

/** The tabs of an assistant's page, as named in the URL. */
export type AssistantTab = 'prompt' | 'settings' | 'review' | 'applied';

export interface AssistantEditing {
  readonly assistantId: string;
  readonly role: string | undefined;
  readonly part: AssistantTab;
  readonly kind: AssistantKind;
  readonly handle: AssistantWorkStore;
  readonly work: AssistantWork;
  /**
   * The loaded assistant, or null if the configuration disables loading. Edits are then entered without seeing the
   * current values.
   */
  readonly reading: LoadedAssistant | null;
  /** The current content on the platform. */
  readonly current: AssistantContent | null;
  /** The content on which the edits are based. */
  readonly base: AssistantContent | null;
  /** The content shown in the fields: the base content with the user's edits. */
  readonly content: AssistantContent | null;
  /** True for a published assistant, which can't be edited. */
  readonly isReadOnly: boolean;
  readonly own: readonly UserChange[];
  readonly changes: readonly ReviewChange[];
  readonly impossible: readonly ImpossibleChange[];
  /** The config keys whose fields don't contain a valid value. */
  readonly unreadable: readonly string[];
  /** The edits rebased onto the current content, or null if the current content is already their base. */
  readonly rebased: RebasedEdits | null;
  readonly proposals: ReturnType<typeof useProposals>;
}

export const EditingContext = createContext<AssistantEditing | null>(null);

export function useAssistantEditing(): AssistantEditing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('A part of an assistant’s page stands outside of it.');
  return editing;
}
