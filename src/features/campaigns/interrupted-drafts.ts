// Finds drafts whose page was closed while the campaign was being sent. Each draft stores the ID of its send attempt in
// the ledger.
import type { Scope } from '~/api/scope';
import {
  dropCampaignDraft,
  isCampaignDraftOpen,
  listCampaignDrafts,
  type StoredCampaignDraft,
} from '~/drafts/campaign-drafts';
import { browserLedger } from './send/ledger';
import { isAttemptSent, isOutcomeUnresolved } from './send/send-attempt';

/**
 * `interrupted`: it isn't known whether the campaign was sent. `sent`: the campaign was sent, and the draft hasn't been
 * edited since. `draft`: the campaign wasn't sent, or the draft was edited after sending.
 */
export type DraftOutcome =
  | { readonly kind: 'draft' }
  | { readonly kind: 'interrupted' | 'sent'; readonly attemptId: string };

const DRAFT: DraftOutcome = { kind: 'draft' };

/** Determines the outcome of a draft's last send. */
export async function readDraftOutcome(
  scope: Scope,
  { id, edition, sent }: StoredCampaignDraft,
): Promise<DraftOutcome> {
  const attempt = sent && (await browserLedger.get(sent.attempt).catch(() => null));
  if (!attempt) return DRAFT;
  const attemptId = attempt.id;
  // An open draft isn't reported as sent, or as interrupted while its attempt is `sending`, because the open page may
  // still be waiting for the response and removes a sent draft itself.
  const isOpen = await isCampaignDraftOpen(scope, id);
  if (isOutcomeUnresolved(attempt))
    return isOpen && attempt.state.name === 'sending' ? DRAFT : { kind: 'interrupted', attemptId };
  return isAttemptSent(attempt) && sent.edition === edition && !isOpen ? { kind: 'sent', attemptId } : DRAFT;
}

export interface ListedCampaignDraft extends StoredCampaignDraft {
  readonly isInterrupted: boolean;
}

/** Returns a user's drafts, newest first, and deletes those that are known to have been sent. */
export async function listDraftsWithOutcomes(scope: Scope): Promise<readonly ListedCampaignDraft[]> {
  const drafts = await listCampaignDrafts(scope);
  const listed = drafts.map(async (draft) => {
    const { kind } = await readDraftOutcome(scope, draft);
    if (kind !== 'sent') return [{ ...draft, isInterrupted: kind === 'interrupted' }];
    await dropCampaignDraft(scope, draft.id);
    return [];
  });
  return (await Promise.all(listed)).flat();
}
