// A summary of the campaigns sent from this browser, for screens other than the campaign screens. This module only
// reads the stored records, because only the campaign screens determine the outcome of an interrupted send and move
// unreadable records to quarantine.
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { buildQueryKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import {
  type CampaignNotes,
  ledgerDatabase,
  readCampaignNotes,
  type StoredCampaignStatus,
} from '~/drafts/campaign-ledger';
import { toObject } from '~/lib/json/json';
import { epochMsSchema } from '~/lib/time/moment';
import { useScope } from '~/session/scope-context';
import type { RecordReference } from './references';

const storedAttempt = z.object({
  id: z.string(),
  workspace: z.string(),
  content: z.object({
    channel: z.enum(['template', 'website', 'email']),
    inboxId: z.nullable(z.int()),
    audience: z.array(z.int()),
    message: z.string(),
    templateParams: z.nullable(z.object({ language: z.string() })),
    scheduledAt: z.nullable(z.string()),
  }),
  confirmedRecipients: z.int(),
  text: z.string(),
  sentAt: epochMsSchema,
  state: z.union([
    z.object({ name: z.enum(['sending', 'unknown', 'refused']) }),
    z.object({ name: z.literal('sent'), reachableCount: z.optional(z.nullable(z.number())) }),
    z.object({ name: z.literal('sent-without-id'), person: z.nullable(z.string()) }),
  ]),
});
type StoredAttempt = z.output<typeof storedAttempt>;

/** A campaign sent from this browser. */
export interface SentCampaign {
  readonly id: string;
  /** The name that the user gave the campaign, or the first line of its text. */
  readonly name: string;
  readonly channel: StoredAttempt['content']['channel'];
  readonly recipients: number;
  readonly labelIds: readonly number[];
  readonly inboxId: number | null;
  /** The language of the campaign's template. */
  readonly templateLanguage: string | null;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  /** Milliseconds since the epoch, or null for a campaign that was sent immediately. */
  readonly scheduledAt: number | null;
  /**
   * `unconfirmed`: the user must confirm whether the campaign was sent. `scheduled`: it will be sent at a later time.
   * `refused`: the platform rejected it. `over`: any other state.
   */
  readonly standing: 'unconfirmed' | 'scheduled' | 'refused' | 'over';
}

/** The campaigns sent from this browser for a workspace. */
export interface SentCampaigns {
  readonly campaigns: readonly SentCampaign[];
  /**
   * The number of unreadable records, except for those that the user dismissed. Each may be a campaign that was sent.
   */
  readonly unreadable: number;
}

/** The status that the campaign screens store if the user entered the ID of a different campaign. */
const WRONG_NUMBER = 'wrong-number';

const getScheduledTime = ({ scheduledAt }: StoredAttempt['content']): number | null => {
  const at = scheduledAt === null ? Number.NaN : Date.parse(scheduledAt);
  return Number.isNaN(at) ? null : at;
};

/**
 * Returns the state of a campaign.
 * @param isSendingNow a tab of this browser is sending a campaign for the workspace
 * @param now milliseconds since the epoch
 */
export function summarizeCampaignState(
  { state, content }: Pick<StoredAttempt, 'state' | 'content'>,
  read: StoredCampaignStatus | undefined,
  isSendingNow: boolean,
  now: number,
): SentCampaign['standing'] {
  const scheduledAt = getScheduledTime(content);
  const created = scheduledAt !== null && scheduledAt > now ? 'scheduled' : 'over';
  switch (state.name) {
    case 'sending':
      return isSendingNow ? 'over' : 'unconfirmed';
    case 'unknown':
      return 'unconfirmed';
    case 'refused':
      return 'refused';
    case 'sent-without-id':
      return state.person === null ? 'unconfirmed' : created;
    case 'sent':
      if (state.reachableCount === null && read?.status === WRONG_NUMBER) return 'unconfirmed';
      return read?.status.toLowerCase() === 'failed' ? 'over' : created;
  }
}

const getFirstLine = (text: string): string =>
  (text.split('\n').find((line) => line.trim() !== '') ?? '').trim().slice(0, 120);

const getWorkspace = ({ instance, accountId }: Scope): string => `${instance}/${accountId}`;

/**
 * Reports whether a tab of this browser is sending a campaign for the workspace. Returns true if the browser can't list
 * locks.
 */
async function isSending(workspace: string): Promise<boolean> {
  const locks = await navigator.locks?.query().catch(() => undefined);
  return locks ? (locks.held?.some(({ name }) => name === `campaign:${workspace}`) ?? false) : true;
}

/**
 * Reports whether an unreadable record may belong to the workspace. This is assumed unless the record contains the ID
 * of a different workspace.
 */
const mayBelongTo = (workspace: string, raw: unknown): boolean => {
  const named = toObject(raw)?.workspace;
  return typeof named !== 'string' || !/^\d+\/\d+$/.test(named) || named === workspace;
};

function toCampaign(
  attempt: StoredAttempt,
  { names, statuses }: CampaignNotes,
  isSendingNow: boolean,
): SentCampaign {
  const { id, content, confirmedRecipients, text, sentAt } = attempt;
  return {
    id,
    name: names.get(id) ?? (getFirstLine(text) || content.message),
    channel: content.channel,
    recipients: confirmedRecipients,
    labelIds: content.audience,
    inboxId: content.inboxId,
    templateLanguage: content.templateParams?.language ?? null,
    sentAt,
    scheduledAt: getScheduledTime(content),
    standing: summarizeCampaignState(attempt, statuses.get(id), isSendingNow, Date.now()),
  };
}

/**
 * Returns the campaigns sent from this browser for the workspace, newest first. Rejects if browser storage is
 * unavailable.
 */
export async function readSentCampaigns(scope: Scope): Promise<SentCampaigns> {
  const workspace = getWorkspace(scope);
  const transaction = (await ledgerDatabase()).transaction(['attempts', 'quarantine', 'clock']);
  const quarantine = transaction.objectStore('quarantine');
  const [stored, asideKeys, aside, clockKeys] = await Promise.all([
    transaction.objectStore('attempts').getAll(),
    quarantine.getAllKeys(),
    quarantine.getAll(),
    transaction.objectStore('clock').getAllKeys(),
  ]);
  const parsed = stored.map((raw) => ({ raw, attempt: storedAttempt.safeParse(raw).data }));
  const released = new Set(clockKeys);
  const unreadable = [
    ...parsed.flatMap(({ raw, attempt }) => (attempt ? [] : [raw])),
    ...aside.filter((_, at) => !released.has(`released ${asideKeys[at] ?? ''}`)),
  ].filter((raw) => mayBelongTo(workspace, raw));
  const own = parsed.flatMap(({ attempt }) => (attempt?.workspace === workspace ? [attempt] : []));
  const [notes, isSendingNow] = await Promise.all([readCampaignNotes(), isSending(workspace)]);
  const campaigns = own.map((attempt) => toCampaign(attempt, notes, isSendingNow));
  return { campaigns: campaigns.sort((a, b) => b.sentAt - a.sentAt), unreadable: unreadable.length };
}

/**
 * Returns the query options of the sent campaigns. The query key starts with the key of the stored campaigns, so that
 * the query is refetched whenever the campaign screens change a campaign.
 */
export const sentCampaignsQuery = (scope: Scope) =>
  queryOptions<SentCampaigns, Error>({
    queryKey: [...buildQueryKey(scope, 'campaign-ledger'), 'sent'],
    queryFn: () => readSentCampaigns(scope),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });

/**
 * Returns the number of campaigns whose outcome the user must confirm, including unreadable records. Returns 0 until
 * they are loaded.
 */
export function useUnconfirmedCampaignCount(): number {
  const { data } = useQuery(sentCampaignsQuery(useScope()));
  const unconfirmed = data?.campaigns.filter(({ standing }) => standing === 'unconfirmed') ?? [];
  return unconfirmed.length + (data?.unreadable ?? 0);
}

/**
 * Returns the references of a campaign to labels, an inbox and a template language. Returns no references if the
 * platform rejected the campaign.
 */
export function findReferencesInCampaign(campaign: SentCampaign): readonly RecordReference[] {
  const { standing, labelIds, inboxId, templateLanguage } = campaign;
  if (standing === 'refused') return [];
  return [
    ...labelIds.map((value) => ({ kind: 'label', value }) as const),
    ...(inboxId === null ? [] : [{ kind: 'inbox', value: inboxId } as const]),
    ...(templateLanguage === null ? [] : [{ kind: 'locale', value: templateLanguage } as const]),
  ];
}
