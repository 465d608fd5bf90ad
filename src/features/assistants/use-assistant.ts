// Loads an assistant and replaces its stubs with the full text. A stub is the shortened form of long text in the
// platform's response.

import { useQueries, useQuery } from '@tanstack/react-query';
import {
  type Assistant,
  assistantQuery,
  assistantTextQuery,
  getAssistant,
  getAssistantText,
} from '~/api/assistants';
import type { ApiError } from '~/api/http/api-error';
import { collectStubs, type FoundStub } from '~/domain/stub';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { useScope } from '~/session/scope-context';
import { useIsRecordReadable, useOperationAvailability } from '~/session/use-operation-availability';
import { toAssistantContent } from './editing/assistant-edits';

export type AssistantLoadState =
  /**
   * The configuration disables loading the assistant. The user can then only paste excerpts and enter values manually.
   */
  | { readonly step: 'off' }
  | { readonly step: 'reading' }
  | { readonly step: 'failed'; readonly error: ApiError; readonly again: () => void }
  | {
      readonly step: 'read';
      readonly assistant: Assistant;
      readonly content: AssistantContent;
      /** All stubs of the response. Prompts that couldn't be loaded are edited by pasting excerpts. */
      readonly stubs: readonly FoundStub[];
      readonly isReading: boolean;
      readonly again: () => void;
    };

export type LoadedAssistant = Extract<AssistantLoadState, { step: 'read' }>;

export function useAssistant(id: string, role: string | undefined): AssistantLoadState {
  const scope = useScope();
  const canRead = useIsRecordReadable(getAssistant);
  const canReadText = useOperationAvailability(getAssistantText) === 'on';
  const read = useQuery({ ...assistantQuery(scope, id, role), enabled: canRead });
  const stubs = read.data ? collectStubs(read.data.config) : [];
  const texts = useQueries({
    queries: canReadText ? stubs.map(({ path }) => assistantTextQuery(scope, id, path, role)) : [],
  });
  if (!canRead) return { step: 'off' };
  const again = () => void read.refetch().then(() => Promise.all(texts.map((text) => text.refetch())));
  if (!read.data) return read.error ? { step: 'failed', error: read.error, again } : { step: 'reading' };
  if (texts.some((text) => text.isPending)) return { step: 'reading' };
  const known = stubs.flatMap(({ path }, index) => {
    const text = texts[index]?.data?.text;
    return text === undefined ? [] : [[path, text] as const];
  });
  const content = toAssistantContent(read.data, Object.fromEntries(known));
  const isReading = read.isFetching || texts.some((text) => text.isFetching);
  return { step: 'read', assistant: read.data, content, stubs, isReading, again };
}
