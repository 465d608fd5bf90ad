// Names of the kinds of records, and what identifies a record of any kind.

export type ResourceKind =
  | 'canned-response'
  | 'macro'
  | 'article'
  | 'category'
  | 'portal'
  | 'portal-language'
  | 'team'
  | 'membership'
  | 'availability-reason'
  | 'automation-rule'
  | 'inbox'
  | 'label'
  | 'person'
  | 'assistant'
  | 'campaign'
  | 'conversation';

/** Identifies a record within a workspace, well enough to link to it. */
export interface RecordRef {
  readonly id: string;
  readonly label: string;
  /** The slug of the portal, or the ID of the team, that the record belongs to. */
  readonly parent?: string | undefined;
}
