// All transfers in the order in which their records are written. Each kind comes after the kinds that it refers to.
import type { JsonObject } from '~/lib/json/json';
import { foldName } from '~/lib/text/same-name';
import { articleTransfer } from './transfer/article';
import { assistantTransfer } from './transfer/assistant';
import { automationRuleTransfer } from './transfer/automation-rule';
import { availabilityReasonTransfer } from './transfer/availability-reason';
import { cannedResponseTransfer } from './transfer/canned-response';
import { categoryTransfer } from './transfer/category';
import type { Transfer } from './transfer/define-transfer';
import { inboxTransfer } from './transfer/inbox';
import { labelTransfer } from './transfer/label';
import { macroTransfer } from './transfer/macro';
import { personTransfer } from './transfer/person';
import { portalTransfer } from './transfer/portal';
import { teamTransfer } from './transfer/team';

export const TRANSFERS = [
  labelTransfer,
  inboxTransfer,
  teamTransfer,
  availabilityReasonTransfer,
  cannedResponseTransfer,
  macroTransfer,
  automationRuleTransfer,
  portalTransfer,
  categoryTransfer,
  articleTransfer,
  assistantTransfer,
] as const;

/** All lists of an account that an export loads. People are included only because other records refer to them. */
export const TRANSFERS_WITH_PEOPLE = [personTransfer, ...TRANSFERS] as const;

export type BundleKind = (typeof TRANSFERS)[number]['name'];
export type TransferKind = (typeof TRANSFERS_WITH_PEOPLE)[number]['name'];

export const BUNDLE_KINDS: readonly BundleKind[] = TRANSFERS.map(({ name }) => name);

const byName: ReadonlyMap<string, Transfer> = new Map(TRANSFERS_WITH_PEOPLE.map((one) => [one.name, one]));

/** Returns the transfer of a kind. */
export function getTransfer(kind: TransferKind): Transfer {
  const found = byName.get(kind);
  if (!found) throw new Error(`There is no transfer of ${kind}.`);
  return found;
}

/**
 * Returns the transfer of the kind in the `$ref` of a reference. Returns undefined if a file contains an unknown kind.
 */
export const getReferencedTransfer = (reference: string) =>
  TRANSFERS_WITH_PEOPLE.find((one) => one.reference === reference);

/** Returns the natural key of the record with these values: the fields that identify it in any account. */
export const getNaturalKey = ({ keyFields, foldedField }: Transfer, values: JsonObject): readonly string[] =>
  keyFields.map((field) => {
    const value = values[field];
    const text = typeof value === 'string' ? value : '';
    return field === foldedField ? foldName(text) : text;
  });
