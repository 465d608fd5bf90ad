// Activity log entries for edits and drafts of assistants, with the values of changed fields before and after.
import type { Assistant } from '~/api/assistants';
import type { Scope } from '~/api/scope';
import type { AssistantContent, AssistantEdits } from '~/drafts/assistant-drafts';
import { getOwnProperty } from '~/lib/json/merge-patch';
import {
  getEntryId,
  type LoggedOutcome,
  type NewLogEntry,
  storeEntryOutcome,
  withActivityLog,
} from '~/records/activity/log-write';
import { getErrorOutcome } from '~/records/activity/logged-outcome';
import type { ProposalState } from '../proposal/proposal-state';
import { listUserChanges } from './assistant-edits';

const valueAt = (content: AssistantContent, path: string): unknown => {
  if (path === 'name' || path === 'description') return content[path];
  return content.texts[path] ?? getOwnProperty(content.config, path.slice('config.'.length));
};

/** Returns the values of each changed path before and after the edits, including pasted excerpts and manual values. */
export function collectChangedValues(edits: AssistantEdits): Pick<NewLogEntry, 'before' | 'after'> {
  const { base, edited, pasted, byHand } = edits;
  const paths = base && edited ? listUserChanges(base, edited, edits).changes.map(({ path }) => path) : [];
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

const nameIn = ({ edited }: AssistantEdits, id: string): string => edited?.name || id;

/**
 * Proposes edits and logs the proposal. A proposal writes nothing, so the assistant is unchanged even if the response
 * is lost.
 */
export const proposeEditsAndLog = <Result>(
  scope: Scope,
  id: string,
  edits: AssistantEdits,
  send: () => Promise<Result>,
) =>
  withActivityLog(
    toSubject(scope, id),
    { act: 'propose', name: nameIn(edits, id), ...collectChangedValues(edits) },
    send,
  );

/** Confirms edits and logs the confirmation. Repeating a confirmation updates the same log entry. */
export const confirmEditsAndLog = <Result>(
  scope: Scope,
  id: string,
  { edits, confirmationId }: { readonly edits: AssistantEdits; readonly confirmationId: string },
  send: () => Promise<Result>,
) =>
  withActivityLog(
    toSubject(scope, id),
    { act: 'apply', key: confirmationId, name: nameIn(edits, id), ...collectChangedValues(edits) },
    send,
  );

/** The logged outcome for each step that follows the response to a confirmation. Other steps don't change the entry. */
const SETTLED: { readonly [step in ProposalState['step']]?: LoggedOutcome['state'] } = {
  confirmed: 'saved',
  stale: 'refused',
  lapsed: 'refused',
  undecided: 'not-confirmed',
  unknown: 'not-confirmed',
  overtaken: 'not-confirmed',
};

/**
 * Logs the outcome of a confirmation. Uses the proposal's state instead of the response, because a 412 may be caused by
 * the confirmation's own write, and a rejection says nothing about an earlier attempt.
 */
export function logConfirmationOutcome(
  scope: Scope,
  confirmationId: string,
  state: ProposalState | undefined,
): void {
  const settled = state && SETTLED[state.step];
  if (settled) void storeEntryOutcome(getEntryId(scope, confirmationId), { state: settled });
}

interface NewDraft {
  readonly name: string;
  readonly publishedId: string;
}

export const proposeDraftAndLog = <Result>(
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
 * Confirms the creation of a draft, which consumes the proposal, and logs the confirmation. A 404 may mean that this
 * same request already consumed the proposal, because browsers resend a request whose connection dropped.
 */
export const createDraftAndLog = (
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
      ...getErrorOutcome(error),
      ...(error.code === 'PROPOSAL_NOT_FOUND' && { state: 'not-confirmed' as const }),
    }),
  );
