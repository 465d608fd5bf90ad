// Availability reasons: any member may list them, and administrators manage them. All belong to the status `busy`.
// Deletion is soft.
import {
  type AvailabilityReason,
  createAvailabilityReason,
  deleteAvailabilityReason,
  listAvailabilityReasons,
  updateAvailabilityReason,
} from '~/api/availability-reasons';
import { createRecordNotFoundError } from '../error-body';
import { createPageWithTotals } from '../list';
import { type AccountOperationContext, defineOperationHandler } from '../operation-handler';
import { takeNextId } from '../platform';
import type { StoredAvailabilityReason } from '../state';
import { BodyParser, requireWritableField, toTimestamp } from '../values';

/** Removes `deleted`, which the API doesn't expose. */
const onTheWire = ({ deleted: _, ...reason }: StoredAvailabilityReason): AvailabilityReason => reason;

function findReason(account: AccountOperationContext['account'], reasonId: number): StoredAvailabilityReason {
  const found = account.availabilityReasons.find(({ id, deleted }) => id === reasonId && !deleted);
  if (!found) throw createRecordNotFoundError();
  return found;
}

export const availabilityReasonHandlers = [
  defineOperationHandler(listAvailabilityReasons, ({ account, query }) =>
    createPageWithTotals(account.availabilityReasons.filter(({ deleted }) => !deleted).map(onTheWire), query),
  ),

  defineOperationHandler(
    createAvailabilityReason,
    ({ platform, account, body, now }) => {
      const values = new BodyParser(body);
      const reason = values.text('reason');
      const emoji = values.textOrNull('emoji') ?? null;
      values.check();
      const created_at = toTimestamp(now);
      const stored = {
        id: takeNextId(platform),
        reason,
        emoji,
        created_at,
        updated_at: created_at,
        deleted: false,
      };
      account.availabilityReasons.push(stored);
      return onTheWire(stored);
    },
    { wrapper: 'availability_reason' },
  ),

  defineOperationHandler(
    updateAvailabilityReason,
    ({ account, params, body, now }) => {
      requireWritableField(body, ['reason', 'emoji']);
      const stored = findReason(account, params.availabilityReasonId);
      const values = new BodyParser(body);
      const reason = values.sentText('reason');
      const emoji = values.textOrNull('emoji');
      values.check();
      stored.reason = reason ?? stored.reason;
      if (emoji !== undefined) stored.emoji = emoji;
      stored.updated_at = toTimestamp(now);
      return onTheWire(stored);
    },
    { wrapper: 'availability_reason' },
  ),

  // Deletes softly: the reason disappears from the lists, but the agents' history keeps referring to it.
  defineOperationHandler(deleteAvailabilityReason, ({ account, params }) => {
    findReason(account, params.availabilityReasonId).deleted = true;
  }),
];
