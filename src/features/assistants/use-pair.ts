import { useQuery } from '@tanstack/react-query';
import { type Assistant, assistantsQuery, listAssistants } from '~/api/assistants';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { findPair } from './assistant-kind';

/** Returns a draft's published assistant, or vice versa; null if there is none, undefined if that isn't known. */
export function usePair(assistant: Assistant | undefined): Assistant | null | undefined {
  const canList = useAvailability(listAssistants) === 'on';
  const { data } = useQuery({ ...assistantsQuery(useScope()), enabled: canList && assistant !== undefined });
  return assistant && data ? findPair(assistant, data.data) : undefined;
}
