// Distinguishes draft and published assistants, and finds the counterpart of each.
import type { UseQueryResult } from '@tanstack/react-query';
import type { Assistant } from '~/api/assistants';

/** Returns the ID of the published assistant that a draft belongs to. Returns null if the assistant isn't a draft. */
export function getProductionId(assistant: Assistant): string | null {
  const id = assistant.metadata?.productionAssistantId;
  return typeof id === 'string' && id !== '' ? id : null;
}

/**
 * `unknown` if the platform didn't report the kind. The platform then accepts or rejects edits when they are proposed.
 */
export type AssistantKind = 'draft' | 'published' | 'unknown';

export function getAssistantKind(assistant: Assistant, all: readonly Assistant[] = []): AssistantKind {
  const { id, deployment_role } = assistant;
  if (getProductionId(assistant) !== null || deployment_role === 'draft') return 'draft';
  return deployment_role === 'production' || all.some((one) => getProductionId(one) === id)
    ? 'published'
    : 'unknown';
}

/** Returns the assistant's counterpart (draft or published) if the list contains it. */
export function findCounterpart(assistant: Assistant, all: readonly Assistant[]): Assistant | null {
  const productionId = getProductionId(assistant);
  return (
    all.find((one) =>
      productionId === null ? getProductionId(one) === assistant.id : one.id === productionId,
    ) ?? null
  );
}

type Look = Pick<UseQueryResult<{ readonly data: readonly Assistant[] }>, 'data' | 'isSuccess'>;

/**
 * Reports whether the list proves that the assistant has no counterpart. After a failed refetch the list proves
 * nothing, because its data is outdated.
 */
export const hasNoCounterpart = (assistant: Assistant, { data, isSuccess }: Look): boolean =>
  isSuccess && data !== undefined && findCounterpart(assistant, data.data) === null;
