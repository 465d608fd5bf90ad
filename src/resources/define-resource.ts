// Describes a kind of record once for all generic code: the command palette, recent records, links, activity and undo. Code of
// one kind only (screens, forms, wizards) stays in its feature and uses the resource's functions directly.
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
  /** The record as it is now; null when a new one is created. */
  readonly present: Stored | null;
  readonly children: (checked: {
    /** Shows what becomes public and the problems found in it. */
    readonly notice: ReactNode;
    /** A sentence that explains why the values can't be written; undefined if they can. */
    readonly blocked: string | undefined;
  }) => ReactNode;
}

/** Checks values before they become public. */
export interface PublishCheck<Stored, Values> {
  render(props: PublishCheckProps<Stored, Values>): ReactNode;
  /** Preloads the code of `render`. */
  preload(): void;
  /** Returns the state of a run's row that must not be written, or null if the values may be published. */
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
  /** Records of the kind belong to a portal, so that the palette offers one action per portal. */
  readonly isInPortal?: true;
  readonly needsAdministrator?: true;
  /** An operation that a deployment may lack. Without it the action isn't offered. */
  readonly operation?: Pick<OperationSpec, 'id' | 'origin'>;
}

/** Creates a record on a page of its own. */
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
  /** The plural, as the title of a list. */
  readonly title: () => string;
  /** The singular. Needed only for kinds whose records can have problems on the Health page. */
  readonly one?: () => string;
  readonly icon: ComponentType<IconProps>;
  /** The prefix that the IDs of the kind's operations share, for example `teams.members` of `teams.members.add`. */
  readonly operations: string;
  /**
   * Sentences for the platform page about features that are missing without an assumed operation, by the operation's ID. An
   * operation without an entry gets the general sentence for its verb.
   */
  readonly missingTexts?: Readonly<Record<string, () => string>>;
  /** The record's page, or the list that contains it. */
  page(workspace: string, record: RecordRef): NavigateOptions;
  /** The page that edits the record, if it isn't `page`. */
  editPage?(workspace: string, record: RecordRef): NavigateOptions;
  /** The record has no page of its own: `page` leads to a list, so that a link needs no ID. */
  readonly isShownInList?: true;
  /** The list of all matches, for kinds whose list can be searched. */
  searchPage?(workspace: string, search: string, record: RecordRef): NavigateOptions;
  /** The list that the palette searches. Kinds that belong to portals have `searchInPortal` instead, one list per portal. */
  search?(scope: Scope): SearchSource;
  searchInPortal?(scope: Scope, portal: Portal): SearchSource;
  /** The palette reads this list last, because an account may have thousands of these records. */
  readonly isLongest?: true;
  /** The list is read only for administrators, or only in a scope with a tenant; by default for everybody. */
  readonly needs?: 'administrator' | 'tenant';
  /** Renders the note of a search result, for example a status or a visibility. By default the note is shown as it is. */
  formatNote?(t: T, note: string): ReactNode;
  readonly recentPage?: RecordPage;
  /** The list that the Health page reads, and the code that finds problems in it. */
  readonly checks?: Checks<Listed>;
  /** Creates a record from the palette. */
  readonly create?: CreatePage | CreateDialog;

  /** Returns the functions that read and save the record at `place`. */
  access?(queryClient: QueryClient, scope: Scope, place: RecordPlace): RecordAccess<Stored, Values>;
  /** Returns the functions that create a record; of `place` only `parent` matters. */
  creation?(queryClient: QueryClient, scope: Scope, place: RecordPlace): RecordCreation<New, NewValues>;
  /** The start values of a new record. Undoing a deletion fills in fields from them that the activity log lacks. */
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
