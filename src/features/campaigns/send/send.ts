// The only code that sends a campaign: lock, durable record read back, one call, its meaning, durable result.
// No retry, no queue, no timer: it runs once per second act of a person, or not at all.

import { canonicalJson } from '~/lib/json/canonical-json';
import { type Attempt, type AttemptNames, isUnsettled, wasSent, workspaceKey } from './attempt';
import type { CampaignContent } from './campaign-content';
import { classifyAnswer } from './classify-answer';
import { fingerprintOf } from './fingerprint';
import type { Ledger } from './ledger';
import type { Outcome } from './outcome';
import { pausedUntil } from './pause';
import { mayStandFor } from './quarantine';
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
  /** The sends of this very campaign that the person has seen, and means to repeat: by their ids. */
  readonly repeats: readonly string[];
}

/** What the sending path stands on; the model test gives its own. */
export interface Dependencies {
  readonly ledger: Ledger;
  readonly lock: WorkspaceLock;
  readonly transport: Transport;
  now(): number;
  /** Asks before the page is left, until the returned function is called. */
  guardLeaving(): () => void;
  /** What the configuration forbids about this count and plan, or null. */
  forbids(order: SendOrder): 'other-origin' | 'second-person' | null;
}

/**
 * How long after the second act the request may leave at the latest, in milliseconds. A page that was frozen or asleep in
 * between wakes up long after the person has gone: it must not send then.
 */
export const SEND_WITHIN = 10_000;

/** Why nothing left the browser. */
export type NotSent =
  | { readonly why: 'other-tab'; readonly holder: LockHolder | null }
  | { readonly why: 'unsettled'; readonly attemptId: string }
  /** This very campaign was sent, perhaps by another tab, and the person didn't say that it is meant again. */
  | { readonly why: 'sent-before'; readonly attemptId: string }
  /** A record that can't be read may be of this very campaign. */
  | { readonly why: 'unreadable' }
  | { readonly why: 'pause'; readonly until: number }
  | { readonly why: 'void'; readonly reason: VoidReason }
  /** The second act came too soon after the first. */
  | { readonly why: 'too-soon' }
  /** This confirmation was used already: whatever came of it, it is spent. */
  | { readonly why: 'spent'; readonly attemptId: string }
  /** The record could not be written and read back. */
  | { readonly why: 'not-durable' }
  /** The page slept between the second act and the request. */
  | { readonly why: 'too-late' }
  /** Another origin, or a count that takes a second administrator. */
  | { readonly why: 'forbidden'; readonly reason: 'other-origin' | 'second-person' };

export type SendResult =
  | { readonly sent: false; readonly notSent: NotSent }
  /** `kept` is false where the outcome is known but could not be written: the next start will call it unknown. */
  | { readonly sent: true; readonly attempt: Attempt; readonly kept: boolean };

/** After the record was written the page slept, or could not read it back: it is known that nothing left. */
const NEVER_LEFT: Outcome = { name: 'refused', refusal: { reason: 'not-sent' }, serverMessage: null };

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
  dependencies: Dependencies,
  workspace: string,
  fingerprint: string,
  { armed: { confirmation }, repeats }: SendOrder,
): Promise<NotSent | null> {
  const { attempts, quarantined } = await dependencies.ledger.list(workspace);
  const isSpent =
    attempts.some(({ id }) => id === confirmation) || quarantined.some(({ key }) => key === confirmation);
  if (isSpent) return { why: 'spent', attemptId: confirmation };
  const same = attempts.filter((record) => record.fingerprint === fingerprint);
  const unsettled = same.find(isUnsettled);
  if (unsettled) return { why: 'unsettled', attemptId: unsettled.id };
  const unseen = same.find((record) => wasSent(record) && !repeats.includes(record.id));
  if (unseen) return { why: 'sent-before', attemptId: unseen.id };
  if (quarantined.some((one) => mayStandFor(fingerprint, one))) return { why: 'unreadable' };
  const now = dependencies.now();
  const until = pausedUntil(await dependencies.ledger.lastSentAt(now), now);
  return until === null ? null : { why: 'pause', until };
}

