// Helpers that the operation handlers of portals, categories and articles share: permissions, lookups, and links
// between translations.

import { createRecordNotFoundError } from '../error-body';
import type { AccountOperationContext } from '../operation-handler';
import type { StoredPortal } from '../state';
import type { BodyParser } from '../values';

type Account = AccountOperationContext['account'];

export function findPortal(account: Account, portalSlug: string): StoredPortal {
  const found = account.portals.find(({ portal }) => portal.slug === portalSlug);
  if (!found) throw createRecordNotFoundError();
  return found;
}

interface InPortal {
  readonly caller: AccountOperationContext['caller'];
  readonly params: { readonly portalSlug: string };
}

/**
 * Reports whether the caller may write the portal's content, because they are an administrator or a member of the
 * portal.
 */
export const canWritePortal = ({ caller, params }: InPortal): boolean =>
  caller.role === 'administrator' || caller.portalSlugs.includes(params.portalSlug);

/** Parses a slug: lowercase letters and digits with single hyphens or underscores between them. */
export function parseSlug(values: BodyParser, field: string): string {
  const slug = values.text(field);
  if (slug.trim() !== '' && !/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(slug)) {
    values.refuse(field, 'invalid', `${field} may hold lower-case letters, digits and hyphens only`);
  }
  return slug;
}

/**
 * Parses a reference to one of the records. Returns null if the request clears the reference, and undefined if the
 * field is absent. Rejects any other ID as `invalid`.
 */
export function parseReference<R extends { readonly id: number }>(
  values: BodyParser,
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
 * Returns the ID to store for a link to `target`: the ID of the target's root, or null if the record itself is that
 * root. `own` is the record's ID, or undefined while the record is being created.
 */
export function getTranslationRootId<K extends string>(
  target: ({ readonly id: number } & Readonly<Record<K, number | null>>) | null,
  link: K,
  own: number | undefined,
): number | null {
  const root = target && (target[link] ?? target.id);
  return root === own ? null : root;
}

/** Redirects links to the new root when a root becomes a translation, because links always point to a root. */
export function moveTranslationsToNewRoot<K extends string>(
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
