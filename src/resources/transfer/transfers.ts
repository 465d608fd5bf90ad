// Everything that moves between accounts, in the order in which it is applied: kinds come after those that they refer to.

import type { JsonObject } from '~/lib/json/json';
import { foldName } from '~/lib/text/same-name';
import { article } from './article';
import { assistant } from './assistant';
import { automationRule } from './automation-rule';
import { availabilityReason } from './availability-reason';
import { cannedResponse } from './canned-response';
import { category } from './category';
import type { Transfer } from './define-transfer';
import { inbox } from './inbox';
import { label } from './label';
import { macro } from './macro';
import { person } from './person';
import { portal } from './portal';
import { team } from './team';

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

/** All lists of an account that a transfer may read. */
export const LISTED = [person, ...TRANSFERS] as const;

export type BundleKind = (typeof TRANSFERS)[number]['name'];
export type ListedKind = (typeof LISTED)[number]['name'];

export const BUNDLE_KINDS: readonly BundleKind[] = TRANSFERS.map(({ name }) => name);

const byName: ReadonlyMap<string, Transfer> = new Map(LISTED.map((one) => [one.name, one]));

export function getTransfer(kind: ListedKind): Transfer {
  const found = byName.get(kind);
  if (!found) throw new Error(`There is no transfer of ${kind}.`);
  return found;
}

/** The transfer that a reference names; undefined for a word that a file may hold but nobody knows. */
export const getReferenced = (reference: string) => LISTED.find((one) => one.reference === reference);

/** Returns the key by which the record with these values is recognized within its kind. */
export const getNaturalKey = ({ keyFields, foldedField }: Transfer, values: JsonObject): readonly string[] =>
  keyFields.map((field) => {
    const value = values[field];
    const text = typeof value === 'string' ? value : '';
    return field === foldedField ? foldName(text) : text;
  });
