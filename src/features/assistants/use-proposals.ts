// Proposing and confirming: the requests, and what each answer makes of the proposal.
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Assistant,
  assistantQuery,
  assistantTextQuery,
  editsConfirmation,
  editsProposal,
  getAssistant,
  type Proposal,
} from '~/api/assistants';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { readKey } from '~/api/http/query';
import type { AssistantContent, AssistantEdits } from '~/drafts/assistant-drafts';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { contentOf, requestOf } from './assistant-edits';
import { carriedEdits } from './carried-edits';
import { sameContent, withKnownTexts, withoutConfirmed } from './edits';
import { isForeseeable } from './expected-difference';
import { mayConfirm } from './proposal-state';
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

const isRefused = (error: unknown): false => {
  asApiError(error);
  return false;
};

export function useProposals(handle: WorkHandle, id: string, role: string | undefined) {
  const scope = useScope();
  const client = useQueryClient();
  const canRead = useAvailability(getAssistant) === 'on';
  const proposal = useMutation(editsProposal(scope));
  const addressIn = (role: string | undefined) => ({
    params: { id },
    query: role === undefined ? {} : { role },
  });
  const confirming = (confirmationId: string) =>
    handle
      .get()
      .proposals.find(
        ({ state }) => state.step === 'confirming' && state.proposal.confirmationId === confirmationId,
      );
  const confirmation = useMutation({
    ...editsConfirmation(scope),
    // Both are told before the assistant is read again, which may take long, or fail.
    onSuccess: (answer, { body }) => {
      const record = confirming(body.confirmationId);
      if (record?.state.step !== 'confirming') return;
      const { proposal: confirmed } = record.state;
      // In one drawing: in between, the edits would lie over what stood there before.
      notifyManager.batch(() => {
        if (keepRead(record, confirmed, answer)) notifyManager.schedule(() => tellConfirmed(record));
      });
    },
    onError: (error, { body }) => {
      const record = confirming(body.confirmationId);
      if (record) handle.tell(record.id, { type: 'confirm-failed', error });
    },
  });

  const tellConfirmed = (record: ProposalRecord) => {
    handle.tell(record.id, { type: 'confirmed', at: Date.now() });
    // What was typed while the answer was on its way stays.
    handle.change(withoutConfirmed(handle.get().edits, record.edits));
  };

  /** What stands there now is known without reading, where the proposal was made of what had been read: false elsewhere. */
  const keepRead = (
    { edits, role: itsRole }: ProposalRecord,
    { baseUpdatedAt }: Proposal,
    now: Assistant,
  ) => {
    const { queryKey } = assistantQuery(scope, id, itsRole);
    const read = client.getQueryData(queryKey);
    if (!isForeseeable(edits) || read?.updated_at !== baseUpdatedAt) return false;
    const textKey = (path: string) => assistantTextQuery(scope, id, path, itsRole).queryKey;
    const texts = Object.keys(edits.base.texts).flatMap((path) => {
      const text = client.getQueryData(textKey(path))?.text;
      return text === undefined ? [] : [[path, text] as const];
    });
    const content = withKnownTexts(contentOf(read, Object.fromEntries(texts)), edits.base);
    if (!sameContent(edits.base, content)) return false;
    client.setQueryData(queryKey, now);
    for (const [path, text] of Object.entries(edits.edited.texts))
      client.setQueryData(textKey(path), { path, text });
    return true;
  };

  /** Proposes, unless a stub is in it: then the paths are returned, and nothing is sent. */
  const propose = async ({ edits, stubs }: Wanted): Promise<readonly string[]> => {
    const guarded = guardStubs(requestOf(edits), stubs);
    if (guarded.kind === 'stub') return guarded.paths;
    const { request } = guarded;
    const number = handle.begin({ startedAt: Date.now(), role, request, edits });
    try {
      const answer = await proposal.mutateAsync({ ...addressIn(role), body: request });
      handle.tell(number, { type: 'proposed', proposal: answer, at: Date.now() });
    } catch (thrown) {
      const error = asApiError(thrown);
      handle.tell(number, { type: 'propose-failed', error });
      // An excerpt that isn't found any more: what stands there now has to be seen.
      if (error.kind === 'refused') void client.invalidateQueries({ queryKey: readKey(scope, 'assistants') });
    }
    return [];
  };

  /** What stands there now, with the texts that the proposal touches. */
  const readNow = async (after: AssistantContent, itsRole: string | undefined) => {
    const assistant = await client.fetchQuery({ ...assistantQuery(scope, id, itsRole), staleTime: 0 });
    const paths = stubsOf(assistant.config)
      .map(({ path }) => path)
      .filter((path) => after.texts[path] !== undefined);
    const texts = await Promise.all(
      paths.map(async (path) => {
        const { text } = await client.fetchQuery({
          ...assistantTextQuery(scope, id, path, itsRole),
          staleTime: 0,
        });
        return [path, text] as const;
      }),
    );
    return { updatedAt: assistant.updated_at, content: contentOf(assistant, Object.fromEntries(texts)) };
  };

  const decide = async ({ id: number, edits, role: itsRole, state }: ProposalRecord) => {
    // What was pasted over an unread text can't be compared: the person looks.
    if (!canRead || !isForeseeable(edits) || state.step !== 'undecided') return;
    const now = await readNow(edits.edited, itsRole).catch(() => null);
    if (now === null) return;
    // Nothing was written since it was proposed, whatever it says.
    const carried =
      now.updatedAt === state.base ? 'none' : carriedEdits(edits.base, edits.edited, now.content);
    handle.tell(number, { type: 'compared', carried, at: Date.now() });
    if (carried === 'all') handle.change(withoutConfirmed(handle.get().edits, edits));
  };

  const confirm = async ({ id: number, role: itsRole, state }: ProposalRecord) => {
    // A second click may come before the button is drawn anew: what counts is what stands by then.
    const now = handle.get().proposals.find((one) => one.id === number);
    if (!mayConfirm(state) || !now || !mayConfirm(now.state)) return;
    handle.tell(number, { type: 'confirm' });
    const { confirmationId, baseUpdatedAt } = state.proposal;
    // `If-Match` exactly as it came, and nothing else in the body (contract, confirm-edits).
    const request = {
      ...addressIn(itsRole),
      headers: { 'If-Match': baseUpdatedAt },
      body: { confirmationId },
    };
    const isDone = await confirmation.mutateAsync(request).then(() => true, isRefused);
    const after = handle.get().proposals.find((one) => one.id === number);
    if (after && isDone && after.state.step === 'confirming') tellConfirmed(after);
    else if (after) await decide(after);
  };

  return { propose, confirm, decide };
}
