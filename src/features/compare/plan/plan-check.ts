// The interface of the checks that run before a plan is applied, and the data that they can use.

import type { Locale } from '~/i18n/locale';
import type * as m from '~/i18n/messages';
import type { BundleKind } from '~/resources/transfers';
import type { Bundle, BundleRecord } from '../bundle/bundle';
import type { ArticlePaths, ReferenceResolver } from './applied';
import type { TargetAccount, TargetRecord } from './target-account';

export interface PlanState extends ReferenceResolver {
  readonly source: Bundle;
  readonly target: TargetAccount;
  readonly paths: ArticlePaths;
  readonly publish: boolean;
  /** True if the user is an administrator of the target account, or null if the role isn't known. */
  readonly isAdministrator: boolean | null;
  /** Returns the existing records of the account that may correspond to the source record with this key. */
  readonly counterparts: (kind: BundleKind, key: readonly string[]) => readonly TargetRecord[];
  /** Returns the records of the source that have this natural key. */
  readonly sourceOf: (kind: BundleKind, key: readonly string[]) => readonly BundleRecord[];
  /** Reports whether the source record with this key is written rather than left unchanged. */
  readonly isWritten: (kind: BundleKind, key: readonly string[]) => boolean;
}

export interface PlanCheck {
  readonly name: string;
  /**
   * The consequence of a finding. `error` blocks the record. `by-hand` requires the user to enter the record manually.
   */
  readonly level: 'error' | 'by-hand' | 'warning';
  readonly kinds: readonly BundleKind[] | 'all';
  /** Returns a sentence that describes the finding. */
  readonly found: (inputs: { readonly about: string }, options?: { locale?: Locale }) => string;
  /** A sentence that explains how to fix the finding. */
  readonly way: typeof m.apply_fix_source;
  /**
   * Returns the details of the finding, such as names. The details are empty if the finding is about the record itself.
   * Returns null if there is no finding.
   */
  readonly find: (record: BundleRecord, world: PlanState) => string | null;
}

export const formatNames = (names: readonly string[]): string | null =>
  names.length > 0 ? [...new Set(names)].join(', ') : null;
export const toFindingDetails = (isSo: boolean): string | null => (isSo ? '' : null);
