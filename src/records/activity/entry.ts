// One write as this browser's activity keeps it: the shape that the page, the histories, the files and "take back" build on.
import * as z from 'zod/mini';
import { moment } from '~/lib/time/moment';

/** What a write is about. Most are records of the platform; a membership and a portal's language are there or not. */
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

/** What was done: records are created, updated and deleted; images uploaded; campaigns sent; assistants' edits proposed, applied. */
export const ACTS = ['create', 'update', 'delete', 'upload', 'send', 'propose', 'apply'] as const;
export type Act = (typeof ACTS)[number];

/** The five states of a write on screen. `saving` is never kept: what is on its way is kept as not confirmed. */
const KEPT_STATES = ['not-sent', 'saved', 'refused', 'not-confirmed'] as const;

const values = z.nullable(z.record(z.string(), z.unknown()));

export const activityEntry = z.object({
  /** Names the entry: the scope's key, `#`, and a name of its own (a UUID; a campaign's is that of its record). */
  id: z.string(),
  /** Whose it is and where: the scope's key, `{instance}/{accountId}/{person}`. The store's indexes begin with it. */
  place: z.string(),
  /** `{instance}/{accountId}`: the workspace's pair as one value. */
  workspace: z.string(),
  /** Who wrote, by the e-mail that they signed in with. */
  person: z.string(),
  /** When it was noted, directly before it was sent: milliseconds since the epoch, by this browser's clock. */
  at: moment,
  /** When its outcome was known, likewise; null while it isn't. */
  endedAt: z.nullable(moment),
  kind: z.enum(ACTIVITY_KINDS),
  act: z.enum(ACTS),
  /** The record's id as text: a number, a portal's slug, a language, an assistant's id. Null while a new one has none. */
  record: z.nullable(z.string()),
  /** What the record is in, as text: the portal's slug of an article, category or language; the team's id of a membership. */
  parent: z.nullable(z.string()),
  /** What it was called when it was written. */
  name: z.string(),
  /**
   * The record's values before, as the forms hold them (`valuesOf` of its access). An update has the written fields only, a
   * deletion all that was known of the record, a creation null.
   */
  before: values,
  /**
   * The values after: what was sent, and once it is saved what the platform made of it. An update has the fields of
   * `before`, a creation all, a deletion null. Of other acts: what describes them, never messages or contacts.
   */
  after: values,
  /** A creation's candidates from before it was sent, by id, for telling the new one from them; null where they are unknown. */
  known: z.nullable(z.array(z.number())),
  /** What became of it. One whose page ended before its answer stays not confirmed. */
  state: z.enum(KEPT_STATES),
  /** Why it was refused or is not confirmed: the error's kind, its stable code, and the platform's own sentence. */
  problem: z.nullable(
    z.object({ kind: z.string(), code: z.nullable(z.string()), message: z.nullable(z.string()) }),
  ),
  /** Why the person wrote it, in one line, where they said so. */
  reason: z.nullable(z.string()),
  /** The run that it belongs to: all entries of one run have the same. */
  run: z.nullable(z.string()),
  /** The id of the entry that it undoes. */
  undoes: z._default(z.nullable(z.string()), null),
  /** Its size in characters, by which the store is trimmed. */
  size: z.number(),
});
export type ActivityEntry = z.output<typeof activityEntry>;

/** Reports whether a deletion was answered as not found: by itself or by somebody else, the record is deleted. */
export const isDeletedByAny = ({ act, state, problem }: ActivityEntry): boolean =>
  act === 'delete' && state === 'not-confirmed' && problem?.kind === 'not-found';

/** What may change of an entry once it is noted. */
export type EntryChanges = Partial<
  Pick<ActivityEntry, 'endedAt' | 'record' | 'name' | 'after' | 'state' | 'problem' | 'reason'>
>;

/** Identifies a record of a known kind, as an entry does. */
export type RecordPlace = Pick<ActivityEntry, 'record' | 'parent' | 'name'>;
