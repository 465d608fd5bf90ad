// What a check is, and what it knows of both sides.

import type { Locale } from '~/i18n/locale';
import type * as m from '~/i18n/messages';
import type { BundleKind } from '~/resources/transfers';
import type { Bundle, BundleRecord } from '../bundle/bundle';
import type { ArticlePaths, Naming } from './applied';
import type { Found, Target } from './target';

export interface World extends Naming {
  readonly source: Bundle;
  readonly target: Target;
  readonly paths: ArticlePaths;
  readonly publish: boolean;
  /** Null where nobody knows the person's role in the account. */
  readonly isAdministrator: boolean | null;
  /** Those of the account that the source's record of this key may be. */
  readonly counterparts: (kind: BundleKind, key: readonly string[]) => readonly Found[];
  /** The records of the source of this key. */
  readonly sourceOf: (kind: BundleKind, key: readonly string[]) => readonly BundleRecord[];
  /** Whether the source's record of this key is written, and not left as it stands there. */
  readonly isWritten: (kind: BundleKind, key: readonly string[]) => boolean;
}

export interface Check {
  readonly name: string;
  /** An error holds the record back, and one that is `by-hand` leaves it to a person. */
  readonly level: 'error' | 'by-hand' | 'warning';
  readonly kinds: readonly BundleKind[] | 'all';
  /** Says what it found. */
  readonly found: (inputs: { readonly about: string }, options?: { locale?: Locale }) => string;
  /** Says what a person can do about it. */
  readonly way: typeof m.apply_way_source;
  /** What of the record it is about, such as names; an empty text where the record itself says it; null where all is well. */
  readonly find: (record: BundleRecord, world: World) => string | null;
}

export const listed = (names: readonly string[]): string | null =>
  names.length > 0 ? [...new Set(names)].join(', ') : null;
export const when = (isSo: boolean): string | null => (isSo ? '' : null);
