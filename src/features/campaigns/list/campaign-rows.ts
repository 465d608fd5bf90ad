// Combines drafts and send attempts into the rows of the campaign list, and filters and sorts them.

import * as z from 'zod/mini';
import type { CampaignNotes, StoredCampaignStatus } from '~/drafts/campaign-ledger';
import { includesText } from '~/lib/text/fold-text';
import type { TagTone } from '~/ui/text/tag';
import type { ListedCampaignDraft } from '../interrupted-drafts';
import { SEND_CHANNELS, type SendChannel } from '../send/campaign-content';
import type { SendAttempt } from '../send/send-attempt';
import { isIdEntered } from '../send/send-machine';
import {
  type CampaignFilter,
  type CampaignSort,
  type CampaignsTab,
  TIME_SPAN_LENGTHS,
} from './campaigns-search';

/** The displayed state of a campaign, derived from its send attempt, the platform's status and the current time. */
export type CampaignState =
  | 'draft'
  | 'scheduled'
  | 'sending'
  | 'sent'
  /** The scheduled time has passed, but no known status has been fetched since then. */
  | 'unchecked'
  /** The scheduled time has passed. A user saw the campaign in the dashboard but didn't enter its number. */
  | 'found'
  | 'failed'
  | 'without-id'
  /** The number that a user entered belongs to a different campaign, or no campaign has this number. */
  | 'wrong-number'
  | 'not-confirmed'
  | 'refused';

export const CAMPAIGN_STATE_TONES: Readonly<Record<CampaignState, TagTone>> = {
  draft: 'info',
  scheduled: 'timed',
  sending: 'info',
  sent: 'ok',
  unchecked: 'idle',
  found: 'idle',
  failed: 'bad',
  'without-id': 'warn',
  'wrong-number': 'warn',
  'not-confirmed': 'warn',
  refused: 'bad',
};

export interface CampaignRow {
  readonly id: string;
  /** The send attempt. Null for a draft. */
  readonly attempt: SendAttempt | null;
  /** The custom name. If there is none, the first line of the text, which may be empty. */
  readonly name: string;
  readonly channel: SendChannel | null;
  readonly sender: string;
  /** The titles of the labels. */
  readonly audience: readonly string[];
  readonly recipients: number | null;
  readonly state: CampaignState;
  /** True for a draft whose page was closed while it was being sent. */
  readonly isInterrupted: boolean;
  readonly text: string;
  /**
   * For a draft, the time of the last edit. For a campaign, the time at which it was sent or is (or may be) scheduled.
   * In milliseconds since the epoch. Null if unknown.
   */
  readonly at: number | null;
}

export const MAX_CAMPAIGN_NAME_LENGTH = 120;

export const getFirstLine = (text: string): string =>
  (text.split('\n').find((line) => line.trim() !== '') ?? '').trim().slice(0, MAX_CAMPAIGN_NAME_LENGTH);

/**
 * Statuses of the platforms that the console supports. The contract doesn't define them, so any other status is
 * ignored.
 */
const KNOWN_STATUSES: ReadonlyMap<string, CampaignState> = new Map([
  ['completed', 'sent'],
  ['sent', 'sent'],
  ['active', 'sending'],
  ['processing', 'sending'],
  ['running', 'sending'],
  ['sending', 'sending'],
  ['failed', 'failed'],
]);

/**
 * A pseudo status, stored if the number that a user entered belongs to a different campaign, or if no campaign has this
 * number.
 */
export const WRONG_NUMBER_STATUS = 'wrong-number';

const plannedTime = ({ scheduledAt }: SendAttempt['content']) =>
  scheduledAt === null ? null : Date.parse(scheduledAt);

/**
 * Returns the state of a campaign that exists on the platform. The status "failed" always applies. For a scheduled
 * campaign, any other status applies only if it was fetched after the scheduled time.
 */
function createdState(
  scheduled: number | null,
  read: StoredCampaignStatus | undefined,
  now: number,
): CampaignState {
  const known = read && KNOWN_STATUSES.get(read.status.toLowerCase());
  if (known === 'failed') return 'failed';
  if (scheduled === null) return known ?? 'sent';
  if (scheduled > now) return 'scheduled';
  return read && read.at >= scheduled ? (known ?? 'unchecked') : 'unchecked';
}

/** Returns the state of a campaign that a user found without entering its number. Its status can't be fetched. */
function foundState(scheduled: number | null, now: number): CampaignState {
  if (scheduled === null) return 'sent';
  return scheduled > now ? 'scheduled' : 'found';
}

/** @param now milliseconds since the epoch */
export function getCampaignState(
  { state, content }: Pick<SendAttempt, 'state' | 'content'>,
  read: StoredCampaignStatus | undefined,
  now: number,
): CampaignState {
  switch (state.name) {
    case 'sending':
      return 'sending';
    case 'unknown':
      return 'not-confirmed';
    case 'refused':
      return 'refused';
    case 'sent-without-id':
      return state.person === null ? 'without-id' : foundState(plannedTime(content), now);
    case 'sent':
      if (isIdEntered(state) && read?.status === WRONG_NUMBER_STATUS) return WRONG_NUMBER_STATUS;
      return createdState(plannedTime(content), read, now);
  }
}

/** Reports whether the user should enter the outcome. False while the campaign is being sent. */
export const isAttentionNeeded = (state: CampaignState): boolean =>
  CAMPAIGN_TAB_BY_STATE[state] === 'attention';

export const getCampaignName = (attempt: SendAttempt, names: ReadonlyMap<string, string>): string =>
  names.get(attempt.id) ?? (getFirstLine(attempt.text) || attempt.content.message);

