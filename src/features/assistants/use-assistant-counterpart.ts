import { useQuery } from '@tanstack/react-query';
import { type Assistant, assistantsQuery, listAssistants } from '~/api/assistants';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { findCounterpart } from './assistant-kind';

/**
 * Returns the published assistant of a draft, or the draft of a published assistant. Returns null if there is no
 * counterpart, and undefined if it is unknown.
 */
export function useAssistantCounterpart(assistant: Assistant | undefined): Assistant | null | undefined {
  const canList = useOperationAvailability(listAssistants) === 'on';
  const { data } = useQuery({ ...assistantsQuery(useScope()), enabled: canList && assistant !== undefined });
  return assistant && data ? findCounterpart(assistant, data.data) : undefined;
}
