import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { refetchQueries } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import { setCampaignName } from '~/drafts/campaign-ledger';
import { getLedgerKey } from '../ledger-query';
import { createSendDependencies } from '../send/browser-dependencies';
import type { CampaignContent } from '../send/campaign-content';
import { computeCampaignFingerprint } from '../send/fingerprint';
import { renameLoggedAttempt } from '../send/logged-attempt';
import { type SendOrder, sendCampaign } from '../send/send';
import type { ArmedState } from '../send/send-machine';
import { useAudienceCount } from './audience/use-audience-count';
import {
  type CampaignDraft,
  collectAttemptNames,
  getValidApprovalFile,
  renderMessageText,
  toCampaignContent,
  WIZARD_STEPS,
  type WizardStep,
} from './draft/campaign-draft';
import { requestPersistentStorage } from './draft/persistence';
import { type DraftIdentity, useStoredDraft } from './draft/use-stored-draft';
import { useConfirmationRevocation } from './review/use-confirmation-revocation';
import { usePasswordGate } from './review/use-password-gate';
import { createWizardState, reduceWizardState } from './wizard-state';

/** Builds the argument of `sendCampaign`. */
function buildSendOrder(
  draft: CampaignDraft,
  content: CampaignContent,
  armed: ArmedState,
  scope: Scope,
): Omit<SendOrder, 'repeats'> {
  const plan = getValidApprovalFile(draft, scope);
  return {
    person: scope.person,
    content,
    armed,
    names: collectAttemptNames(draft, scope),
    text: renderMessageText(draft),
    plan: plan && { author: plan.plan.author, hash: plan.hash },
  };
}

interface WizardOptions {
  readonly scope: Scope;
  readonly start: CampaignDraft;
  readonly identity: DraftIdentity;
  readonly isResumed: boolean;
  readonly onEnded: (attemptId: string) => void;
}

/** Returns the wizard's state and its actions: edit, count recipients, confirm and send. */
export function useCampaignWizard({ scope, start, identity, isResumed, onEnded }: WizardOptions) {
  const queryClient = useQueryClient();
  const [wizard, dispatch] = useReducer(reduceWizardState, start, (draft) =>
    // Treats all steps of a resumed draft as visited, so that they show what is missing.
    createWizardState(draft, isResumed ? WIZARD_STEPS : []),
  );
  const keptDraft = useStoredDraft(scope, identity);
  /** Prevents a second click before the next render from sending again. */
  const isUnderway = useRef(false);
  useConfirmationRevocation(dispatch);
  const { isCountable, count, readTemplatesAgain } = useAudienceCount(scope, wizard, dispatch);
  const { draft, state } = wizard;
  const askForPassword = usePasswordGate(state, draft.when);
  /** The sequence number of the last typed recipient count. The result of checking an earlier number is ignored. */
  const typing = useRef(0);

  function edit(change: Partial<CampaignDraft>) {
    const next = { ...draft, ...change };
    dispatch({ type: 'edited', draft: next });
    keptDraft.keep(next);
  }

  /** Handles the first confirmation. Has no effect if the typed number differs from the recipient count. */
  async function arm(typedCount: number) {
    const content = toCampaignContent(draft, scope);
    if (content === null) return;
    typing.current += 1;
    const typed = typing.current;
    const fingerprint = await computeCampaignFingerprint(content);
    if (typed !== typing.current) return;
    dispatch({ type: 'armed', typedCount, fingerprint, confirmation: crypto.randomUUID(), at: Date.now() });
  }

  function giveUp(type: 'disarmed' | 'closed') {
    typing.current += 1;
    dispatch({ type });
  }

  /**
   * Handles the second confirmation. `repeats` contains the IDs of earlier send attempts that the user wants to repeat.
   * Resolves to false if the user closed the password dialog, or if an earlier call is still running.
   */
  async function send(repeats: readonly string[]): Promise<boolean> {
    const content = toCampaignContent(draft, scope);
    if (isUnderway.current) return false;
    if (state.name !== 'armed' || content === null) return true;
    isUnderway.current = true;
    return confirmAndSend(content, state, repeats).finally(() => {
      isUnderway.current = false;
    });
  }

  async function confirmAndSend(content: CampaignContent, armed: ArmedState, repeats: readonly string[]) {
    const password = await askForPassword(armed);
    if (password === 'not-loaded')
      dispatch({ type: 'ended', result: { sent: false, notSent: { why: 'missing-part' } } });
    if (password === 'confirmed') await sendArmed(content, armed, repeats);
    return password !== 'canceled';
  }

  async function sendArmed(content: CampaignContent, armed: ArmedState, repeats: readonly string[]) {
    dispatch({ type: 'sending' });
    requestPersistentStorage();
    const order = { ...buildSendOrder(draft, content, armed, scope), repeats };
    // Doesn't await the write, because a hanging storage request must not delay the send.
    void keptDraft.noteSend(armed.confirmation);
    const result = await sendCampaign(order, createSendDependencies(scope));
    dispatch({ type: 'ended', result });
    if (result.sent && keptDraft.name !== '') {
      renameLoggedAttempt(result.attempt, keptDraft.name);
      await setCampaignName(result.attempt.id, keptDraft.name);
    }
    void refetchQueries(queryClient, getLedgerKey(scope));
    if (!result.sent) return;
    const { attempt } = result;
    if (attempt.state.name === 'refused') {
      readTemplatesAgain(content);
      return;
    }
    // The campaign was or may have been sent, so the draft is removed.
    await keptDraft.drop();
    if (result.kept) onEnded(attempt.id);
  }

  return {
    ...wizard,
    setStep: (step: WizardStep) => dispatch({ type: 'went', step }),
    keeping: keptDraft.state,
    isWriting: keptDraft.isWriting,
    keptAt: keptDraft.keptAt,
    keepAgain: () => keptDraft.keep(draft),
    keepAnyway: () => keptDraft.keepAnyway(draft),
    /** The user's custom name for the draft. Empty if there is none. */
    name: keptDraft.name,
    rename: (name: string) => keptDraft.rename(name, draft),
    /** Removes the draft, unless another tab has changed it or has it open. */
    drop: keptDraft.drop,
    edit,
    count,
    isCountable,
    ask: () => dispatch({ type: 'asked' }),
    close: () => giveUp('closed'),
    arm,
    disarm: () => giveUp('disarmed'),
    send,
  };
}

export type CampaignWizardState = ReturnType<typeof useCampaignWizard>;
