// The only code that sends a campaign: lock, durable record read back, one call, its meaning, durable result.
// No retry, no queue, no timer: it runs once per second act of a person, or not at all.
import { type Attempt, type AttemptNames, isUnsettled, workspaceKey } from './attempt';
import type { CampaignContent } from './campaign-content';
import { classifyAnswer } from './classify-answer';
import { canonicalJson, fingerprintOf } from './fingerprint';
import type { Ledger } from './ledger';
import { pausedUntil } from './pause';
import { type ArmedState, reduceSend, type SendState, type VoidReason } from './send-machine';
import type { Transport } from './transport';
import type { LockHolder, WorkspaceLock } from './workspace-lock';

export interface SendOrder {
  readonly person: string;
  readonly content: CampaignContent;
  readonly armed: ArmedState;
  readonly names: AttemptNames;
  readonly text: string;
  readonly plan: Attempt['plan'];
}

/** What the sending path stands on; the model test gives its own. */
export interface SendGround {
  readonly ledger: Ledger;
  readonly lock: WorkspaceLock;
  readonly transport: Transport;
  now(): number;
  /** Asks before the page is left, until the returned function is called. */
  guardLeaving(): () => void;
}

/** Why nothing left the browser. */
export type NotSent =
  | { readonly why: 'other-tab'; readonly holder: LockHolder | null }
  | { readonly why: 'unsettled'; readonly attemptId: string }
  | { readonly why: 'pause'; readonly until: number }
  | { readonly why: 'void'; readonly reason: VoidReason }
  /** The second act came too soon after the first. */
  | { readonly why: 'too-soon' }
  /** This confirmation was used already: whatever came of it, it is spent. */
  | { readonly why: 'spent'; readonly attemptId: string }
  /** The record could not be written and read back. */
  | { readonly why: 'not-durable' };

export type SendResult =
  | { readonly sent: false; readonly notSent: NotSent }
  /** `kept` is false where the outcome is known but could not be written: the next start will call it unknown. */
  | { readonly sent: true; readonly attempt: Attempt; readonly kept: boolean };

const notSent = (reason: NotSent): SendResult => ({ sent: false, notSent: reason });

/**
 * What a page that is gone left behind: `sending` becomes unknown. Only ever called while the workspace's lock is held,
 * since then no page is sending.
 */
export async function settleInterrupted(ledger: Ledger, workspace: string, now: number): Promise<void> {
  const { attempts } = await ledger.list(workspace);
  for (const { id, state } of attempts) {
    if (state.name === 'sending')
      await ledger.change(id, (record) => end(record, { type: 'restarted' }, now));
  }
}

type EndEvent = Extract<
  Parameters<typeof reduceSend>[1],
  { type: 'restarted' | 'answered' | 'found' | 'not-found' }
>;

/** The record after an event that can end it; as it was where the machine doesn't know the event there. */
export function end(record: Attempt, event: EndEvent, now: number): Attempt {
  const next: SendState = reduceSend(record.state, event);
  if (next === record.state || next.name === 'draft' || next.name === 'previewed' || next.name === 'armed')
    return record;
  return { ...record, state: next, endedAt: now };
}

/** What stands in the way, or null. The ledger is read inside the lock, so that no other tab can change the answer. */
async function obstacle(
  ground: SendGround,
  workspace: string,
  fingerprint: string,
  confirmation: string,
): Promise<NotSent | null> {
  const { attempts } = await ground.ledger.list(workspace);
  if (attempts.some((record) => record.id === confirmation)) return { why: 'spent', attemptId: confirmation };
  const unsettled = attempts.find((record) => isUnsettled(record) && record.fingerprint === fingerprint);
  if (unsettled) return { why: 'unsettled', attemptId: unsettled.id };
  const until = pausedUntil(await ground.ledger.lastSentAt(), ground.now());
  return until === null ? null : { why: 'pause', until };
}

/** Writes ahead and reads back. False where the disk doesn't hold exactly what was meant. */
async function writeAhead(ledger: Ledger, record: Attempt): Promise<boolean> {
  try {
    await ledger.add(record);
    const held = await ledger.get(record.id);
    return held !== null && canonicalJson(held) === canonicalJson(record);
  } catch {
    return false;
  }
}

async function sendLocked(order: SendOrder, ground: SendGround): Promise<SendResult> {
  const { content, armed } = order;
  const workspace = workspaceKey(content);
  await settleInterrupted(ground.ledger, workspace, ground.now());
  const fingerprint = await fingerprintOf(content);
  const inTheWay = await obstacle(ground, workspace, fingerprint, armed.confirmation);
  if (inTheWay) return notSent(inTheWay);

  const sentAt = ground.now();
  const sending = reduceSend(armed, { type: 'sent', fingerprint, at: sentAt });
  if (sending.name === 'draft') return notSent({ why: 'void', reason: sending.voided ?? 'changed' });
  if (sending.name !== 'sending') return notSent({ why: 'too-soon' });

  const record: Attempt = {
    id: armed.confirmation,
    workspace,
    person: order.person,
    content,
    fingerprint,
    confirmedRecipients: armed.preview.reachable,
    names: order.names,
    text: order.text,
    plan: order.plan,
    sentAt,
    endedAt: null,
    state: sending,
  };
  if (!(await writeAhead(ground.ledger, record))) return notSent({ why: 'not-durable' });

  const outcome = classifyAnswer(await ground.transport(content, armed.preview.reachable));
  const ended = end(record, { type: 'answered', outcome }, ground.now());
  try {
    await ground.ledger.change(record.id, (held) => end(held, { type: 'answered', outcome }, ground.now()));
    return { sent: true, attempt: ended, kept: true };
  } catch {
    return { sent: true, attempt: ended, kept: false };
  }
}

/**
 * What every start of a page does: settles what a dead page left, unless a live one holds the lock and may still be waiting
 * for its answer. Resolves to whether another page is sending. Never sends.
 */
export async function settleOnStart(
  ground: Pick<SendGround, 'ledger' | 'lock' | 'now'>,
  workspace: string,
  person: string,
): Promise<{ readonly sending: LockHolder | null }> {
  const now = ground.now();
  const held = await ground.lock.hold(workspace, { person, since: now }, () =>
    settleInterrupted(ground.ledger, workspace, now),
  );
  return { sending: held.taken ? null : (held.holder ?? { person: '', since: now }) };
}

/** Sends an armed campaign once. Resolves to what is known about it; a ledger that can't be read sends nothing. */
export async function sendCampaign(order: SendOrder, ground: SendGround): Promise<SendResult> {
  const holder = { person: order.person, since: ground.now() };
  const release = ground.guardLeaving();
  try {
    const held = await ground.lock.hold(workspaceKey(order.content), holder, () => sendLocked(order, ground));
    return held.taken ? held.value : notSent({ why: 'other-tab', holder: held.holder });
  } catch {
    // Everything that can throw stands before the call: transport and the last write answer with values.
    return notSent({ why: 'not-durable' });
  } finally {
    release();
  }
}
