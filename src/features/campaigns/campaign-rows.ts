// What the list of campaigns shows of drafts and attempts alike: pure, so that tabs, counts, search and order are one table.
import * as z from 'zod/mini';
import type { KeptDraft } from '~/drafts/campaign-drafts';
import type { CampaignNotes, ReadStatus } from '~/drafts/campaign-ledger';
import type { Tone } from '~/ui/tag';
import { type CampaignFilter, type Sort, SPANS, type Tab } from './campaigns-search';
import { type Attempt, isUnsettled } from './send/attempt';
import { CHANNELS, type Channel } from './send/campaign-content';

/** What a campaign is at this moment, in the one word of its tag. */
export type CampaignState =
  | 'draft'
  | 'scheduled'
  | 'sending'
  | 'sent'
  /** Its time has passed, and the platform hasn't been asked since, or gave a status that nobody here knows. */
  | 'unchecked'
  /** Its time has passed, and without a number nobody can be asked: a person saw it in the dashboard. */
  | 'found'
  | 'failed'
  | 'without-id'
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
  readonly text: string;
  /** Milliseconds since the epoch: written, to be sent, or sent; null where nobody knows. */
  readonly at: number | null;
}

/** As long as a name may be. */
export const NAME_LENGTH = 120;

export const firstLine = (text: string): string =>
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
export function stateOf(
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
      return createdState(plannedTime(content), read, now);
  }
}

/** A person has to say what came of it; while it is being sent, nobody can. */
export const needsAttention = (attempt: Attempt): boolean =>
  attempt.state.name !== 'sending' && isUnsettled(attempt);

export const nameOf = (attempt: Attempt, names: ReadonlyMap<string, string>): string =>
  names.get(attempt.id) ?? (firstLine(attempt.text) || attempt.content.message);

export function attemptRow(attempt: Attempt, { names, statuses }: CampaignNotes, now: number): CampaignRow {
  const { id, content, names: known, confirmedRecipients, sentAt } = attempt;
  const state = stateOf(attempt, statuses.get(id), now);
  const isCreated = attempt.state.name === 'sent' || attempt.state.name === 'sent-without-id';
  return {
    id,
    attempt,
    name: nameOf(attempt, names),
    channel: content.channel,
    sender: known.sender,
    audience: known.audience,
    recipients: confirmedRecipients,
    state,
    text: attempt.text || content.message,
    at: (isCreated ? plannedTime(content) : null) ?? sentAt,
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
export function draftRow({ id, draft, name, at }: KeptDraft): CampaignRow | null {
  const { data } = shownDraft.safeParse(draft);
  if (!data) return null;
  const { channel, from, labels, template, text } = data;
  const body = template?.components.find(({ type }) => type.toUpperCase() === 'BODY')?.text;
  const written = channel === 'template' ? (body ?? template?.name ?? '') : text;
  return {
    id,
    attempt: null,
    name: name || firstLine(written),
    channel,
    sender: from?.name ?? '',
    audience: labels.map(({ title }) => title),
    recipients: null,
    state: 'draft',
    text: written,
    at: at || null,
  };
}

const IN_TAB: Readonly<Record<Tab, (row: CampaignRow) => boolean>> = {
  drafts: ({ attempt }) => attempt === null,
  scheduled: ({ state }) => state === 'scheduled',
  sent: ({ attempt, state }) => attempt !== null && !needsAttention(attempt) && state !== 'scheduled',
  attention: ({ attempt }) => attempt !== null && needsAttention(attempt),
};

/** The rows of one tab. Each campaign stands under one of them. */
export const rowsIn = (rows: readonly CampaignRow[], tab: Tab): readonly CampaignRow[] =>
  rows.filter(IN_TAB[tab]);

const byTime = (a: CampaignRow, b: CampaignRow) => (a.at ?? 0) - (b.at ?? 0);

const ORDERS: Readonly<Record<Sort, (a: CampaignRow, b: CampaignRow) => number>> = {
  newest: (a, b) => byTime(b, a),
  oldest: byTime,
  name: (a, b) => a.name.localeCompare(b.name),
  recipients: (a, b) => (b.recipients ?? 0) - (a.recipients ?? 0),
};

/** The rows of its tab that are asked for, in order. `now` in milliseconds since the epoch. */
export function foundRows(
  rows: readonly CampaignRow[],
  { tab, search, channel, label, since, sort }: CampaignFilter,
  now: number,
): readonly CampaignRow[] {
  const wanted = search.trim().toLowerCase();
  return rowsIn(rows, tab)
    .filter((row) => {
      const said = [row.name, row.sender, row.text, ...row.audience].join('\n').toLowerCase();
      return (
        (channel === undefined || row.channel === channel) &&
        (label === undefined || row.audience.includes(label)) &&
        (since === undefined || (row.at ?? 0) >= now - SPANS[since]) &&
        said.includes(wanted)
      );
    })
    .sort(ORDERS[sort]);
}

/** The labels of the rows of a tab, each once, by their titles. */
export const labelsIn = (rows: readonly CampaignRow[], tab: Tab): readonly string[] =>
  [...new Set(rowsIn(rows, tab).flatMap(({ audience }) => audience))].sort((a, b) => a.localeCompare(b));
