// Campaigns. Any member may create a campaign, which also sends it. All invalid values are reported together. After
// that, the number of reachable contacts and the cap are checked, and finally the number of recipients that the person
// confirmed.
import {
  type AudiencePreview,
  type Campaign,
  createCampaign,
  getCampaign,
  previewCampaign,
} from '~/api/campaigns';
import { createConflictError, createInvalidInputError, createRecordNotFoundError } from '../error-body';
import { type AccountOperationContext, defineOperationHandler, type JsonObject } from '../operation-handler';
import { takeNextId } from '../platform';
import type { ContactGroup } from '../state';
import { BodyParser, toTimestamp } from '../values';
import {
  type CampaignChannel,
  type CampaignChannelKind,
  parseAudience,
  parseCampaignMessage,
  parseChannel,
  parseSchedule,
} from './campaign-checks';

type Account = AccountOperationContext['account'];

/** Counts the contacts that have any of the labels. A contact with several of them counts once. */
function count(
  account: Account,
  labelIds: readonly number[],
  kind: CampaignChannelKind,
): Required<AudiencePreview> {
  const chosen = account.contactGroups.filter((group) => group.labelIds.some((id) => labelIds.includes(id)));
  const sum = (read: (group: ContactGroup) => number) =>
    chosen.reduce((total, group) => total + read(group), 0);
  const total = sum(({ contacts }) => contacts);
  const reachable = sum(({ reached }) => reached[kind]);
  const blocked = sum((group) => Math.min(group.blocked, group.contacts - group.reached[kind]));
  return { reachable, total, unreachable: { no_channel: total - reachable - blocked, blocked } };
}

const mismatch = (confirmed: unknown, reachable: number) =>
  createConflictError(
    {
      en: `You confirmed ${String(confirmed)} recipients, but the audience reaches ${reachable}.`,
      es: `Confirmó ${String(confirmed)} destinatarios, pero la audiencia alcanza a ${reachable}.`,
      'pt-BR': `Você confirmou ${String(confirmed)} destinatários, mas o público alcança ${reachable}.`,
    },
    [{ field: 'confirm_recipients', code: 'mismatch', message: `expected ${reachable}` }],
  );

function checkReach(account: Account, reachable: number): void {
  if (reachable === 0) {
    throw createInvalidInputError([
      { field: 'audience', code: 'unreachable', message: 'the audience reaches nobody' },
    ]);
  }
  if (reachable > account.campaignCap) {
    const message = `the audience reaches ${reachable}, more than ${account.campaignCap}`;
    throw createInvalidInputError([{ field: 'audience', code: 'cap_exceeded', message }]);
  }
}

function findCampaign(account: Account, campaignId: number): Campaign {
  const found = account.campaigns.find(({ id }) => id === campaignId);
  if (!found) throw createRecordNotFoundError();
  return found;
}

const statusAt = ({ scheduled_at }: Campaign, now: number) =>
  scheduled_at && Date.parse(scheduled_at) > now ? 'scheduled' : 'completed';

/** Checks the values that preview and create requests share, and collects every problem. */
function read(body: JsonObject, account: Account) {
  const values = new BodyParser(body);
  const channel = parseChannel(values, body, account);
  const labelIds = parseAudience(values, body);
  /** Returns the channel. Throws an error with all problems, including the reason why the channel was rejected. */
  const checked = (): CampaignChannel => {
    values.check();
    if (channel === null) throw createRecordNotFoundError();
    return channel;
  };
  return { values, channel, labelIds, checked };
}

export const campaignHandlers = [
  defineOperationHandler(previewCampaign, ({ account, body }) => {
    const { labelIds, checked } = read(body, account);
    return count(account, labelIds, checked().kind);
  }),

  defineOperationHandler(createCampaign, ({ platform, account, body, now }) => {
    const { values, channel, labelIds, checked } = read(body, account);
    const message = parseCampaignMessage(values, body, account, channel);
    const scheduled_at = parseSchedule(values, body, now);
    const { kind, inboxId, senderId } = checked();
    const { reachable } = count(account, labelIds, kind);
    checkReach(account, reachable);
    if (body.confirm_recipients !== reachable) throw mismatch(body.confirm_recipients, reachable);
    const campaign: Campaign = {
      id: takeNextId(platform),
      inbox_id: inboxId,
      email_campaign_sender_id: senderId,
      message,
      audience: labelIds.map((id) => ({ type: 'Label', id })),
      scheduled_at,
      created_at: toTimestamp(now),
    };
    account.campaigns.push(campaign);
    return { ...campaign, status: statusAt(campaign, now), reachable_count: reachable };
  }),

  defineOperationHandler(getCampaign, ({ account, params, now }) => {
    const campaign = findCampaign(account, params.campaignId);
    return { ...campaign, status: statusAt(campaign, now) };
  }),
];
