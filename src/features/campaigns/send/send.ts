// The only code that sends a campaign. It takes the lock, writes a record to the ledger and verifies it, sends one
// request, classifies the response and writes the outcome. It never retries, queues or schedules a request. It runs
// exactly once each time a user gives the second confirmation.

import { toCanonicalJson } from '~/lib/json/canonical-json';
import type { CampaignContent } from './campaign-content';
import { classifyResponse } from './classify-response';
import { computeCampaignFingerprint } from './fingerprint';
import type { Ledger } from './ledger';
import { getPauseEnd } from './pause';
import { canBlockCampaign } from './quarantine';
import {
  type AttemptNames,
  getWorkspaceKey,
  isAttemptSent,
  isOutcomeUnresolved,
  type SendAttempt,
} from './send-attempt';
import { type ArmedState, reduceSendState, type SendState, type VoidReason } from './send-machine';
import type { SendOutcome } from './send-outcome';
import type { SendTransport } from './send-transport';
import type { LockHolder, WorkspaceLock } from './workspace-lock';

/**
 * The reason why the configuration forbids sending. Either the platform has another origin than the console, or the
 * recipient count requires a second administrator or the password.
 */
export type ForbiddenReason = 'other-origin' | 'second-person' | 'password';

export interface SendOrder {
  readonly person: string;
  readonly content: CampaignContent;
  readonly armed: ArmedState;
  readonly names: AttemptNames;
  readonly text: string;
  readonly plan: SendAttempt['plan'];
  /** The IDs of earlier sends of the same campaign that the user has seen and wants to repeat. */
  readonly repeats: readonly string[];
}

/** The dependencies of `sendCampaign`. The model test replaces them with simulated ones. */
export interface SendDependencies {
  readonly ledger: Ledger;
  readonly lock: WorkspaceLock;
  readonly transport: SendTransport;
  now(): number;
  /** Asks the user to confirm leaving the page, until the returned function is called. */
  guardLeaving(): () => void;
  /** Returns the reason why the configuration forbids this send, or null. */
  forbids(order: SendOrder): ForbiddenReason | null;
}

/**
 * The maximum time between the second confirmation and the request, in milliseconds. A page that was frozen or asleep
 * may resume long after the user has left. Such a page must not send.
 */
export const MAX_SEND_DELAY = 10_000;

export type NotSentReason =
  | { readonly why: 'other-tab'; readonly holder: LockHolder | null }
  | { readonly why: 'unsettled'; readonly attemptId: string }
  /** The same campaign was already sent, possibly by another tab, and the user didn't confirm sending it again. */
  | { readonly why: 'sent-before'; readonly attemptId: string }
  /** An unreadable ledger record may be about the same campaign. */
  | { readonly why: 'unreadable' }
  | { readonly why: 'pause'; readonly until: number }
  | { readonly why: 'void'; readonly reason: VoidReason }
  /** The second confirmation came too soon after the first. */
  | { readonly why: 'too-soon' }
  /** The same confirmation already has a record in the ledger, whatever its outcome. */
  | { readonly why: 'spent'; readonly attemptId: string }
  /** The record could not be stored, or the stored record differs from the written one. */
  | { readonly why: 'not-durable' }
  /** The page slept between the second confirmation and the request. */
  | { readonly why: 'too-late' }
  | { readonly why: 'forbidden'; readonly reason: ForbiddenReason }
  /** The code of the dialog that asks for the password couldn't be loaded. */
  | { readonly why: 'missing-part' };

export type SendResult =
  | { readonly sent: false; readonly notSent: NotSentReason }
  /**
   * `kept` is false if the outcome is known but couldn't be written to the ledger. After the next page load, the
   * outcome is then treated as unknown.
   */
  | { readonly sent: true; readonly attempt: SendAttempt; readonly kept: boolean };

/**
 * The outcome if the page was suspended after the record was written, or if the stored record can't be verified. In
 * both cases, nothing was sent.
 */
const NEVER_LEFT: SendOutcome = { name: 'refused', refusal: { reason: 'not-sent' }, serverMessage: null };

const notSent = (reason: NotSentReason): SendResult => ({ sent: false, notSent: reason });

/**
 * Marks attempts that are still `sending` as unknown if their page was closed. The caller must hold the workspace's
 * lock, which ensures that no page is sending.
 */
export async function markInterruptedAttemptsUnknown(
  ledger: Ledger,
  workspace: string,
  now: number,
): Promise<void> {
  const { attempts } = await ledger.list(workspace);
  for (const { id, state } of attempts) {
    if (state.name === 'sending')
      await ledger.change(id, (record) => applyEventToAttempt(record, { type: 'restarted' }, now));
  }
}

type EndEvent = Extract<
  Parameters<typeof reduceSendState>[1],
  { type: 'restarted' | 'answered' | 'found' | 'not-found' }
>;

/**
 * Returns the attempt with the outcome that results from an event. Returns the attempt unchanged if the event doesn't
 * apply.
 */
export function applyEventToAttempt(record: SendAttempt, event: EndEvent, now: number): SendAttempt {
  const next: SendState = reduceSendState(record.state, event);
  if (next === record.state || next.name === 'draft' || next.name === 'previewed' || next.name === 'armed')
    return record;
  return { ...record, state: next, endedAt: now };
}

/**
 * Returns the reason why sending is blocked, or null. The caller must hold the lock, so that no other tab can change
 * the ledger.
 */
