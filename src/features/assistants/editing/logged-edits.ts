// Activity log entries for assistants' edits and drafts, with the changed fields before and after.
import type { Assistant } from '~/api/assistants';
import type { Scope } from '~/api/scope';
import type { AssistantContent, AssistantEdits } from '~/drafts/assistant-drafts';
import { getOwn } from '~/lib/json/merge-patch';
import {
  getEntryId,
  getOutcome,
  type LogEntry,
  type LoggedOutcome,
  settleEntry,
  withActivityLog,
} from '~/records/activity/log-write';
import type { ProposalState } from '../proposal/proposal-state';
import { listOwnChanges } from './assistant-edits';

const valueAt = (content: AssistantContent, path: string): unknown => {
  if (path === 'name' || path === 'description') return content[path];
  return content.texts[path] ?? getOwn(content.config, path.slice('config.'.length));
};

/**
 * Returns the changed fields by path: full values if both versions are known, otherwise the pasted or manually set
 * values.
 */
export function collectChangedParts(edits: AssistantEdits): Pick<LogEntry, 'before' | 'after'> {
  const { base, edited, pasted, byHand } = edits;
  const paths = base && edited ? listOwnChanges(base, edited, edits).changes.map(({ path }) => path) : [];
  const valuesOf = (content: AssistantContent | null) =>
    content === null ? [] : paths.map((path) => [path, valueAt(content, path)] as const);
  return {
    before: Object.fromEntries([
      ...valuesOf(base),
      ...pasted.map((one) => [one.path, one.old_string] as const),
    ]),
    after: Object.fromEntries([
      ...valuesOf(edited),
      ...pasted.map((one) => [one.path, one.new_string] as const),
      ...byHand.map(({ path, value }) => [path, value] as const),
    ]),
  };
}

const toSubject = (scope: Scope, id: string | null) => ({ scope, kind: 'assistant', id }) as const;

const nameIn = ({ edited }: AssistantEdits, id: string): string => edited?.name ?? id;

/** Proposes edits. A proposal writes nothing, so the assistant stays unchanged even if the response is lost. */
export const proposeNoted = <Result>(
  scope: Scope,
  id: string,
  edits: AssistantEdits,
  send: () => Promise<Result>,
) =>
  withActivityLog(
    toSubject(scope, id),
    { act: 'propose', name: nameIn(edits, id), ...collectChangedParts(edits) },
    send,
  );

/** Confirms edits. A repeated confirmation updates the same entry. */
export const applyNoted = <Result>(
  scope: Scope,
  id: string,
  { edits, confirmationId }: { readonly edits: AssistantEdits; readonly confirmationId: string },
  send: () => Promise<Result>,
) =>
  withActivityLog(
    toSubject(scope, id),
    { act: 'apply', key: confirmationId, name: nameIn(edits, id), ...collectChangedParts(edits) },
    send,
  );

/** The outcome recorded for each step that decides a confirmation. The other steps are not final. */
const SETTLED: { readonly [step in ProposalState['step']]?: LoggedOutcome['state'] } = {
  confirmed: 'saved',
  stale: 'refused',
  lapsed: 'refused',
  undecided: 'not-confirmed',
  unknown: 'not-confirmed',
  overtaken: 'not-confirmed',
};

/**
 * Records the outcome of a confirmation. The response alone isn't enough: a 412 may be caused by the confirmation's own
 * write, and a refusal says nothing about an earlier attempt.
 */
export function settleApplied(scope: Scope, confirmationId: string, state: ProposalState | undefined): void {
  const settled = state && SETTLED[state.step];
  if (settled) void settleEntry(getEntryId(scope, confirmationId), { state: settled });
}

interface NewDraft {
  readonly name: string;
  readonly publishedId: string;
}

/** Proposes the creation of a draft. */
export const proposeDraftNoted = <Result>(
  scope: Scope,
  { name, publishedId }: NewDraft,
  send: () => Promise<Result>,
) =>
  withActivityLog(
    toSubject(scope, null),
    { act: 'propose', name, before: null, after: { production_assistant_id: publishedId } },
    send,
  );

/**
 * Confirms the creation of a draft, which consumes the proposal. A 404 may mean that this very request consumed it,
 * because browsers resend a request whose connection dropped.
 */
export const createDraftNoted = (
  scope: Scope,
  { name, publishedId }: NewDraft,
  send: () => Promise<Assistant>,
) =>
  withActivityLog(
    toSubject(scope, null),
    { act: 'create', name, before: null, after: { production_assistant_id: publishedId } },
    send,
    ({ id }) => ({ record: id }),
    (error) => ({
      ...getOutcome(error),
      ...(error.code === 'PROPOSAL_NOT_FOUND' && { state: 'not-confirmed' as const }),
    }),
  );
