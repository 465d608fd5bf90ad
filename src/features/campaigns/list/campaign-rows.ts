// Drafts and attempts as rows of one list, with its tabs, search and order.

import * as z from 'zod/mini';
import type { CampaignNotes, ReadStatus } from '~/drafts/campaign-ledger';
import { includesFolded } from '~/lib/text/folded';
import type { Tone } from '~/ui/text/tag';
import type { ListedDraft } from '../interrupted-drafts';
import type { Attempt } from '../send/attempt';
import { CHANNELS, type Channel } from '../send/campaign-content';
import { isEntered } from '../send/send-machine';
import { type CampaignFilter, type Sort, SPANS, type Tab } from './campaigns-search';

/** The state of a campaign at this moment. */
export type CampaignState =
  | 'draft'
  | 'scheduled'
  | 'sending'
  | 'sent'
  /** Its time has passed, and its status wasn't read since, or is unknown here. */
  | 'unchecked'
  /** Its time has passed. A person saw it in the dashboard, and its number isn't known. */
  | 'found'
  | 'failed'
  | 'without-id'
  /** The entered number is no campaign's, or another one's. */
  | 'wrong-number'
  | 'not-confirmed'
  | 'refused';

export const TONES: Readonly<Record<CampaignState, Tone>> = {
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
  /** Null for a draft. */
  readonly attempt: Attempt | null;
  /** The person's own, or the first line of the text; empty where there is neither. */
  readonly name: string;
  readonly channel: Channel | null;
  readonly sender: string;
  /** Labels by their titles. */
  readonly audience: readonly string[];
  readonly recipients: number | null;
  readonly state: CampaignState;
  /** A draft whose page ended while it was sent. */
  readonly isInterrupted: boolean;
  readonly text: string;
  /** Milliseconds since the epoch: written, to be sent, or sent; null where nobody knows. */
  readonly at: number | null;
}

/** As long as a name may be. */
export const NAME_LENGTH = 120;

export const getFirstLine = (text: string): string =>
  (text.split('\n').find((line) => line.trim() !== '') ?? '').trim().slice(0, NAME_LENGTH);

/** The words that platforms of this family have for it; any other leaves what this browser knows. */
const KNOWN_STATUSES: ReadonlyMap<string, CampaignState> = new Map([
  ['completed', 'sent'],
  ['sent', 'sent'],
  ['active', 'sending'],
  ['processing', 'sending'],
  ['running', 'sending'],
  ['sending', 'sending'],
  ['failed', 'failed'],
]);

/** Stands in the place of a status where the number that a person entered isn't this campaign's. */
export const WRONG_NUMBER = 'wrong-number';

const plannedTime = ({ scheduledAt }: Attempt['content']) =>
  scheduledAt === null ? null : Date.parse(scheduledAt);

/** What became of a campaign that the platform has. A failure counts whenever it was read, any other status from its time on. */
function createdState(scheduled: number | null, read: ReadStatus | undefined, now: number): CampaignState {
  const known = read && KNOWN_STATUSES.get(read.status.toLowerCase());
  if (known === 'failed') return 'failed';
  if (scheduled === null) return known ?? 'sent';
  if (scheduled > now) return 'scheduled';
  return read && read.at >= scheduled ? (known ?? 'unchecked') : 'unchecked';
}

/** One that a person found without its number: its status can't be read. */
function foundState(scheduled: number | null, now: number): CampaignState {
  if (scheduled === null) return 'sent';
  return scheduled > now ? 'scheduled' : 'found';
}

/** @param now milliseconds since the epoch */
export function getCampaignState(
  { state, content }: Pick<Attempt, 'state' | 'content'>,
  read: ReadStatus | undefined,
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
      if (isEntered(state) && read?.status === WRONG_NUMBER) return WRONG_NUMBER;
      return createdState(plannedTime(content), read, now);
  }
}

/** Reports whether a person has to settle the outcome. While a campaign is being sent, nobody can. */
export const needsAttention = (state: CampaignState): boolean => TAB_BY_STATE[state] === 'attention';

export const getCampaignName = (attempt: Attempt, names: ReadonlyMap<string, string>): string =>
  names.get(attempt.id) ?? (getFirstLine(attempt.text) || attempt.content.message);

export function toAttemptRow(attempt: Attempt, { names, statuses }: CampaignNotes, now: number): CampaignRow {
  const { id, content, names: known, confirmedRecipients, sentAt } = attempt;
  const state = getCampaignState(attempt, statuses.get(id), now);
  const isOnTime = TAB_BY_STATE[state] === 'scheduled' || TAB_BY_STATE[state] === 'sent';
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

/** As much of a draft as the list shows: the wizard reads all of it. */
const shownDraft = z.object({
  channel: z.nullable(z.enum(CHANNELS)),
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

/** None where it can't be read. */
export function toDraftRow({ id, draft, name, at, isInterrupted }: ListedDraft): CampaignRow | null {
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

/** The tab that holds a campaign, beside the one of all. */
export const TAB_BY_STATE: Readonly<Record<CampaignState, Exclude<Tab, 'all'>>> = {
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

export const filterByTab = (rows: readonly CampaignRow[], tab: Tab): readonly CampaignRow[] =>
  tab === 'all' ? rows : rows.filter(({ state }) => TAB_BY_STATE[state] === tab);

const compareTimes = (a: CampaignRow, b: CampaignRow) => (a.at ?? 0) - (b.at ?? 0);

/** The groups of the order `next`. */
const GROUPS: Readonly<Record<Exclude<Tab, 'all'>, number>> = {
  attention: 0,
  scheduled: 1,
  drafts: 2,
  sent: 3,
  failed: 3,
};

/** Reports whether the time of a scheduled campaign has passed without a status. */
const isOver = ({ state }: CampaignRow) => state === 'unchecked' || state === 'found';

const getGroup = (row: CampaignRow) => (isOver(row) ? GROUPS.sent : GROUPS[TAB_BY_STATE[row.state]]);

function compareNext(a: CampaignRow, b: CampaignRow): number {
  const group = getGroup(a);
  return group - getGroup(b) || (group === GROUPS.scheduled ? compareTimes(a, b) : compareTimes(b, a));
}

const ORDERS: Readonly<Record<Sort, (a: CampaignRow, b: CampaignRow) => number>> = {
  next: compareNext,
  newest: (a, b) => compareTimes(b, a),
  oldest: compareTimes,
  name: (a, b) => a.name.localeCompare(b.name),
  recipients: (a, b) => (b.recipients ?? 0) - (a.recipients ?? 0),
};

/**
 * Returns the rows of a tab that match the filter, in order.
 * @param now milliseconds since the epoch
 */
export function findRows(
  rows: readonly CampaignRow[],
  { tab, search, channel, label, since, sort }: CampaignFilter,
  now: number,
): readonly CampaignRow[] {
  return filterByTab(rows, tab)
    .filter((row) => {
      const said = [row.name, row.sender, row.text, ...row.audience].join('\n');
      return (
        (channel === undefined || row.channel === channel) &&
        (label === undefined || row.audience.includes(label)) &&
        (since === undefined || (row.at ?? 0) >= now - SPANS[since]) &&
        includesFolded(said, search)
      );
    })
    .sort((a, b) => (tab === 'all' ? 0 : Number(isOver(a)) - Number(isOver(b))) || ORDERS[sort](a, b));
}

/** Returns the titles of the labels of a tab's rows, each once. */
export const collectLabels = (rows: readonly CampaignRow[], tab: Tab): readonly string[] =>
  [...new Set(filterByTab(rows, tab).flatMap(({ audience }) => audience))].sort((a, b) => a.localeCompare(b));
