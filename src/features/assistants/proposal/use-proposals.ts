// Proposes and confirms edits, and updates the state of the proposal with each response.
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmEditsMutation, getAssistant, proposeEditsMutation } from '~/api/assistants';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { buildQueryKey, refetchQueries } from '~/api/http/query';
import { checkStubs } from '~/domain/stub';
import type { AssistantEdits } from '~/drafts/assistant-drafts';
import { useScope } from '~/session/scope-context';
import { useIsRecordReadable } from '~/session/use-operation-availability';
import { buildEditsRequest } from '../editing/assistant-edits';
import { matchAppliedEdits } from '../editing/carried-edits';
import { canComputeResult } from '../editing/expected-difference';
import { confirmEditsAndLog, logConfirmationOutcome, proposeEditsAndLog } from '../editing/logged-edits';
import type { AssistantWorkStore, ProposalRecord } from '../editing/work-store';
import { storeApplicationOutcome, storeAppliedEntry } from '../history/store-applied';
import { type AssistantReadTarget, cacheConfirmedEdits, fetchCurrentContent } from './proposal-reads';
import { canConfirmProposal } from './proposal-state';

export interface ProposalRequest {
  readonly edits: AssistantEdits;
  /** The stubs in the response, which are shortened forms of long texts. None of them may be sent as a value. */
  readonly stubs: readonly string[];
}

const asApiError = (error: unknown): ApiError => {
  if (isApiError(error)) return error;
  throw error;
};

const isRefused = (error: unknown): false => {
  asApiError(error);
  return false;
};

/** Returns the proposal whose confirmation with this ID is in flight. */
const confirmingIn = (handle: AssistantWorkStore, confirmationId: string) =>
  handle
    .get()
    .proposals.find(
      ({ state }) => state.step === 'confirming' && state.proposal.confirmationId === confirmationId,
    );

export function useProposals(handle: AssistantWorkStore, id: string, role: string | undefined) {
  const scope = useScope();
  const client = useQueryClient();
  const canRead = useIsRecordReadable(getAssistant);
  const proposal = useMutation(proposeEditsMutation(scope));
  const addressIn = (role: string | undefined) => ({
    params: { id },
    query: role === undefined ? {} : { role },
  });
  const at = (role: string | undefined): AssistantReadTarget => ({ client, scope, id, role });
  const confirmation = useMutation({
    ...confirmEditsMutation(scope),
    // `onSuccess` and `onError` run before the assistant is refetched, because the refetch may be slow or fail.
    onSuccess: (response, { body }) => {
      const record = confirmingIn(handle, body.confirmationId);
      if (record?.state.step !== 'confirming') return;
      const { proposal: confirmed } = record.state;
      // Applies both updates in one render. Otherwise the page would briefly show the edits on top of the old content.
      notifyManager.batch(() => {
        if (cacheConfirmedEdits(at(record.role), record, confirmed, response))
          notifyManager.schedule(() => tellConfirmed(record));
      });
    },
    onError: (error, { body }) => {
      const record = confirmingIn(handle, body.confirmationId);
      if (record) handle.tell(record.id, { type: 'confirm-failed', error });
    },
  });

  const tellConfirmed = (record: ProposalRecord) => {
    handle.tell(record.id, { type: 'confirmed', at: Date.now() });
    // Removes only the applied edits. Edits that were typed while the request was in flight remain.
    handle.applied(record.edits);
  };

  /** Proposes the edits. If they contain a stub, sends nothing and returns the paths of the stubs. */
  const propose = async ({ edits, stubs }: ProposalRequest): Promise<readonly string[]> => {
    const guarded = checkStubs(buildEditsRequest(edits), stubs);
    if (guarded.kind === 'stub') return guarded.paths;
    const { request } = guarded;
    const number = handle.begin({ startedAt: Date.now(), role, request, edits });
    try {
      const response = await proposeEditsAndLog(scope, id, edits, () =>
        proposal.mutateAsync({ ...addressIn(role), body: request }),
      );
      handle.tell(number, { type: 'proposed', proposal: response, at: Date.now() });
    } catch (thrown) {
      const error = asApiError(thrown);
      handle.tell(number, { type: 'propose-failed', error });
      // Refetches the assistant, because the platform refuses excerpts that no longer occur in the text of a prompt.
      if (error.kind === 'refused') void refetchQueries(client, buildQueryKey(scope, 'assistants'));
    }
    return [];
  };

  const decide = async ({ id: number, edits, role: itsRole, state }: ProposalRecord) => {
    // Pasted edits of a prompt that isn't loaded can't be compared, so the user must determine the outcome.
    if (!canRead || !canComputeResult(edits) || state.step !== 'undecided') return;
    const now = await fetchCurrentContent(at(itsRole), edits.edited).catch(() => null);
    if (now === null) return;
    // An unchanged `updatedAt` proves that the assistant hasn't changed since the proposal.
    const carried =
      now.updatedAt === state.proposal.baseUpdatedAt
        ? 'none'
        : matchAppliedEdits(edits.base, edits.edited, now.content);
    const nextState = handle.tell(number, { type: 'compared', carried, at: Date.now() });
    logConfirmationOutcome(scope, state.proposal.confirmationId, nextState);
    if (carried === 'all') handle.applied(edits);
    storeApplicationOutcome(handle, number);
  };

  const confirm = async ({ id: number, role: itsRole, state }: ProposalRecord) => {
    // Reads the latest state, because a second click may come before the next render.
    const now = handle.get().proposals.find((one) => one.id === number);
    if (!canConfirmProposal(state) || !now || !canConfirmProposal(now.state)) return;
    handle.tell(number, { type: 'confirm' });
    const { confirmationId, baseUpdatedAt } = state.proposal;
    // `If-Match` must be sent exactly as received, and the body must contain nothing else (contract: confirming).
    const request = {
      ...addressIn(itsRole),
      headers: { 'If-Match': baseUpdatedAt },
      body: { confirmationId },
    };
    const { edits } = now;
    const { comment } = handle.get().edits;
    void storeAppliedEntry(handle.draftKey, now, { diff: state.proposal.diff, comment });
    const isDone = await confirmEditsAndLog(scope, id, { edits, confirmationId }, () =>
      confirmation.mutateAsync(request),
    ).then(() => true, isRefused);
    const after = handle.get().proposals.find((one) => one.id === number);
    if (after && isDone && after.state.step === 'confirming') tellConfirmed(after);
    else if (after) {
      logConfirmationOutcome(scope, confirmationId, after.state);
      await decide(after);
    }
    storeApplicationOutcome(handle, number);
  };

  return { propose, confirm, decide };
}
