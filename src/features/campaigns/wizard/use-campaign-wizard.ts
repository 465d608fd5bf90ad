import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { campaignPreview } from '~/api/campaigns';
import { ApiError } from '~/api/http/api-error';
import { readAgain, write } from '~/api/http/query';
import { templatesQuery } from '~/api/inboxes';
import type { Scope } from '~/api/scope';
import { nameCampaign } from '~/drafts/campaign-ledger';
import { ledgerKey } from '../ledger-query';
import { browserDependencies } from '../send/browser-dependencies';
import { type CampaignContent, previewInputOf } from '../send/campaign-content';
import { fingerprintOf } from '../send/fingerprint';
import { type SendOrder, sendCampaign } from '../send/send';
import type { ArmedState, Preview } from '../send/send-machine';
import {
  type CampaignDraft,
  campaignContentOf,
  namesOf,
  planOf,
  type Step,
  shownText,
} from './campaign-draft';
import { askToPersist } from './persistence';
import { useInterruptions } from './use-interruptions';
import { type DraftIdentity, useKeptDraft } from './use-kept-draft';
import { reduceWizard, startWizard } from './wizard-state';

async function countAudience(client: QueryClient, scope: Scope, content: CampaignContent): Promise<Preview> {
  // The age of a count is that of the question: when the platform looked can't be told more exactly.
  const at = Date.now();
  const answer = await write(client, campaignPreview(scope), { body: previewInputOf(content) });
  return {
    fingerprint: await fingerprintOf(content),
    reachable: answer.reachable,
    total: answer.total ?? null,
    noChannel: answer.unreachable?.no_channel ?? null,
    blocked: answer.unreachable?.blocked ?? null,
    at,
  };
}

/** What is handed to the one code that sends. */
function orderOf(draft: CampaignDraft, content: CampaignContent, armed: ArmedState, scope: Scope): SendOrder {
  const plan = planOf(draft, scope);
  return {
    person: scope.person,
    content,
    armed,
    names: namesOf(draft, scope),
    text: shownText(draft),
    plan: plan && { author: plan.plan.author, hash: plan.hash },
  };
}

interface WizardOptions {
  readonly scope: Scope;
  readonly start: CampaignDraft;
  readonly identity: DraftIdentity;
  readonly onEnded: (attemptId: string) => void;
}

/** The wizard's state, and what a person does in it: type, count, confirm, send. */
export function useCampaignWizard({ scope, start, identity, onEnded }: WizardOptions) {
  const queryClient = useQueryClient();
  const [wizard, dispatch] = useReducer(reduceWizard, start, startWizard);
  const keptDraft = useKeptDraft(scope, identity);
  /** A second click may come before the first one's state is drawn. */
  const isUnderway = useRef(false);
  useInterruptions(dispatch);
  const { draft, edition, state, counting } = wizard;

  function edit(change: Partial<CampaignDraft>) {
    const next = { ...draft, ...change };
    dispatch({ type: 'edited', draft: next });
    keptDraft.keep(next);
  }

  /** A template is sent as it is at that moment: its text is read as often as its audience, and when it was refused. */
  function readTemplatesAgain({ channel, inboxId }: CampaignContent) {
    if (channel === 'template' && inboxId !== null)
      void readAgain(queryClient, templatesQuery(scope, inboxId).queryKey);
  }

  async function count() {
    const content = campaignContentOf(draft, scope);
    if (content === null || counting.step === 'counting') return;
    dispatch({ type: 'counting' });
    readTemplatesAgain(content);
    try {
      const preview = await countAudience(queryClient, scope, content);
      dispatch({ type: 'counted', edition, preview });
    } catch (error) {
      if (error instanceof ApiError) dispatch({ type: 'count-failed', edition, error });
    }
  }

  async function arm(typedCount: number) {
    const content = campaignContentOf(draft, scope);
    if (content === null) return;
    const fingerprint = await fingerprintOf(content);
    dispatch({ type: 'armed', typedCount, fingerprint, confirmation: crypto.randomUUID(), at: Date.now() });
  }

  async function send() {
    const content = campaignContentOf(draft, scope);
    if (state.name !== 'armed' || content === null || isUnderway.current) return;
    isUnderway.current = true;
    dispatch({ type: 'sending' });
    askToPersist();
    const result = await sendCampaign(orderOf(draft, content, state, scope), browserDependencies(scope));
    isUnderway.current = false;
    dispatch({ type: 'ended', result });
    if (result.sent && keptDraft.name !== '') await nameCampaign(result.attempt.id, keptDraft.name);
    void readAgain(queryClient, ledgerKey(scope));
    if (!result.sent) return;
    const { attempt } = result;
    if (attempt.state.name === 'refused') {
      readTemplatesAgain(content);
      // Counting again only reads. The new number still needs to be typed and sent by a person.
      if (attempt.state.refusal.reason === 'mismatch') void count();
      return;
    }
    // What was kept was sent, or may have been: it is no draft any more.
    await keptDraft.drop();
    if (result.kept) onEnded(attempt.id);
  }

  return {
    ...wizard,
    setStep: (step: Step) => dispatch({ type: 'went', step }),
    keeping: keptDraft.state,
    keepAnyway: () => keptDraft.keepAnyway(draft),
    /** What the person calls the draft; empty where they don't. */
    name: keptDraft.name,
    rename: (name: string) => keptDraft.rename(name, draft),
    edit,
    count,
    arm,
    disarm: () => dispatch({ type: 'disarmed' }),
    send,
  };
}

export type CampaignWizardState = ReturnType<typeof useCampaignWizard>;
