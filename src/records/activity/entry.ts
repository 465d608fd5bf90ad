// The stored shape of one write. The activity page, record histories, backup files and undo all rely on it.
import * as z from 'zod/mini';
import { moment } from '~/lib/time/moment';

/** The subject of a write. Most are platform records; a membership and a portal language either exist or don't. */
export const ACTIVITY_KINDS = [
  'canned-response',
  'macro',
  'team',
  'membership',
  'availability-reason',
  'portal',
  'portal-language',
  'category',
  'article',
  'image',
  'campaign',
  'assistant',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/**
 * The action of a write. Only images are uploaded, only campaigns are sent, only assistant edits are proposed and
 * applied.
 */
export const ACTS = ['create', 'update', 'delete', 'upload', 'send', 'propose', 'apply'] as const;
export type Act = (typeof ACTS)[number];

/** The persisted states. `saving` is never stored: a write in flight is stored as `not-confirmed`. */
const KEPT_STATES = ['not-sent', 'saved', 'refused', 'not-confirmed'] as const;

const values = z.nullable(z.record(z.string(), z.unknown()));

export const activityEntry = z.object({
  /** The entry's ID: the scope key, `#` and a UUID (for a campaign, the ID of its record). */
  id: z.string(),
  /** The scope key, `{instance}/{accountId}/{person}`. The store's indexes start with it. */
  place: z.string(),
  /** The workspace as one value: `{instance}/{accountId}`. */
  workspace: z.string(),
  /** The email address that the user signed in with. */
  person: z.string(),
  /** The time just before the write was sent, in milliseconds since the epoch by the browser's clock. */
  at: moment,
  /** The time the outcome became known, in the same unit. Null until then. */
  endedAt: z.nullable(moment),
  kind: z.enum(ACTIVITY_KINDS),
  act: z.enum(ACTS),
  /**
   * The record's ID as text: a number, portal slug, language code or assistant ID. Null while a new record has no ID.
   */
  record: z.nullable(z.string()),
  /** The parent's ID as text: the portal slug of an article, category or language, or the team ID of a membership. */
  parent: z.nullable(z.string()),
  /** The record's name at the time of the write. */
  name: z.string(),
  /**
   * The values before the write, in the form's shape (`valuesOf` of the record access). An update has only the written
   * fields, a deletion everything known about the record, a creation null.
   */
  before: values,
  /**
   * The values after the write: the values sent, replaced by the platform's version once it is saved. An update has the
   * fields of `before`, a creation all fields, a deletion null. Other actions store a summary, never message texts or
   * contacts.
   */
  after: values,
  /**
   * The IDs of the candidates that existed before a creation was sent, used to identify the new record. Null if
   * unknown.
   */
  known: z.nullable(z.array(z.number())),
  /** The outcome. A write whose page closed before the answer arrived stays `not-confirmed`. */
  state: z.enum(KEPT_STATES),
  /** The reason for a rejected or unconfirmed write: the error's kind, its stable code and the platform's message. */
  problem: z.nullable(
    z.object({ kind: z.string(), code: z.nullable(z.string()), message: z.nullable(z.string()) }),
  ),
  /** The user's reason for the write, in one line, if given. */
  reason: z.nullable(z.string()),
  /** The ID of the run, shared by all of its entries. */
  run: z.nullable(z.string()),
  /** The ID of the entry that this write undoes. */
  undoes: z._default(z.nullable(z.string()), null),
  /** The entry's size in characters, used to trim the store. */
  size: z.number(),
});
export type ActivityEntry = z.output<typeof activityEntry>;

/**
 * Reports whether a deletion was answered with "not found": the record is gone, but the deletion may be someone else's.
 */
export const isDeletedByAny = ({ act, state, problem }: ActivityEntry): boolean =>
  act === 'delete' && state === 'not-confirmed' && problem?.kind === 'not-found';

/** The fields of an entry that can change after it is logged. */
export type EntryChanges = Partial<
  Pick<ActivityEntry, 'endedAt' | 'record' | 'name' | 'after' | 'state' | 'problem' | 'reason'>
>;

/** Identifies a record within its kind, using the fields of an entry. */
export type RecordPlace = Pick<ActivityEntry, 'record' | 'parent' | 'name'>;
