// The kinds of records, and references to records of any kind.
import type { ActivityKind } from '~/records/activity/entry';

/**
 * The kinds of records that the activity can contain (`ActivityKind`, except images), and the kinds that this console
 * can't edit.
 */
export type ResourceKind =
  | Exclude<ActivityKind, 'image'>
  | 'automation-rule'
  | 'inbox'
  | 'label'
  | 'person'
  | 'conversation';

/** Identifies a record within a workspace, with enough data to link to it. */
export interface RecordRef {
  readonly id: string;
  readonly label: string;
  /** The slug of the portal or the ID of the team that the record belongs to. */
  readonly parent?: string | undefined;
}
