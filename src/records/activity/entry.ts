// The stored form of one logged write. The activity page, record histories, backup files and undo all rely on it.
import * as z from 'zod/mini';
import { epochMsSchema } from '~/lib/time/moment';

/**
 * The kinds of data that a write can change. Most of them are records of the platform. Memberships and portal languages
 * have no fields, so they can only be added or removed.
 */
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
 * The actions that a write can perform. Only images are uploaded, only campaigns are sent, and only edits by an
 * assistant are proposed and applied.
 */
export const ACTIVITY_ACTIONS = ['create', 'update', 'delete', 'upload', 'send', 'propose', 'apply'] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** The stored states. A write in flight is stored as `not-confirmed`, so there is no `saving`. */
const KEPT_STATES = ['not-sent', 'saved', 'refused', 'not-confirmed'] as const;

const values = z.nullable(z.record(z.string(), z.unknown()));

export const activityEntrySchema = z.object({
  /** The entry's ID: the scope key, `#` and a UUID (for a campaign, the ID of its record). */
  id: z.string(),
  /** The workspace and the user, as `{instance}/{accountId}/{person}`. The store's indexes start with this key. */
  place: z.string(),
  /** The workspace, as `{instance}/{accountId}`. */
  workspace: z.string(),
  /** The email address that the user signed in with. */
  person: z.string(),
  /** The time just before the write was sent, in milliseconds since the epoch, according to the browser's clock. */
  at: epochMsSchema,
  /** The time at which the outcome became known, in milliseconds since the epoch. Null until then. */
  endedAt: z.nullable(epochMsSchema),
  kind: z.enum(ACTIVITY_KINDS),
  act: z.enum(ACTIVITY_ACTIONS),
  /**
   * The record's ID as text: a number, portal slug, language code or assistant ID. Null while a new record has no ID
   * yet.
   */
  record: z.nullable(z.string()),
  /**
   * The ID of the containing record, as text: the portal slug for an article, category or language, or the team ID for
   * a membership.
   */
  parent: z.nullable(z.string()),
  /** The record's name at the time of the write. */
  name: z.string(),
  /**
   * The values before the write, in the form's shape (`valuesOf` of the record access). For an update, only the fields
   * it wrote. For a deletion, every value the console had loaded. For a create, null.
   */
  before: values,
  /**
   * The values after the write: first the values sent, then the platform's version once the write is confirmed. For an
   * update, the same fields as `before`. For a create, all fields. For a deletion, null. Other actions store a summary
   * without message text or contacts.
   */
  after: values,
  /**
   * For a create: the IDs of similar records that existed before the request, used to recognize the new record later.
   * Null if unknown.
   */
  known: z.nullable(z.array(z.number())),
  /** The outcome. A write stays `not-confirmed` if its page was closed before the response arrived. */
  state: z.enum(KEPT_STATES),
  /** The reason for a rejected or unconfirmed write: the error's kind, its stable code and the platform's message. */
  problem: z.nullable(
    z.object({ kind: z.string(), code: z.nullable(z.string()), message: z.nullable(z.string()) }),
  ),
  /** The user's reason for the write, in one line, if given. */
  reason: z.nullable(z.string()),
  /** The ID of the bulk operation ("run"), shared by all of its entries. */
  run: z.nullable(z.string()),
  /** The ID of the entry that this write undoes. */
  undoes: z._default(z.nullable(z.string()), null),
  /** The entry's size in characters, used to trim the store. */
  size: z.number(),
});
export type ActivityEntry = z.output<typeof activityEntrySchema>;

/**
 * Reports whether the platform responded to a deletion with "not found". The record then doesn't exist, but it isn't
 * known who deleted it.
 */
export const isDeletionAnsweredNotFound = ({ act, state, problem }: ActivityEntry): boolean =>
  act === 'delete' && state === 'not-confirmed' && problem?.kind === 'not-found';

/** Returns a key of the record that a write concerns. A record that doesn't exist yet is identified by its name. */
const getSubjectKey = ({ kind, parent, act, record, name }: ActivityEntry): string =>
  JSON.stringify([kind, parent, act, act === 'create' ? name : record]);

/** The errors that stop a bulk operation. When the operation is resumed, it repeats the write that failed. */
const REPEATED_AFTER = ['unauthenticated', 'rate-limited'];

/**
 * Returns the entries without attempts that an operation repeated after an interruption, for example after the session
 * had expired. Keeps rejections of a record's content, because another record may have the same name. `entries` must be
 * sorted newest first.
 */
export function omitRepeatedAttempts<Entry extends ActivityEntry>(
  entries: readonly Entry[],
): readonly Entry[] {
  const newer = new Set<string>();
  return entries.filter((entry) => {
    const key = getSubjectKey(entry);
    const isInterrupted =
      entry.state === 'not-sent' ||
      (entry.state === 'refused' && REPEATED_AFTER.includes(entry.problem?.kind ?? ''));
    const isRepeated = isInterrupted && newer.has(key);
    newer.add(key);
    return !isRepeated;
  });
}

/** The fields of an entry that can change after the entry is first stored. */
export type LoggedChanges = Partial<
  Pick<ActivityEntry, 'endedAt' | 'record' | 'name' | 'after' | 'state' | 'problem' | 'reason'>
>;

/** The fields of an entry that identify a record of a given kind. */
export type RecordIdentity = Pick<ActivityEntry, 'record' | 'parent' | 'name'>;
