import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { buildQueryKey } from '~/api/http/query';
import { type PromptCheck, promptCheckRevision, readPromptChecks } from '~/drafts/prompt-checks';
import { useScope } from '~/session/scope-context';
import { getProductionId } from '../assistant-kind';
import { useAssistantEditing } from '../editing/editing-context';

/**
 * Returns the ID under which the checks of the assistant are stored. A draft uses the ID of its published assistant,
 * because each new draft has a different ID.
 */
export function useChecksId(): string {
  const { assistantId, reading } = useAssistantEditing();
  return (reading && getProductionId(reading.assistant)) ?? assistantId;
}

/**
 * Returns the checks of the assistant's prompts that are stored in this browser. Undefined until they are loaded, null
 * if they can't be read. Updates after each change.
 */
export function usePromptChecks(): readonly PromptCheck[] | null | undefined {
  const scope = useScope();
  const id = useChecksId();
  const revision = useSyncExternalStore(promptCheckRevision.subscribe, promptCheckRevision.get);
  return useQuery({
    queryKey: [...buildQueryKey(scope, 'prompt-checks'), id, revision],
    queryFn: () => readPromptChecks(scope, id),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  }).data;
}