/** Whether the second act (milliseconds since the epoch) was just now. A clock that was set back proves nothing. */
const isJustNow = (actedAt: number, now: number) => now >= actedAt && now - actedAt <= SEND_WITHIN;

/** The outcome onto the disk. False where it isn't there: then only this page knows it. */
async function writeOutcome(ledger: Ledger, id: string, outcome: Outcome, now: number): Promise<boolean> {
  try {
    return (await ledger.change(id, (held) => end(held, { type: 'answered', outcome }, now))) !== null;
  } catch {
    return false;
  }
}

/**
 * Writes ahead and reads back. False where the disk doesn't hold exactly what was meant; what it holds instead is marked as
 * what never left, so that nobody takes it for a send.
 */
async function writeAhead(ledger: Ledger, record: Attempt): Promise<boolean> {
  try {
    await ledger.add(record);
  } catch {
    return false;
  }
  const held = await ledger.get(record.id).catch(() => null);
  if (held !== null && canonicalJson(held) === canonicalJson(record)) return true;
  await writeOutcome(ledger, record.id, NEVER_LEFT, record.sentAt);
  return false;
}

async function sendLocked(
  order: SendOrder,
  dependencies: Dependencies,
  actedAt: number,
): Promise<SendResult> {
  const { content, armed } = order;
  const workspace = workspaceKey(content);
  await settleInterrupted(dependencies.ledger, workspace, dependencies.now());
  const fingerprint = await fingerprintOf(content);
  const inTheWay = await obstacle(dependencies, workspace, fingerprint, order);
  if (inTheWay) return notSent(inTheWay);

  const sentAt = dependencies.now();
  if (!isJustNow(actedAt, sentAt)) return notSent({ why: 'too-late' });
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
  if (!(await writeAhead(dependencies.ledger, record))) return notSent({ why: 'not-durable' });

  // Nothing is awaited between this look at the clock and the request.
  const outcome = isJustNow(actedAt, dependencies.now())
    ? classifyAnswer(await dependencies.transport(content, armed.preview.reachable, record.id))
    : NEVER_LEFT;
  const endedAt = dependencies.now();
  const attempt = end(record, { type: 'answered', outcome }, endedAt);
  return { sent: true, attempt, kept: await writeOutcome(dependencies.ledger, record.id, outcome, endedAt) };
}

/**
 * What every start of a page does: settles what a dead page left, unless a live one holds the lock and may still be waiting
 * for its answer. Resolves to whether another page is sending. Never sends, and takes the lock only where there is
 * something to settle: whoever merely reads must not stand in the way of a send.
 */
export async function settleOnStart(
  dependencies: Pick<Dependencies, 'ledger' | 'lock' | 'now'>,
  workspace: string,
  person: string,
): Promise<{ readonly sending: LockHolder | null }> {
  const { attempts } = await dependencies.ledger.list(workspace);
  if (!attempts.some(({ state }) => state.name === 'sending')) return { sending: null };
  const now = dependencies.now();
  const held = await dependencies.lock.hold(workspace, { person, since: now }, () =>
    settleInterrupted(dependencies.ledger, workspace, now),
  );
  return { sending: held.taken ? null : (held.holder ?? { person: '', since: now }) };
}

/** Sends an armed campaign once. Resolves to what is known about it; a ledger that can't be read sends nothing. */
export async function sendCampaign(order: SendOrder, dependencies: Dependencies): Promise<SendResult> {
  const forbidden = dependencies.forbids(order);
  if (forbidden !== null) return notSent({ why: 'forbidden', reason: forbidden });
  const actedAt = dependencies.now();
  const holder = { person: order.person, since: actedAt };
  const release = dependencies.guardLeaving();
  try {
    const held = await dependencies.lock.hold(workspaceKey(order.content), holder, () =>
      sendLocked(order, dependencies, actedAt),
    );
    return held.taken ? held.value : notSent({ why: 'other-tab', holder: held.holder });
  } catch {
    // Everything that can throw stands before the call: transport and the last write answer with values.
    return notSent({ why: 'not-durable' });
  } finally {
    release();
  }
}
