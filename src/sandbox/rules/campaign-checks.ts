// Validates the values of a campaign, with one check per error code of the contract (contract: campaign-refusals).

import { CHAT_APP_CHANNEL, type MessageTemplate, WEB_WIDGET_CHANNEL } from '~/api/inboxes';
import { toObject } from '~/lib/json/json';
import type { AccountOperationContext, JsonObject } from '../operation-handler';
import type { ContactGroup } from '../state';
import type { BodyParser } from '../values';

type Account = AccountOperationContext['account'];

export type CampaignChannelKind = keyof ContactGroup['reached'];

/**
 * The channel of a campaign: email if the campaign has a sender, otherwise the channel of its inbox (contract:
 * campaign-channel).
 */
export interface CampaignChannel {
  readonly kind: CampaignChannelKind;
  readonly inboxId: number | null;
  readonly senderId: number | null;
}

const KINDS: Readonly<Record<string, CampaignChannelKind>> = {
  [CHAT_APP_CHANNEL]: 'chatapp',
  [WEB_WIDGET_CHANNEL]: 'widget',
};

const getKind = (channelType: string): CampaignChannelKind | undefined => KINDS[channelType];

/** The maximum number of labels. */
const MAX_ENTRIES = 50;

/** Returns the campaign's channel, or null if the channel was rejected. Accepts any inbox of the account. */
export function parseChannel(values: BodyParser, body: JsonObject, account: Account): CampaignChannel | null {
  const [inboxId, senderId] = [body.inbox_id ?? null, body.email_campaign_sender_id ?? null];
  if (inboxId !== null && senderId !== null) {
    const message = 'inbox_id and email_campaign_sender_id cannot be sent together';
    values.refuse('inbox_id', 'conflicting_channel_fields', message);
    return null;
  }
  if (senderId !== null) {
    const sender = account.emailSenders.find(({ id }) => id === senderId);
    if (sender) return { kind: 'email', inboxId: null, senderId: sender.id };
    values.refuse('email_campaign_sender_id', 'invalid', 'is not a sender of this account');
    return null;
  }
  if (inboxId === null) {
    values.refuse('inbox_id', 'missing_channel', 'send inbox_id or email_campaign_sender_id');
    return null;
  }
  const inbox = account.inboxes.find(({ id }) => id === inboxId);
  const kind = inbox && getKind(inbox.channel_type);
  if (!inbox) values.refuse('inbox_id', 'inbox_not_assigned', 'the inbox does not belong to this account');
  else if (!kind)
    values.refuse('inbox_id', 'unsupported_channel', `${inbox.channel_type} cannot run a campaign`);
  return inbox && kind ? { kind, inboxId: inbox.id, senderId: null } : null;
}

const toRecord = (value: unknown): JsonObject => toObject(value) ?? {};

/** Returns the distinct label IDs. An empty or missing audience reaches no contacts, which a later check rejects. */
export function parseAudience(values: BodyParser, body: JsonObject): readonly number[] {
  const entries: readonly unknown[] = Array.isArray(body.audience) ? body.audience : [];
  if (entries.length > MAX_ENTRIES) {
    values.refuse('audience', 'too_many_entries', `at most ${MAX_ENTRIES} entries`);
  }
  const ids = new Set<number>();
  for (const entry of entries) {
    const { type, id } = toRecord(entry);
    if (type === 'Label' && typeof id === 'number') ids.add(id);
    else values.refuse('audience', 'unsupported_type', `${String(type)} is not supported, only Label`);
  }
  return [...ids];
}

const approved = (templates: readonly MessageTemplate[]) =>
  templates.filter(({ status }) => status === 'APPROVED');

/**
 * Checks the message. On the messaging app, it must be the name of an approved template. On other channels, it must not
 * be the name of a template.
 */
export function parseCampaignMessage(
  values: BodyParser,
  body: JsonObject,
  account: Account,
  channel: CampaignChannel | null,
): string {
  const message = values.text('message');
  if (message.trim() === '' || channel === null) return message;
  if (channel.kind === 'chatapp') {
    const inbox = account.inboxes.find(({ id }) => id === channel.inboxId);
    const templates = approved(inbox?.templates ?? []);
    const named = templates.filter(({ name }) => name === message);
    if (named.length > 0) checkParams(values, body, named);
    else {
      const names = [...new Set(templates.map(({ name }) => name))].join(', ');
      values.refuse('message', 'template_not_found', `${message} is not one of: ${names}`);
    }
    return message;
  }
  const isTemplate = account.inboxes
    .filter(({ channel_type }) => channel_type === CHAT_APP_CHANNEL)
    .some(({ templates }) => approved(templates).some(({ name }) => name === message));
  if (isTemplate) {
    values.refuse(
      'message',
      'template_name_as_message',
      `${message} is a template, and this is no messaging-app campaign`,
    );
  }
  return message;
}

const listPlaceholders = (templates: readonly MessageTemplate[], part: string) =>
  new Set(
    templates
      .flatMap(({ components }) => components)
      .filter(({ type }) => type.toLowerCase() === part)
      .flatMap(({ text }) =>
        [...(text ?? '').matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? ''),
      ),
  );

/**
 * Rejects values for placeholders that the template doesn't have. If several templates have the same name, the language
 * selects one of them.
 */
function checkParams(values: BodyParser, body: JsonObject, named: readonly MessageTemplate[]): void {
  const { language, processed_params } = toRecord(body.template_params);
  const spoken = named.filter((template) => language === undefined || template.language === language);
  if (spoken.length === 0) {
    values.refuse(
      'template_params',
      'invalid_template_param',
      `no ${String(language)} version of the template`,
    );
    return;
  }
  for (const [part, given] of Object.entries(toRecord(processed_params))) {
    const known = listPlaceholders(spoken, part);
    for (const name of Object.keys(toRecord(given))) {
      if (!known.has(name))
        values.refuse('template_params', 'invalid_template_param', `${part}.${name} is not defined`);
    }
  }
}

/** Matches a time with its UTC offset. A local time would mean a different instant in each time zone. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Returns the time of sending in UTC, or null to send at once. Rejects a time that isn't in the future. */
export function parseSchedule(values: BodyParser, body: JsonObject, now: number): string | null {
  const asked = body.scheduled_at ?? null;
  if (asked === null) return null;
  const at = typeof asked === 'string' && INSTANT.test(asked) ? Date.parse(asked) : Number.NaN;
  if (at > now) return new Date(at).toISOString();
  values.refuse('scheduled_at', 'invalid', 'must be in the future');
  return null;
}