async function obstacle(
  dependencies: SendDependencies,
  workspace: string,
  fingerprint: string,
  { armed: { confirmation }, repeats }: SendOrder,
): Promise<NotSentReason | null> {
  const { attempts, quarantined } = await dependencies.ledger.list(workspace);
  const isSpent =
    attempts.some(({ id }) => id === confirmation) || quarantined.some(({ key }) => key === confirmation);
  if (isSpent) return { why: 'spent', attemptId: confirmation };
  const same = attempts.filter((record) => record.fingerprint === fingerprint);
  const unsettled = same.find(isOutcomeUnresolved);
  if (unsettled) return { why: 'unsettled', attemptId: unsettled.id };
  const unseen = same.find((record) => isAttemptSent(record) && !repeats.includes(record.id));
  if (unseen) return { why: 'sent-before', attemptId: unseen.id };
  if (quarantined.some((one) => canBlockCampaign(fingerprint, one))) return { why: 'unreadable' };
  const now = dependencies.now();
  const until = getPauseEnd(await dependencies.ledger.lastSentAt(now), now);
  return until === null ? null : { why: 'pause', until };
}

/** Reports whether the second confirmation happened at most `MAX_SEND_DELAY` ago. False if the clock was set back. */
const isJustNow = (actedAt: number, now: number) => now >= actedAt && now - actedAt <= MAX_SEND_DELAY;

/** Writes the outcome to disk. Returns false if the write failed and only this page knows the outcome. */
async function writeOutcome(ledger: Ledger, id: string, outcome: SendOutcome, now: number): Promise<boolean> {
  try {
    return (
      (await ledger.change(id, (held) => applyEventToAttempt(held, { type: 'answered', outcome }, now))) !==
      null
    );
  } catch {
    return false;
  }
}

/**
 * Writes the record before the request is sent, and loads it again to verify it. If the stored record differs from the
 * written one, marks the record as not sent and returns false.
 */
async function writeAhead(ledger: Ledger, record: SendAttempt): Promise<boolean> {
  try {
    await ledger.add(record);
  } catch {
    return false;
  }
  const held = await ledger.get(record.id).catch(() => null);
  if (held !== null && toCanonicalJson(held) === toCanonicalJson(record)) return true;
  await writeOutcome(ledger, record.id, NEVER_LEFT, record.sentAt);
  return false;
}

async function sendLocked(
  order: SendOrder,
  dependencies: SendDependencies,
  actedAt: number,
): Promise<SendResult> {
  const { content, armed } = order;
  const workspace = getWorkspaceKey(content);
  await markInterruptedAttemptsUnknown(dependencies.ledger, workspace, dependencies.now());
  const fingerprint = await computeCampaignFingerprint(content);
  const inTheWay = await obstacle(dependencies, workspace, fingerprint, order);
  if (inTheWay) return notSent(inTheWay);

  const sentAt = dependencies.now();
  if (!isJustNow(actedAt, sentAt)) return notSent({ why: 'too-late' });
  const sending = reduceSendState(armed, { type: 'sent', fingerprint, at: sentAt });
  if (sending.name === 'draft') return notSent({ why: 'void', reason: sending.voided ?? 'changed' });
  if (sending.name !== 'sending') return notSent({ why: 'too-soon' });

  const record: SendAttempt = {
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

  // There must be no `await` between this check of the clock and the request, because the page could be suspended
  // during the `await`.
  const outcome = isJustNow(actedAt, dependencies.now())
    ? classifyResponse(await dependencies.transport(content, armed.preview.reachable, record.id))
    : NEVER_LEFT;
  const endedAt = dependencies.now();
  const attempt = applyEventToAttempt(record, { type: 'answered', outcome }, endedAt);
  return { sent: true, attempt, kept: await writeOutcome(dependencies.ledger, record.id, outcome, endedAt) };
}

/**
 * Marks attempts of closed pages as unknown when a page starts. Sends nothing. If another page holds the lock, does
 * nothing and resolves to the user of that page, because it may still be waiting for its response. Takes the lock only
 * if there is an attempt to mark, because holding the lock blocks sending.
 */
export async function markInterruptedAttemptsOnStart(
  dependencies: Pick<SendDependencies, 'ledger' | 'lock' | 'now'>,
  workspace: string,
  person: string,
): Promise<{ readonly sending: LockHolder | null }> {
  const { attempts } = await dependencies.ledger.list(workspace);
  if (!attempts.some(({ state }) => state.name === 'sending')) return { sending: null };
  const now = dependencies.now();
  const held = await dependencies.lock.hold(workspace, { person, since: now }, () =>
    markInterruptedAttemptsUnknown(dependencies.ledger, workspace, now),
  );
  return { sending: held.taken ? null : (held.holder ?? { person: '', since: now }) };
}

/** Sends a confirmed campaign once and resolves to its outcome. Sends nothing if the ledger can't be read. */
export async function sendCampaign(order: SendOrder, dependencies: SendDependencies): Promise<SendResult> {
  const forbidden = dependencies.forbids(order);
  if (forbidden !== null) return notSent({ why: 'forbidden', reason: forbidden });
  const actedAt = dependencies.now();
  const holder = { person: order.person, since: actedAt };
  const release = dependencies.guardLeaving();
  try {
    const held = await dependencies.lock.hold(getWorkspaceKey(order.content), holder, () =>
      sendLocked(order, dependencies, actedAt),
    );
    return held.taken ? held.value : notSent({ why: 'other-tab', holder: held.holder });
  } catch {
    // Nothing was sent, because an exception can only occur before the request. The transport and the final write
    // return errors as values.
    return notSent({ why: 'not-durable' });
  } finally {
    release();
  }
}
