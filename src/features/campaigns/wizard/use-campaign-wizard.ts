import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { previewCampaign } from '~/api/campaigns';
import { ApiError } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import type { Scope } from '~/api/scope';
import { dropCampaignDraft, keepCampaignDraft } from '~/drafts/campaign-drafts';
import { session } from '~/session/session';
import { ledgerKey } from '../ledger-query';
import { browserGround } from '../send/browser-ground';
import { type CampaignContent, previewInputOf } from '../send/campaign-content';
import { fingerprintOf } from '../send/fingerprint';
import { type NotSent, sendCampaign } from '../send/send';
import { INITIAL, type Preview, reduceSend, type SendEvent, type SendState } from '../send/send-machine';
import { type CampaignDraft, contentOf, namesOf, planOf, type Step, shownText } from './campaign-draft';
import { stepOf } from './refusal-place';

export type Counting =
  | { readonly step: 'idle' | 'counting' }
  | { readonly step: 'failed'; readonly error: ApiError };

async function countAudience(scope: Scope, content: CampaignContent): Promise<Preview> {
  const answer = await call(previewCampaign, { scope, body: previewInputOf(content) });
  return {
    fingerprint: await fingerprintOf(content),
    reachable: answer.reachable,
    total: answer.total ?? null,
    noChannel: answer.unreachable?.no_channel ?? null,
    blocked: answer.unreachable?.blocked ?? null,
    at: Date.now(),
  };
}

interface WizardOptions {
  readonly scope: Scope;
  readonly start: CampaignDraft;
  readonly onEnded: (attemptId: string) => void;
}

/** The wizard: what is typed, where in it the person is, and the one machine that all of it serves. */
export function useCampaignWizard({ scope, start, onEnded }: WizardOptions) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(start);
  const [step, setStep] = useState<Step>('intent');
  const [state, setState] = useState<SendState>(INITIAL);
  const [counting, setCounting] = useState<Counting>({ step: 'idle' });
  const [isSending, setSending] = useState(false);
  const [notSent, setNotSent] = useState<NotSent | null>(null);
  const [isKept, setKept] = useState(true);
  /** The last count, held or not: after a refusal both are shown side by side. */
  const [lastPreview, setLastPreview] = useState<Preview | null>(null);
  const [confirmedBefore, setConfirmedBefore] = useState<number | null>(null);
  /** Counts the edits, so that an answer about a former draft is told from one about this. */
  const edits = useRef(0);
  /** A second click may come before the first one's state is drawn. */
  const isUnderway = useRef(false);

  const dispatch = (event: SendEvent) => setState((current) => reduceSend(current, event));

  useEffect(() => {
    // A token that ended or was given up takes the confirmation with it: nothing may fire after a new sign-in.
    const unsubscribe = session.subscribe(() => {
      if (session.get().step !== 'signed-in')
        setState((current) => reduceSend(current, { type: 'signed-out' }));
    });
    const look = setInterval(
      () => setState((now) => reduceSend(now, { type: 'looked', at: Date.now() })),
      1000,
    );
    return () => {
      unsubscribe();
      clearInterval(look);
    };
  }, []);

  function edit(change: Partial<CampaignDraft>) {
    const next = { ...draft, ...change };
    edits.current += 1;
    setDraft(next);
    setNotSent(null);
    setConfirmedBefore(null);
    setCounting({ step: 'idle' });
    dispatch({ type: 'edited' });
    void keepCampaignDraft(scope, next).then(setKept);
  }

  async function count() {
    const content = contentOf(draft, scope);
    if (content === null || counting.step === 'counting') return;
    const edition = edits.current;
    setNotSent(null);
    setCounting({ step: 'counting' });
    try {
      const preview = await countAudience(scope, content);
      if (edits.current !== edition) return;
      setLastPreview(preview);
      dispatch({ type: 'counted', preview });
      setCounting({ step: 'idle' });
    } catch (error) {
      if (edits.current !== edition || !(error instanceof ApiError)) return;
      setCounting({ step: 'failed', error });
    }
  }

  async function arm(typedCount: number) {
    const content = contentOf(draft, scope);
    if (content === null) return;
    const fingerprint = await fingerprintOf(content);
    setNotSent(null);
    dispatch({ type: 'armed', typedCount, fingerprint, confirmation: crypto.randomUUID(), at: Date.now() });
  }

  async function send() {
    const content = contentOf(draft, scope);
    if (state.name !== 'armed' || content === null || isUnderway.current) return;
    isUnderway.current = true;
    setSending(true);
    const plan = planOf(draft, scope);
    const order = {
      person: scope.person,
      content,
      armed: state,
      names: namesOf(draft, scope),
      text: shownText(draft),
      plan: plan && { author: plan.plan.author, hash: plan.hash },
    };
    const result = await sendCampaign(order, browserGround(scope));
    isUnderway.current = false;
    setSending(false);
    void queryClient.invalidateQueries({ queryKey: ledgerKey(scope) });
    if (!result.sent) {
      setNotSent(result.notSent);
      if (result.notSent.why === 'void') setState({ name: 'draft', voided: result.notSent.reason });
      else dispatch({ type: 'disarmed' });
      return;
    }
    const { attempt } = result;
    setState(attempt.state);
    if (attempt.state.name === 'refused') {
      setStep(stepOf(attempt.state.refusal));
      setConfirmedBefore(attempt.confirmedRecipients);
      // Counting again only reads. The new number still needs to be typed and sent by a person.
      if (attempt.state.refusal.reason === 'mismatch') void count();
      return;
    }
    // What was kept was sent, or may have been: it is no draft any more.
    await dropCampaignDraft(scope);
    onEnded(attempt.id);
  }

  return {
    draft,
    step,
    setStep,
    state,
    counting,
    isSending,
    notSent,
    isKept,
    lastPreview,
    confirmedBefore,
    edit,
    count,
    arm,
    disarm: () => dispatch({ type: 'disarmed' }),
    send,
  };
}

export type CampaignWizardState = ReturnType<typeof useCampaignWizard>;
