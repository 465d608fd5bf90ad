// Proposing and confirming: the requests, and what each answer makes of the proposal.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assistantQuery, assistantTextQuery, editsConfirmation, editsProposal } from '~/api/assistants';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { useScope } from '~/session/scope-context';
import { type AssistantContent, contentOf } from './assistant-edits';
import { contentLines } from './expected-difference';
import { rebaseEdits } from './rebase-edits';
import { type EditsRequest, guardStubs, stubsOf } from './stub';
import type { ProposalRecord, WorkHandle } from './work-store';

export interface Wanted {
  readonly request: EditsRequest;
  readonly before: AssistantContent | null;
  readonly after: AssistantContent | null;
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
  const proposal = useMutation(editsProposal(scope));
  const confirmation = useMutation(editsConfirmation(scope));
  const address = { params: { id }, query: role === undefined ? {} : { role } };

  /** Proposes, unless a stub is in it: then the paths are returned, and nothing is sent. */
  const propose = async ({ request, before, after, stubs }: Wanted): Promise<readonly string[]> => {
    const guarded = guardStubs(request, stubs);
    if (guarded.kind === 'stub') return guarded.paths;
    const number = handle.begin({ request: guarded.request, before, after }, Date.now());
    try {
      const answer = await proposal.mutateAsync({ ...address, body: guarded.request });
      handle.tell(number, { type: 'proposed', proposal: answer, at: Date.now() });
    } catch (error) {
      handle.tell(number, { type: 'propose-failed', error: asApiError(error) });
    }
    return [];
  };

  /** Reads the assistant and the texts that the proposal touches anew, to tell whether it carries the edits. */
  const isApplied = async ({ after }: ProposalRecord): Promise<boolean | null> => {
    // What was pasted over an unread text can't be compared: the person looks.
    if (!after) return null;
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

  const decide = async (record: ProposalRecord) => {
    const applied = await isApplied(record).catch(() => null);
    if (applied === null) return;
    handle.tell(record.id, { type: 'compared', applied, at: Date.now() });
    if (applied) settle(record, null);
  };

  /** After a success the edits are done. What was left out of the proposal stays as edits of the new version. */
  const settle = ({ after }: ProposalRecord, updatedAt: string | null) => {
    const { base, edited } = handle.get();
    const isAll = !after || !base || !edited || contentLines(edited) === contentLines(after);
    if (isAll || updatedAt === null)
      handle.change({ base: null, baseUpdatedAt: null, edited: null, pasted: [] });
    else
      handle.change({
        base: after,
        baseUpdatedAt: updatedAt,
        edited: rebaseEdits(base, edited, after).edited,
        pasted: [],
      });
  };

  const confirm = async (record: ProposalRecord) => {
    const state = handle.tell(record.id, { type: 'confirm' });
    if (state?.step !== 'confirming') return;
    const { confirmationId, baseUpdatedAt } = state.proposal;
    try {
      // `If-Match` exactly as it came, and nothing else in the body (contract, confirm-edits).
      const answer = await confirmation.mutateAsync({
        ...address,
        headers: { 'If-Match': baseUpdatedAt },
        body: { confirmationId },
      });
      handle.tell(record.id, { type: 'confirmed', at: Date.now() });
      settle(record, answer.updated_at);
    } catch (error) {
      const next = handle.tell(record.id, { type: 'confirm-failed', error: asApiError(error) });
      if (next?.step === 'undecided') await decide(record);
    }
  };

  return { propose, confirm, decide };
}
