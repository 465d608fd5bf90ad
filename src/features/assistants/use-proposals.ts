// Proposing and confirming: the requests, and what each answer makes of the proposal.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  assistantQuery,
  assistantTextQuery,
  editsConfirmation,
  editsProposal,
  getAssistant,
} from '~/api/assistants';
import { type ApiError, isApiError } from '~/api/http/api-error';
import type { AssistantContent, AssistantEdits } from '~/drafts/assistant-drafts';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { contentOf, requestOf } from './assistant-edits';
import { withoutConfirmed } from './edits';
import { contentLines, isForeseeable } from './expected-difference';
import { guardStubs, stubsOf } from './stub';
import type { ProposalRecord, WorkHandle } from './work-store';

export interface Wanted {
  readonly edits: AssistantEdits;
  /** The stubs as they were read: none of them may leave as a value. */
  readonly stubs: readonly string[];
}

const asApiError = (error: unknown): ApiError => {
  if (isApiError(error)) return error;
  throw error;
};

export function useProposals(handle: WorkHandle, id: string, role: string | undefined) {
  const scope = useScope();
  const client = useQueryClient();
  const canRead = useAvailability(getAssistant) === 'on';
  const proposal = useMutation(editsProposal(scope));
  const confirmation = useMutation(editsConfirmation(scope));
  const addressIn = (role: string | undefined) => ({
    params: { id },
    query: role === undefined ? {} : { role },
  });

  /** Proposes, unless a stub is in it: then the paths are returned, and nothing is sent. */
  const propose = async ({ edits, stubs }: Wanted): Promise<readonly string[]> => {
    const guarded = guardStubs(requestOf(edits), stubs);
    if (guarded.kind === 'stub') return guarded.paths;
    const { request } = guarded;
    const number = handle.begin({ startedAt: Date.now(), role, request, edits });
    try {
      const answer = await proposal.mutateAsync({ ...addressIn(role), body: request });
      handle.tell(number, { type: 'proposed', proposal: answer, at: Date.now() });
    } catch (error) {
      handle.tell(number, { type: 'propose-failed', error: asApiError(error) });
    }
    return [];
  };

  /** Reads the assistant and the texts that the proposal touches anew, to tell whether it carries the edits. */
  const isApplied = async (after: AssistantContent, role: string | undefined): Promise<boolean> => {
    const assistant = await client.fetchQuery({ ...assistantQuery(scope, id, role), staleTime: 0 });
    const paths = stubsOf(assistant.config)
      .map(({ path }) => path)
      .filter((path) => after.texts[path] !== undefined);
    const texts = await Promise.all(
      paths.map(async (path) => {
        const { text } = await client.fetchQuery({
          ...assistantTextQuery(scope, id, path, role),
          staleTime: 0,
        });
        return [path, text] as const;
      }),
    );
    return contentLines(contentOf(assistant, Object.fromEntries(texts))) === contentLines(after);
  };

  const decide = async ({ id: number, edits, role: itsRole }: ProposalRecord) => {
    // What was pasted over an unread text can't be compared: the person looks.
    if (!canRead || !isForeseeable(edits)) return;
    const applied = await isApplied(edits.edited, itsRole).catch(() => null);
    if (applied === null) return;
    handle.tell(number, { type: 'compared', applied, at: Date.now() });
    if (applied) handle.change(withoutConfirmed(handle.get().edits, edits));
  };

  const confirm = async (record: ProposalRecord) => {
    const state = handle.tell(record.id, { type: 'confirm' });
    if (state?.step !== 'confirming') return;
    const { confirmationId, baseUpdatedAt } = state.proposal;
    try {
      // `If-Match` exactly as it came, and nothing else in the body (contract, confirm-edits).
      await confirmation.mutateAsync({
        ...addressIn(record.role),
        headers: { 'If-Match': baseUpdatedAt },
        body: { confirmationId },
      });
      handle.tell(record.id, { type: 'confirmed', at: Date.now() });
      // Read only now: what was typed while the answer was on its way stays.
      handle.change(withoutConfirmed(handle.get().edits, record.edits));
    } catch (error) {
      const next = handle.tell(record.id, { type: 'confirm-failed', error: asApiError(error) });
      if (next?.step === 'undecided') await decide(record);
    }
  };

  return { propose, confirm, decide };
}
