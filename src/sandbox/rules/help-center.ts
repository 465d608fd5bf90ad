// What portals, categories and articles have in common: who may write, where things are, and how families are linked.

import { notFound } from '../refusal';
import type { AccountContext } from '../rule';
import type { StoredPortal } from '../state';
import type { Values } from '../values';

type Account = AccountContext['account'];

/** The portal with what is in it, by its slug. */
export function portalOf(account: Account, portalSlug: string): StoredPortal {
  const found = account.portals.find(({ portal }) => portal.slug === portalSlug);
  if (!found) throw notFound();
  return found;
}

interface InPortal {
  readonly caller: AccountContext['caller'];
  readonly params: { readonly portalSlug: string };
}

/** A portal's content is for administrators and for the portal's own members. */
export const isPortalMember = ({ caller, params }: InPortal): boolean =>
  caller.role === 'administrator' || caller.portalSlugs.includes(params.portalSlug);

/** A handle as it stands in an address: small letters, digits and single hyphens between them. */
export function handle(values: Values, field: string): string {
  const slug = values.text(field);
  if (slug.trim() !== '' && !/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(slug)) {
    values.refuse(field, 'invalid', `${field} may hold lower-case letters, digits and hyphens only`);
  }
  return slug;
}

/** One of the records that `field` may point at, null to clear, undefined where it isn't sent. One elsewhere is `invalid`. */
export function pointed<R extends { readonly id: number }>(
  values: Values,
  field: string,
  records: readonly R[],
): R | null | undefined {
  const value = values.raw(field);
  if (value === undefined || value === null) return value;
  const found = records.find(({ id }) => id === value);
  if (!found) values.refuse(field, 'invalid', `${field} must name one of this portal`);
  return found;
}

/**
 * The number to store for a link to `target`: its family's root, and null where the record itself is that root.
 * `own` is undefined for a record that is only being made.
 */
export function rootOf<K extends string>(
  target: ({ readonly id: number } & Readonly<Record<K, number | null>>) | null,
  link: K,
  own: number | undefined,
): number | null {
  const root = target && (target[link] ?? target.id);
  return root === own ? null : root;
}

/** Who followed a record that has itself become a translation follows its new root: a link always names a root. */
export function followRoot<K extends string>(
  records: readonly ({ readonly id: number } & Record<K, number | null>)[],
  link: K,
  own: number,
  root: number | null,
): void {
  if (root === null) return;
  for (const record of records) {
    if (record[link] === own && record.id !== root) Object.assign(record, { [link]: root });
  }
}
