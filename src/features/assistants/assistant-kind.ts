// Drafts and published assistants told apart, and paired.
import type { UseQueryResult } from '@tanstack/react-query';
import type { Assistant } from '~/api/assistants';

/** The published assistant that a draft is paired to, by id; null for what isn't a draft. */
export function productionIdOf(assistant: Assistant): string | null {
  const id = assistant.metadata?.productionAssistantId;
  return typeof id === 'string' && id !== '' ? id : null;
}

/** `unknown` where nothing in the answer tells; the platform decides when something is proposed. */
export type AssistantKind = 'draft' | 'published' | 'unknown';

export function kindOf(assistant: Assistant, all: readonly Assistant[] = []): AssistantKind {
  const { id, deployment_role } = assistant;
  if (productionIdOf(assistant) !== null || deployment_role === 'draft') return 'draft';
  return deployment_role === 'production' || all.some((one) => productionIdOf(one) === id)
    ? 'published'
    : 'unknown';
}

/** The other one of a pair, where the list holds it. */
export function pairOf(assistant: Assistant, all: readonly Assistant[]): Assistant | null {
  const productionId = productionIdOf(assistant);
  return (
    all.find((one) =>
      productionId === null ? productionIdOf(one) === assistant.id : one.id === productionId,
    ) ?? null
  );
}

type Look = Pick<UseQueryResult<{ readonly data: readonly Assistant[] }>, 'data' | 'isSuccess'>;

/** Whether a look at the list says that there is no other one. A look that failed says nothing: it has what was read before. */
export const isAlone = (assistant: Assistant, { data, isSuccess }: Look): boolean =>
  isSuccess && data !== undefined && pairOf(assistant, data.data) === null;
