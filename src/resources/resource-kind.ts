// The names of the kinds of records, and the reference to a record of any kind.
import type { ActivityKind } from '~/records/activity/entry';

/** The kinds that the activity log knows (`ActivityKind`, without images), and those that this console only reads. */
export type ResourceKind =
  | Exclude<ActivityKind, 'image'>
  | 'automation-rule'
  | 'inbox'
  | 'label'
  | 'person'
  | 'conversation';

/** Identifies a record within a workspace. It is enough to link to the record. */
export interface RecordRef {
  readonly id: string;
  readonly label: string;
  /** The slug of the portal, or the ID of the team, that the record belongs to. */
  readonly parent?: string | undefined;
}
