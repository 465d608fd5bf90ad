// Describes a kind of record once for all generic code: command palette, recent records, links, activity and undo. Code
// for a single kind (screens, forms, wizards) stays in its feature and uses the resource's functions directly.
import type { IconProps } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigateOptions } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { OperationSpec } from '~/api/http/operation';
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
  /** The current record. Null when a new one is created. */
  readonly present: Stored | null;
  readonly children: (checked: {
    /** Shows the data that becomes public and the problems found in it. */
    readonly notice: ReactNode;
    /** The reason the values can't be written. Undefined if they can. */
    readonly blocked: string | undefined;
  }) => ReactNode;
}

/** Checks values before they become public. */
export interface PublishCheck<Stored, Values> {
  render(props: PublishCheckProps<Stored, Values>): ReactNode;
  /** Preloads the code of `render`. */
  preload(): void;
  /** Returns the state of a run's row that must not be written. Null if the values may be published. */
  getBlock(values: Values): Promise<RowState | null>;
}

export interface CreateDialogProps {
  /** Opens a page that shows the new record. */
  readonly onShow: (page: NavigateOptions) => void;
  readonly workspace: string;
  readonly onClose: () => void;
}

interface CreateActionBase {
  readonly label: () => string;
  /** True if records of the kind belong to a portal, so that the palette offers one action per portal. */
  readonly isInPortal?: true;
  readonly needsAdministrator?: true;
  /** An operation that some deployments lack. Without it, the action isn't offered. */
  readonly operation?: Pick<OperationSpec, 'id' | 'origin'>;
}

/** Creates a record on a separate page. */
interface CreatePage extends CreateActionBase {
  /** `portalSlug` is empty unless `isInPortal` is set. */
  readonly page: (workspace: string, portalSlug: string) => NavigateOptions;
}

/** Creates a record in a dialog over any page. */
export interface CreateDialog extends CreateActionBase {
  dialog(props: CreateDialogProps): ReactNode;
}

interface Definition<
  Stored,
  Values extends object,
  New extends Identified,
  NewValues extends object,
  Listed = unknown,
> {
  readonly kind: ResourceKind;
  /** The plural name, used as the title of a list. */
  readonly title: () => string;
  /** The singular name. Needed only for kinds whose records can have problems on the Checks page. */
  readonly one?: () => string;
  readonly icon: ComponentType<IconProps>;
  /** The common prefix of the operation IDs, for example `teams.members` of `teams.members.add`. */
  readonly operations: string;
  /**
   * Texts for the platform page about features that a missing operation disables, by operation ID. Operations without
   * an entry get the general text for their verb.
   */
  readonly missingTexts?: Readonly<Record<string, () => string>>;
  /** The record's page, or the list that contains it. */
  page(workspace: string, record: RecordRef): NavigateOptions;
  /** The page that edits the record, if it isn't `page`. */
  editPage?(workspace: string, record: RecordRef): NavigateOptions;
  /** True if the record has no page, so that `page` links to a list and needs no ID. */
  readonly isShownInList?: true;
  /** The list of all matches, for kinds with a searchable list. */
  searchPage?(workspace: string, search: string, record: RecordRef): NavigateOptions;
  /**
   * The list that the palette searches. Kinds that belong to portals have `searchInPortal` instead, with one list per
   * portal.
   */
  search?(scope: Scope): SearchSource;
  searchInPortal?(scope: Scope, portal: Portal): SearchSource;
  /** The palette reads this list last, because an account may have thousands of these records. */
  readonly isLongest?: true;
  /** Restricts reading the list to administrators, or to scopes with a tenant. By default, everyone can read it. */
  readonly needs?: 'administrator' | 'tenant';
  /**
   * Renders the note of a search result, for example a status or visibility. By default, the note is shown unchanged.
   */
  formatNote?(t: T, note: string): ReactNode;
  readonly recentPage?: RecordPage;
  /** The list that the Checks page reads, and the code that finds problems in it. */
  readonly checks?: Checks<Listed>;
  /** Creates a record from the palette. */
  readonly create?: CreatePage | CreateDialog;

  /** Returns the functions that read and save the record at `place`. */
  access?(queryClient: QueryClient, scope: Scope, place: RecordPlace): RecordAccess<Stored, Values>;
  /** Returns the functions that create a record. Only the `parent` of `place` is used. */
  creation?(queryClient: QueryClient, scope: Scope, place: RecordPlace): RecordCreation<New, NewValues>;
  /** The initial values of a new record. Undoing a deletion uses them for fields that the activity lacks. */
  readonly emptyValues?: NewValues;
  /** Returns the functions that delete `stored`. */
  removal?(queryClient: QueryClient, scope: Scope, stored: Stored, place: RecordPlace): RecordRemoval;
  /** The dialog that asks for confirmation and deletes the record. */
  deleteQuestion?(stored: Stored, place: RecordPlace, onClose: () => void): ReactNode;
  readonly publishCheck?: PublishCheck<Stored | New, Values | NewValues>;
}

/** A resource with erased value types. Pass its methods only values that the same resource returned. */
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