export function toAttemptRow(
  attempt: SendAttempt,
  { names, statuses }: CampaignNotes,
  now: number,
): CampaignRow {
  const { id, content, names: known, confirmedRecipients, sentAt } = attempt;
  const state = getCampaignState(attempt, statuses.get(id), now);
  // An unconfirmed campaign also keeps its scheduled time, because the platform may send it at that time.
  const isOnTime = CAMPAIGN_TAB_BY_STATE[state] !== 'failed';
  return {
    id,
    attempt,
    name: getCampaignName(attempt, names),
    channel: content.channel,
    sender: known.sender,
    audience: known.audience,
    recipients: confirmedRecipients,
    state,
    isInterrupted: false,
    text: attempt.text || content.message,
    at: (isOnTime ? plannedTime(content) : null) ?? sentAt,
  };
}

/** The fields of a draft that the list displays. Only the wizard validates the complete draft. */
const shownDraft = z.object({
  channel: z.nullable(z.enum(SEND_CHANNELS)),
  from: z.nullable(z.object({ name: z.string() })),
  labels: z.array(z.object({ title: z.string() })),
  template: z.nullable(
    z.object({
      name: z.string(),
      components: z.array(z.object({ type: z.string(), text: z.optional(z.nullable(z.string())) })),
    }),
  ),
  text: z.string(),
});

/** Returns the list row of a draft, or null if the stored draft is invalid. */
export function toDraftRow({ id, draft, name, at, isInterrupted }: ListedCampaignDraft): CampaignRow | null {
  const { data } = shownDraft.safeParse(draft);
  if (!data) return null;
  const { channel, from, labels, template, text } = data;
  const body = template?.components.find(({ type }) => type.toUpperCase() === 'BODY')?.text;
  const written = channel === 'template' ? (body ?? template?.name ?? '') : text;
  return {
    id,
    attempt: null,
    name: name || getFirstLine(written),
    channel,
    sender: from?.name ?? '',
    audience: labels.map(({ title }) => title),
    recipients: null,
    state: 'draft',
    isInterrupted,
    text: written,
    at: at || null,
  };
}

/** Maps each state to the tab that lists it in addition to the tab "all". */
export const CAMPAIGN_TAB_BY_STATE: Readonly<Record<CampaignState, Exclude<CampaignsTab, 'all'>>> = {
  draft: 'drafts',
  scheduled: 'scheduled',
  unchecked: 'scheduled',
  found: 'scheduled',
  sending: 'sent',
  sent: 'sent',
  failed: 'failed',
  refused: 'failed',
  'without-id': 'attention',
  'wrong-number': 'attention',
  'not-confirmed': 'attention',
};

export const filterCampaignsByTab = (
  rows: readonly CampaignRow[],
  tab: CampaignsTab,
): readonly CampaignRow[] =>
  tab === 'all' ? rows : rows.filter(({ state }) => CAMPAIGN_TAB_BY_STATE[state] === tab);

const compareTimes = (a: CampaignRow, b: CampaignRow) => (a.at ?? 0) - (b.at ?? 0);

/** The position of each tab's campaigns in the sort order `next`. */
const GROUPS: Readonly<Record<Exclude<CampaignsTab, 'all'>, number>> = {
  attention: 0,
  scheduled: 1,
  drafts: 2,
  sent: 3,
  failed: 3,
};

/** Reports whether the scheduled time has passed and no status is known. */
const isOver = ({ state }: CampaignRow) => state === 'unchecked' || state === 'found';

const getGroup = (row: CampaignRow) => (isOver(row) ? GROUPS.sent : GROUPS[CAMPAIGN_TAB_BY_STATE[row.state]]);

function compareNext(a: CampaignRow, b: CampaignRow): number {
  const group = getGroup(a);
  return group - getGroup(b) || (group === GROUPS.scheduled ? compareTimes(a, b) : compareTimes(b, a));
}

const ORDERS: Readonly<Record<CampaignSort, (a: CampaignRow, b: CampaignRow) => number>> = {
  next: compareNext,
  newest: (a, b) => compareTimes(b, a),
  oldest: compareTimes,
  name: (a, b) => a.name.localeCompare(b.name),
  recipients: (a, b) => (b.recipients ?? 0) - (a.recipients ?? 0),
};

/**
 * Returns the rows of a tab that match the filter, sorted.
 * @param now milliseconds since the epoch
 */
export function filterCampaignRows(
  rows: readonly CampaignRow[],
  { tab, search, channel, label, since, sort }: CampaignFilter,
  now: number,
): readonly CampaignRow[] {
  return filterCampaignsByTab(rows, tab)
    .filter((row) => {
      const searchableText = [row.name, row.sender, row.text, ...row.audience].join('\n');
      return (
        (channel === undefined || row.channel === channel) &&
        (label === undefined || row.audience.includes(label)) &&
        (since === undefined || (row.at ?? 0) >= now - TIME_SPAN_LENGTHS[since]) &&
        includesText(searchableText, search)
      );
    })
    .sort((a, b) => (tab === 'all' ? 0 : Number(isOver(a)) - Number(isOver(b))) || ORDERS[sort](a, b));
}

/** Returns the distinct label titles of a tab's rows. */
export const collectCampaignLabels = (rows: readonly CampaignRow[], tab: CampaignsTab): readonly string[] =>
  [...new Set(filterCampaignsByTab(rows, tab).flatMap(({ audience }) => audience))].sort((a, b) =>
    a.localeCompare(b),
  );
