// A side of a comparison, or the source of a migration: an account that is fetched, or an opened backup file.

import type { Scope } from '~/api/scope';
import { BUNDLE_KINDS, type BundleKind } from '~/resources/transfers';
import type { Bundle } from './bundle/bundle';
import type { OpenedBundle } from './bundle/bundle-files';
import { getWorkspaceName } from './open-workspaces';

export interface OpenedBackupFile {
  readonly name: string;
  readonly opened: OpenedBundle;
}

export type BundleSource =
  | { readonly kind: 'account'; readonly scope: Scope }
  /** The opened file, or null until a file is selected. */
  | { readonly kind: 'file'; readonly file: OpenedBackupFile | null };

const LONGEST_NAME = 28;

/** Returns a file's name without its extension and author, shortened to fit a column header. */
function shortFileName(file: string): string {
  const [, name = ''] = /^(.+?-\d{4}-\d\d-\d\d-\d\d-\d\d)-.*\.zip$/i.exec(file) ?? [];
  const shown = name || file.replace(/\.zip$/i, '');
  return shown.length > LONGEST_NAME ? `${shown.slice(0, LONGEST_NAME)}…` : shown;
}

export const getSourceName = (source: BundleSource): string =>
  source.kind === 'account' ? getWorkspaceName(source.scope) : shortFileName(source.file?.name ?? '');

/** Reports whether both sides are the same account. An account can't be compared with itself. */
export const isSameSource = (here: BundleSource, there: BundleSource): boolean =>
  here.kind === 'account' && there.kind === 'account' && here.scope === there.scope;

/** Returns the bundle of an opened file. Returns null for an account, or if no valid file is open. */
export const getSourceBundle = (source: BundleSource): Bundle | null =>
  source.kind === 'file' && source.file?.opened.kind === 'bundle' ? source.file.opened.bundle : null;

/** Reports whether the selection is complete: an account, or a file that was opened successfully. */
export const isSourceSelected = (source: BundleSource): boolean =>
  source.kind === 'account' || getSourceBundle(source) !== null;

/** Returns the kinds that all selected files contain. Only these kinds are fetched from an account. */
export const listComparableKinds = (sources: readonly BundleSource[]): readonly BundleKind[] =>
  BUNDLE_KINDS.filter((kind) =>
    sources.every(
      (source) =>
        !getSourceBundle(source)?.unread.some(
          (one) => one.kind === kind && (one.portal ?? one.assistant) === undefined,
        ),
    ),
  );
