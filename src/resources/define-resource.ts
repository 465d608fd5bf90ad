// Describes a kind of record once for all generic code: the command palette, recent records, links, activity and undo. Code of
// one kind only (screens, forms, wizards) stays in its feature and uses the resource's functions directly.
import type { IconProps } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigateOptions } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Portal } from '~/api/portals';
import type { Scope } from '~/api/scope';
import type { T } from '~/i18n/use-t';
import type { ActivityEntry, RecordPlace } from '~/records/activity/entry';
import type { Identified, RecordCreation } from '~/records/create-record';
import type { RecordRemoval } from '~/records/remove-record';
import type { RowState } from '~/records/run/run-rows';
import type { RecordAccess } from '~/records/save-record';
import type { Checks } from './checks';
import type { RecordPage, SearchSource } from './record-reads';
import type { RecordRef, ResourceKind } from './resource-kind';

/** Props of a check that runs while a form is open. */
export interface PublishCheckProps<Stored, Values> {
  readonly entry: ActivityEntry;
  readonly values: Values;
  /** The record as it is now; null when a new one is created. */
  readonly present: Stored | null;
  readonly children: (checked: {
    /** Says what becomes public and which problems it has. */
    readonly notice: ReactNode;
    /** The reason why the values can't be written, as a sentence. */
    readonly blocked: string | undefined;
  }) => ReactNode;
}

/** Checks of values that everybody can read once they are written. */
export interface PublishCheck<Stored, Values> {
  render(props: PublishCheckProps<Stored, Values>): ReactNode;
  /** Fetches the code of `render` ahead. */
  preload(): void;
  /** The row state that keeps a run from writing the values, or null. */
  getBlock(values: Values): Promise<RowState | null>;
}

export interface CreateDialogProps {
  readonly onShow: (page: NavigateOptions) => void;
  readonly workspace: string;
  readonly onClose: () => void;
}

/** Creates a record of a kind; the palette offers it. */
export interface CreateAction {
  readonly words: () => string;
  /** A page, or a dialog that opens over any page. `parent` is the slug of the portal where the kind lives in one. */
  readonly page?: (workspace: string, parent: string) => NavigateOptions;
  /** `onShow` leads to a page, where the new record is shown. */
  dialog?(props: CreateDialogProps): ReactNode;
  readonly isInPortal?: true;
  readonly needsAdministrator?: true;
  /** The operation, where a deployment may not have it. */
  readonly operation?: object;
}

interface Definition<
  Stored,
  Values extends object,
  New extends Identified,
  NewValues extends object,
  Listed = unknown,
> {
  readonly kind: ResourceKind;
  /** The plural, as the title of a list. */
  readonly title: () => string;
  /** The singular, where faults are found in one. */
  readonly one?: () => string;
  readonly icon: ComponentType<IconProps>;
  /** The operations on the kind: the IDs without their last part. */
  readonly operations: string;
  /** Says what is missing without an assumed operation, by its ID, where the sentence for its verb isn't enough. */
  readonly without?: Readonly<Record<string, () => string>>;
  /** The record's page, or the list that shows it. */
  page(workspace: string, record: RecordRef): NavigateOptions;
  /** Where the record is edited, when `page` leads elsewhere. */
  editPage?(workspace: string, record: RecordRef): NavigateOptions;
  /** The record is shown by a list, so that its ID isn't needed to link to it. */
  readonly isShownInList?: true;
  /** The list of all matches, where the list can be searched. */
  searchPage?(workspace: string, search: string, record: RecordRef): NavigateOptions;
  /** The palette's source of this kind: one list per workspace, or one per portal. */
  search?(scope: Scope): SearchSource;
  searchInPortal?(scope: Scope, portal: Portal): SearchSource;
  /** An account may have thousands, so that the list is read when everything else is there. */
  readonly isLongest?: true;
  /** Who can read the list: everybody unless set. An assistant needs a scope with a tenant. */
  readonly needs?: 'administrator' | 'tenant';
  /** Turns the note of a search result (a status, a visibility) into words. */
  formatNote?(t: T, note: string): ReactNode;
  readonly recentPage?: RecordPage;
  readonly checks?: Checks<Listed>;
  readonly create?: CreateAction;

  /** Reads and saves one record. */
  access?(queryClient: QueryClient, scope: Scope, place: RecordPlace): RecordAccess<Stored, Values>;
  creation?(queryClient: QueryClient, scope: Scope, place: RecordPlace): RecordCreation<New, NewValues>;
  readonly emptyValues?: NewValues;
  removal?(queryClient: QueryClient, scope: Scope, stored: Stored, place: RecordPlace): RecordRemoval;
  /** The question asked before a record is deleted. */
  deleteQuestion?(stored: Stored, place: RecordPlace, onClose: () => void): ReactNode;
  readonly publishCheck?: PublishCheck<Stored | New, Values | NewValues>;
}

/** A resource whose value types are erased. Its methods take only what the same resource returned. */
export type Resource = Definition<unknown, object, Identified, object>;

/** Checks that the parts of a resource fit together, and erases their types. */
export const defineResource = <
  Stored,
  Values extends object,
  New extends Identified,
  NewValues extends object,
  Listed,
>(
  definition: Definition<Stored, Values, New, NewValues, Listed>,
): Resource => definition;
