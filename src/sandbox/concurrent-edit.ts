// Simulates an edit by another user. It changes the requested record just before the request is processed.

import type { Platform } from './platform';
import type { ReceivedRequest } from './respond';
import type { AccountState } from './state';
import { toTimestamp } from './values';

type Editable = Record<string, unknown>;

/**
 * Maps each path parameter with a record ID to a function that finds the record. If a path has several of these
 * parameters, the last one identifies the requested record.
 */
const RECORDS: Readonly<Record<string, (account: AccountState, id: string) => Editable | undefined>> = {
  cannedResponseId: (account, id) => account.cannedResponses.find((one) => String(one.id) === id),
  conversationId: (account, id) => account.conversations.find((one) => String(one.id) === id),
  inboxId: (account, id) => account.inboxes.find((one) => String(one.id) === id),
  macroId: (account, id) => account.macros.find((one) => String(one.id) === id),
  automationRuleId: (account, id) => account.automationRules.find((one) => String(one.id) === id),
  availabilityReasonId: (account, id) => account.availabilityReasons.find((one) => String(one.id) === id),
  teamId: (account, id) => account.teams.find((one) => String(one.id) === id),
  portalSlug: (account, id) => account.portals.find(({ portal }) => portal.slug === id)?.portal,
  categoryId: (account, id) =>
    account.portals.flatMap(({ categories }) => categories).find((one) => String(one.id) === id),
  articleId: (account, id) =>
    account.portals.flatMap(({ articles }) => articles).find((one) => String(one.id) === id),
};

/** Text fields, in order of preference. A concurrent edit changes the first one that the record has. */
const TEXT_FIELDS = ['content', 'description', 'reason', 'name'] as const;

function addressed(platform: Platform, { params, headers }: ReceivedRequest): Editable | undefined {
  if (params.tenant !== undefined) {
    return platform.state.assistants.find(({ id, tenant }) => id === params.id && tenant === params.tenant);
  }
  const account = platform.state.instances
    .find(({ id }) => String(id) === headers.get('chat-instance'))
    ?.accounts.find(({ id }) => String(id) === params.accountId);
  const [name, id] = Object.entries(params).findLast(([parameter]) => parameter in RECORDS) ?? [];
  if (!account || name === undefined || id === undefined) return undefined;
  return RECORDS[name]?.(account, id);
}

/**
 * Changes the main text field of the addressed record and sets its `updated_at` to `now`. Does nothing if the record
 * doesn't exist.
 */
export function simulateConcurrentEdit(platform: Platform, received: ReceivedRequest, now: number): void {
  const record = addressed(platform, received);
  if (!record) return;
  const field = TEXT_FIELDS.find((name) => typeof record[name] === 'string');
  if (field) record[field] = `${record[field]} (edited by someone else)`;
  if ('updated_at' in record) record.updated_at = toTimestamp(now);
}
