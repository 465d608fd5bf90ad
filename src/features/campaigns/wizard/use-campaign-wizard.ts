import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { previewCampaign } from '~/api/campaigns';
import { ApiError } from '~/api/http/api-error';
import { call } from '~/api/http/client';
import { templatesQuery } from '~/api/inboxes';
import type { Scope } from '~/api/scope';
import { session } from '~/session/session';
import { ledgerKey } from '../ledger-query';
import type { Attempt } from '../send/attempt';
import { browserGround } from '../send/browser-ground';
import { type CampaignContent, previewInputOf } from '../send/campaign-content';
import { fingerprintOf } from '../send/fingerprint';
import type { Outcome } from '../send/outcome';
import { type NotSent, sendCampaign } from '../send/send';
import { INITIAL, type Preview, reduceSend, type SendEvent, type SendState } from '../send/send-machine';
import { type CampaignDraft, contentOf, namesOf, planOf, type Step, shownText } from './campaign-draft';
import { askToPersist } from './persistence';
import { stepOf } from './refusal-place';
import { useKeptDraft } from './use-kept-draft';

export type Counting =
  | { readonly step: 'idle' | 'counting' }
  | { readonly step: 'failed'; readonly error: ApiError };

async function countAudience(scope: Scope, content: CampaignContent): Promise<Preview> {
  // The age of a count is that of the question: when the platform looked can't be told more exactly.
  const at = Date.now();
  const answer = await call(previewCampaign, { scope, body: previewInputOf(content) });
  return {
    fingerprint: await fingerprintOf(content),
    reachable: answer.reachable,
    total: answer.total ?? null,
    noChannel: answer.unreachable?.no_channel ?? null,
    blocked: answer.unreachable?.blocked ?? null,
    at,
  };
}

/** Whoever has signed in again need not be told to. */
const withoutSignIn = (counting: Counting): Counting =>
  counting.step === 'failed' && counting.error.kind === 'unauthenticated' ? { step: 'idle' } : counting;

export interface RefusedSend {
  readonly outcome: Extract<Outcome, { name: 'refused' }>;
  readonly confirmed: number;
}

/** A new count is the cure of most refusals; what has to be compared or changed stays told beside it. */
const staysRefused = (refused: RefusedSend | null) => {
  const reason = refused?.outcome.refusal.reason;
  return reason === 'mismatch' || reason === 'invalid' ? refused : null;
};

interface WizardOptions {
  readonly scope: Scope;
  readonly start: CampaignDraft;
  /** Which writing of the kept draft `start` is; null where nothing is kept. */
  readonly startEdition: string | null;
  readonly onEnded: (attemptId: string) => void;
}

/** The wizard: what is typed, where in it the person is, and the one machine that all of it serves. */
export function useCampaignWizard({ scope, start, startEdition, onEnded }: WizardOptions) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(start);
  const [step, setStep] = useState<Step>('intent');
  const [state, setState] = useState<SendState>(INITIAL);
  const [counting, setCounting] = useState<Counting>({ step: 'idle' });
  const [isSending, setSending] = useState(false);
  const [notSent, setNotSent] = useState<NotSent | null>(null);
  const keptDraft = useKeptDraft(scope, startEdition);
  /** An outcome that the ledger didn't take. */
  const [notKept, setNotKept] = useState<Attempt | null>(null);
  /** The last refusal with the count that was confirmed then, for as long as there is something to mend about it. */
  const [refused, setRefused] = useState<RefusedSend | null>(null);
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
      else setCounting(withoutSignIn);
    });
    const look = setInterval(
      () => setState((now) => reduceSend(now, { type: 'looked', at: Date.now() })),
      1000,
    );
    // A page that was put aside and comes back is one that starts: what was confirmed in it is so no more.
    const restart = () => setState((current) => reduceSend(current, { type: 'restarted' }));
    const show = ({ persisted }: PageTransitionEvent) => persisted && restart();
    addEventListener('pageshow', show);
    document.addEventListener('resume', restart);
    return () => {
      unsubscribe();
      clearInterval(look);
      removeEventListener('pageshow', show);
      document.removeEventListener('resume', restart);
    };
  }, []);

  function edit(change: Partial<CampaignDraft>) {
    const next = { ...draft, ...change };
    edits.current += 1;
    setDraft(next);
    setNotSent(null);
    setRefused(null);
    setCounting({ step: 'idle' });
    dispatch({ type: 'edited' });
    keptDraft.keep(next);
  }

  /** A template is sent as it is at that moment: its text is read as often as its audience, and when it was refused. */
  function readTemplatesAgain({ channel, inboxId }: CampaignContent) {
    if (channel === 'template' && inboxId !== null) {
      void queryClient.invalidateQueries({ queryKey: templatesQuery(scope, inboxId).queryKey });
    }
  }

  async function count() {
    const content = contentOf(draft, scope);
    if (content === null || counting.step === 'counting') return;
    const edition = edits.current;
    setNotSent(null);
    setCounting({ step: 'counting' });
    readTemplatesAgain(content);
    try {
      const preview = await countAudience(scope, content);
      if (edits.current !== edition) return;
      dispatch({ type: 'counted', preview });
      setRefused(staysRefused);
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
    setRefused(null);
    askToPersist();
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
      else if (result.notSent.why === 'too-late') dispatch({ type: 'restarted' });
      else dispatch({ type: 'disarmed' });
      return;
    }
    const { attempt } = result;
    setState(attempt.state);
    if (!result.kept) setNotKept(attempt);
    if (attempt.state.name === 'refused') {
      setStep(stepOf(attempt.state.refusal));
      readTemplatesAgain(content);
      setRefused({ outcome: attempt.state, confirmed: attempt.confirmedRecipients });
      // Counting again only reads. The new number still needs to be typed and sent by a person.
      if (attempt.state.refusal.reason === 'mismatch') void count();
      return;
    }
    // What was kept was sent, or may have been: it is no draft any more.
    await keptDraft.drop();
    if (result.kept) onEnded(attempt.id);
  }

  return {
    draft,
    step,
    setStep,
    state,
    counting,
    isSending,
    notSent,
    keeping: keptDraft.state,
    keepAnyway: () => keptDraft.keepAnyway(draft),
    notKept,
    refused,
    edit,
    count,
    arm,
    disarm: () => dispatch({ type: 'disarmed' }),
    send,
  };
}

export type CampaignWizardState = ReturnType<typeof useCampaignWizard>;
