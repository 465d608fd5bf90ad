// All transfers in the order in which their records are written: each kind follows the kinds it refers to.
import type { JsonObject } from '~/lib/json/json';
import { foldName } from '~/lib/text/same-name';
import { article } from './transfer/article';
import { assistant } from './transfer/assistant';
import { automationRule } from './transfer/automation-rule';
import { availabilityReason } from './transfer/availability-reason';
import { cannedResponse } from './transfer/canned-response';
import { category } from './transfer/category';
import type { Transfer } from './transfer/define-transfer';
import { inbox } from './transfer/inbox';
import { label } from './transfer/label';
import { macro } from './transfer/macro';
import { person } from './transfer/person';
import { portal } from './transfer/portal';
import { team } from './transfer/team';

export const TRANSFERS = [
  label,
  inbox,
  team,
  availabilityReason,
  cannedResponse,
  macro,
  automationRule,
  portal,
  category,
  article,
  assistant,
] as const;

/** All lists of an account that an export loads. People are included only because other records refer to them. */
export const LISTED_TRANSFERS = [person, ...TRANSFERS] as const;

export type BundleKind = (typeof TRANSFERS)[number]['name'];
export type ListedKind = (typeof LISTED_TRANSFERS)[number]['name'];

export const BUNDLE_KINDS: readonly BundleKind[] = TRANSFERS.map(({ name }) => name);

const byName: ReadonlyMap<string, Transfer> = new Map(LISTED_TRANSFERS.map((one) => [one.name, one]));

/** Returns the transfer of a kind. */
export function getTransfer(kind: ListedKind): Transfer {
  const found = byName.get(kind);
  if (!found) throw new Error(`There is no transfer of ${kind}.`);
  return found;
}

/** Returns the transfer of the kind that a reference names in `$ref`. Undefined if a file contains an unknown kind. */
export const getReferencedTransfer = (reference: string) =>
  LISTED_TRANSFERS.find((one) => one.reference === reference);

/** Returns the natural key of the record with these values: the fields that identify it in any account. */
export const getNaturalKey = ({ keyFields, foldedField }: Transfer, values: JsonObject): readonly string[] =>
  keyFields.map((field) => {
    const value = values[field];
    const text = typeof value === 'string' ? value : '';
    return field === foldedField ? foldName(text) : text;
  });
