// Names of the kinds of records, and what identifies a record of any kind.
import type { ActivityKind } from '~/records/activity/entry';

/** The kinds that this console writes, and those that it only reads. */
export type ResourceKind =
  | Exclude<ActivityKind, 'image'>
  | 'automation-rule'
  | 'inbox'
  | 'label'
  | 'person'
  | 'conversation';

/** Identifies a record within a workspace, well enough to link to it. */
export interface RecordRef {
  readonly id: string;
  readonly label: string;
  /** The slug of the portal, or the ID of the team, that the record belongs to. */
  readonly parent?: string | undefined;
}
