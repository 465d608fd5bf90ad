// Activity log entries for campaigns. They include the sender and the number of recipients, but not the message or the
// contacts. The ledger remains the authoritative record of what was sent.
import {
  getEntryId,
  type LoggedOutcome,
  logWrite,
  type NewLogEntry,
  storeEntryName,
  storeEntryOutcome,
  type WriteSubject,
} from '~/records/activity/log-write';
import type { SendAttempt } from './send-attempt';

const getScope = ({ content, person }: SendAttempt): WriteSubject['scope'] => ({
  instance: content.instance,
  accountId: content.accountId,
  person,
});

function toLogEntry({ id, content, names, confirmedRecipients }: SendAttempt): NewLogEntry {
  const after = {
    channel: content.channel,
    sender: names.sender,
    audience: names.audience,
    recipients: confirmedRecipients,
    scheduled_at: content.scheduledAt,
  };
  return { act: 'send', key: id, name: getDefaultName({ names }), before: null, after };
}

/** Returns the name of an entry whose campaign has no name. It isn't the message, because messages aren't logged. */
const getDefaultName = ({ names }: Pick<SendAttempt, 'names'>): string => names.audience.join(', ');

function getAttemptOutcome({ state }: SendAttempt): LoggedOutcome {
  switch (state.name) {
    case 'sending':
    case 'unknown':
      return { state: 'not-confirmed' };
    case 'sent':
    case 'sent-without-id':
      return { state: 'saved' };
    case 'refused': {
      const { reason } = state.refusal;
      const problem = { kind: reason, code: null, message: state.serverMessage };
      return { state: reason === 'not-sent' ? 'not-sent' : 'refused', problem };
    }
  }
}

/** Updates an attempt's entry in the activity log to the outcome stored in the ledger. */
export const updateLoggedAttempt = (attempt: SendAttempt): void =>
  void storeEntryOutcome(getEntryId(getScope(attempt), attempt.id), getAttemptOutcome(attempt));

/** Stores the campaign's name in the attempt's entry in the activity log. An empty name restores the default. */
export const renameLoggedAttempt = (attempt: SendAttempt, name: string): void =>
  void storeEntryName(getEntryId(getScope(attempt), attempt.id), name || getDefaultName(attempt));

/** Adds a new attempt to the activity log. */
export const logAttempt = (attempt: SendAttempt): void =>
  void logWrite({ scope: getScope(attempt), kind: 'campaign', id: attempt.id }, toLogEntry(attempt));
