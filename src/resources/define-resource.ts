// Describes a kind of record in one place for all generic code: command palette, recent records, links, activity and
// undo. Code that only one kind needs (screens, forms, wizards) stays in the kind's feature and calls the resource's
// functions directly.
import type { IconProps } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigateOptions } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { OperationSpec } from '~/api/http/operation';
import type { Portal } from '~/api/portals';
import type { Scope } from '~/api/scope';
import type { Translator } from '~/i18n/use-t';
import type { ActivityEntry, RecordIdentity } from '~/records/activity/entry';
import type { IdentifiableRecord, RecordCreation } from '~/records/create-record';
import type { RecordRemoval } from '~/records/remove-record';
import type { RowState } from '~/records/run/process-rows';
import type { RecordAccess } from '~/records/save-record';
import type { PaletteSearchSource, RecentRecordPage } from './record-reads';
import type { ResourceChecks } from './resource-checks';
import type { RecordRef, ResourceKind } from './resource-kind';

/** The props of `PublishCheck.render`. */
export interface PublishCheckProps<Stored, Values> {
  readonly entry: ActivityEntry;
  readonly values: Values;
  /** The current record. Null if a new record is created. */
  readonly present: Stored | null;
  readonly children: (checked: {
    /** Shows the data that becomes public and the problems found in it. */
    readonly notice: ReactNode;
    /** The reason why the values can't be published. Undefined if they can be published. */
    readonly blocked: string | undefined;
  }) => ReactNode;
}

/**
 * A check of values before they become public. A form renders the check while it is open, and a bulk operation calls
 * `getBlock` for each row.
 */
export interface PublishCheck<Stored, Values> {
  render(props: PublishCheckProps<Stored, Values>): ReactNode;
  /** Preloads the code of `render`. */
  preload(): void;
  /**
   * Returns the final state of a row in a bulk operation if the row's values must not be published. Otherwise, returns
   * null.
   */
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
  /** An operation that some deployments don't offer. If it is missing, the action is hidden. */
  readonly operation?: Pick<OperationSpec, 'id' | 'origin'>;
}

/** An action that creates a record on a separate page. */
interface CreatePage extends CreateActionBase {
  /** `portalSlug` is empty unless `isInPortal` is set. */
  readonly page: (workspace: string, portalSlug: string) => NavigateOptions;
}

/** An action that creates a record in a dialog over any page. */
export interface CreateDialogAction extends CreateActionBase {
  dialog(props: CreateDialogProps): ReactNode;
}

interface Definition<
  Stored,
  Values extends object,
  New extends IdentifiableRecord,
  NewValues extends object,
  Listed = unknown,
> {
  readonly kind: ResourceKind;
  /** The plural name, used as the title of a list. */
  readonly title: () => string;
  /** The singular name. Needed only for kinds whose records can have problems on the Checks page. */
  readonly one?: () => string;
  readonly icon: ComponentType<IconProps>;
  /** The common prefix of the kind's operation IDs, for example `teams.members` for `teams.members.add`. */
  readonly operations: string;
  /**
   * Maps an operation ID to the message that the platform capabilities page shows if the operation is missing. By
   * default, it shows a general message for the operation's verb.
   */
  readonly missingTexts?: Readonly<Record<string, () => string>>;
  /** The record's page, or the list that contains it. */
  page(workspace: string, record: RecordRef): NavigateOptions;
  /** The page that edits the record, if it isn't `page`. */
  editPage?(workspace: string, record: RecordRef): NavigateOptions;
  /** True if the record has no page. `page` then links to a list and needs no ID. */
  readonly isShownInList?: true;
  /** The list page that shows all matches of a search. Only for kinds with a searchable list. */
  searchPage?(workspace: string, search: string, record: RecordRef): NavigateOptions;
  /**
   * The list that the palette searches. Kinds that belong to portals use `searchInPortal` instead, with one list per
   * portal.
   */
  search?(scope: Scope): PaletteSearchSource;
  searchInPortal?(scope: Scope, portal: Portal): PaletteSearchSource;
  /** True if the palette loads this list last, because an account may have thousands of these records. */
  readonly isLongest?: true;
  /** Restricts the list to administrators, or to workspaces with a tenant. By default, everyone can load it. */
  readonly needs?: 'administrator' | 'tenant';
  /**
   * Formats the additional text of a search result, for example a status or visibility. By default, it is shown
   * unchanged.
   */
  formatNote?(t: Translator, note: string): ReactNode;
  readonly recentPage?: RecentRecordPage;
  /** The list that the Checks page loads, and the code that finds problems in it. */
  readonly checks?: ResourceChecks<Listed>;
  /** The action that creates a record from the palette. */
  readonly create?: CreatePage | CreateDialogAction;

  /** Returns the functions that load and save the record at `place`. */
  access?(queryClient: QueryClient, scope: Scope, place: RecordIdentity): RecordAccess<Stored, Values>;
  /** Returns the functions that create a record. These functions use only the `parent` of `place`. */
  creation?(queryClient: QueryClient, scope: Scope, place: RecordIdentity): RecordCreation<New, NewValues>;
  /** The initial values of a new record. Undoing a deletion uses them for fields that aren't in the activity. */
  readonly emptyValues?: NewValues;
  /** Returns the functions that delete `stored`. */
  removal?(queryClient: QueryClient, scope: Scope, stored: Stored, place: RecordIdentity): RecordRemoval;
  /** The dialog that asks for confirmation and deletes the record. */
  deleteQuestion?(stored: Stored, place: RecordIdentity, onClose: () => void): ReactNode;
  readonly publishCheck?: PublishCheck<Stored | New, Values | NewValues>;
}

/**
 * A resource of any kind, with erased value types. Its methods must only be called with values that methods of the same
 * resource returned.
 */
export type Resource = Definition<unknown, object, IdentifiableRecord, object>;

/** Defines a resource. Checks at compile time that the value types of its parts match, then erases the types. */
export const defineResource = <
  Stored,
  Values extends object,
  New extends IdentifiableRecord,
  NewValues extends object,
  Listed,
>(
  definition: Definition<Stored, Values, New, NewValues, Listed>,
): Resource => definition;
