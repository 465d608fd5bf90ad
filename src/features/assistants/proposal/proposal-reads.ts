import type { QueryClient } from '@tanstack/react-query';
import { type Assistant, assistantQuery, assistantTextQuery, type Proposal } from '~/api/assistants';
import { fetchUncached } from '~/api/http/read-uncached';
import type { Scope } from '~/api/scope';
import { collectStubs } from '~/domain/stub';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { toAssistantContent } from '../editing/assistant-edits';
import { isSameContent, withKnownTexts } from '../editing/edits';
import { canComputeResult } from '../editing/expected-difference';
import type { ProposalRecord } from '../editing/work-store';

export interface AssistantReadTarget {
  readonly client: QueryClient;
  readonly scope: Scope;
  readonly id: string;
  readonly role: string | undefined;
}

/**
 * Updates the query cache from the response of a confirmation, without fetching the assistant again. Returns false if
 * the cached assistant isn't the one on which the proposal was based.
 */
export function cacheConfirmedEdits(
  { client, scope, id, role }: AssistantReadTarget,
  { edits }: ProposalRecord,
  { baseUpdatedAt }: Proposal,
  now: Assistant,
): boolean {
  const { queryKey } = assistantQuery(scope, id, role);
  const read = client.getQueryData(queryKey);
  if (!canComputeResult(edits) || read?.updated_at !== baseUpdatedAt) return false;
  const textKey = (path: string) => assistantTextQuery(scope, id, path, role).queryKey;
  const texts = Object.keys(edits.base.texts).flatMap((path) => {
    const text = client.getQueryData(textKey(path))?.text;
    return text === undefined ? [] : [[path, text] as const];
  });
  const content = withKnownTexts(toAssistantContent(read, Object.fromEntries(texts)), edits.base);
  if (!isSameContent(edits.base, content)) return false;
  client.setQueryData(queryKey, now);
  for (const [path, text] of Object.entries(edits.edited.texts))
    client.setQueryData(textKey(path), { path, text });
  return true;
}

/** Fetches the current assistant and the prompts that the proposal changes. */
export async function fetchCurrentContent(
  { client, scope, id, role }: AssistantReadTarget,
  proposed: AssistantContent,
) {
  const assistant = await fetchUncached(client, assistantQuery(scope, id, role));
  const paths = collectStubs(assistant.config)
    .map(({ path }) => path)
    .filter((path) => proposed.texts[path] !== undefined);
  const texts = await Promise.all(
    paths.map(async (path) => {
      const { text } = await fetchUncached(client, assistantTextQuery(scope, id, path, role));
      return [path, text] as const;
    }),
  );
  return {
    updatedAt: assistant.updated_at,
    content: toAssistantContent(assistant, Object.fromEntries(texts)),
  };
}
