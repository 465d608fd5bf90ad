// Describes once how records of a kind move between accounts: how they are read, written into files, recognized in another
// account and created there. Export, comparison and application iterate over these descriptions (`transfers.ts`).
import type * as z from 'zod/mini';
import type { DashboardRecord } from '~/api/dashboard-address';
import type { Pace } from '~/api/http/pace';
import type { Scope } from '~/api/scope';
import type { T } from '~/i18n/use-t';
import type { JsonObject } from '~/lib/json/json';
import type { ResourceKind } from '../resource-kind';
import type { SECTIONS } from '../sections';

export type StoredRecord = { readonly id: number | string } & JsonObject;

/** The natural key of the record that an ID stands for; undefined if the account lacks the record or it couldn't be read. */
export type GetKey = (reference: string, id: number) => readonly string[] | undefined;

/** The reason why something is missing: it wasn't chosen, this person may not read it, or the platform doesn't offer it. */
export interface Unread {
  /** The name of a transfer or of its part. */
  readonly kind: string;
  /** The slug of the portal, if the records of only one are missing. */
  readonly portal?: string;
  /** The ID of the assistant, if only one is missing. */
  readonly assistant?: string;
  readonly why: 'not-chosen' | 'forbidden' | 'not-offered';
}

export interface CountTools {
  readonly scope: Scope;
  readonly signal: AbortSignal;
  readonly pace: Pace;
}

export interface Reader extends CountTools {
  /** Returns the answer that an interrupted reading kept under this name, or reads and keeps it. */
  once<Found>(name: string, shape: z.ZodMiniType<Found>, find: () => Promise<Found>): Promise<Found>;
  reportUnread(missing: Unread): void;
}

/** A list that is read whole. */
export interface RecordList<Stored> {
  /** One list per portal instead of one for the account. */
  readonly isInPortal: boolean;
  isOffered(scope: Scope): boolean;
  read(reader: Reader, portal: string | null): Promise<readonly Stored[]>;
  /** Returns null if the platform doesn't tell the number of records. */
  count(tools: CountTools, portal: string | null): Promise<number | null>;
}

export interface ReadRecord<Stored, Details> {
  readonly stored: Stored;
  /** The slug of its portal; null for records outside of portals. */
  readonly portal: string | null;
  /** What `complete` added. */
  readonly details: Details | null;
}

/** How a kind is written. Field names are those of the values in files, which are the platform's own. */
interface Writing {
  readonly fields: readonly string[];
  /** Fields that only a creation can set. */
  readonly createFields?: readonly string[];
  /** Fields that the platform derives, or that are written apart from the record. */
  readonly derivedFields?: readonly string[];
  /** Fields without which nothing can be created. */
  readonly requiredFields: readonly string[];
  /** The field that tells apart records that the creation looks up by their name. */
  readonly distinctField?: string;
  /** The platform refuses a second record of the same key. */
  readonly isUnique?: true;
  readonly needsAdministrator?: true;
  /** The field that identifies a record in requests, if it isn't the ID. */
  readonly idField?: string;
}

interface Definition<Name extends string, Stored extends StoredRecord, Details> {
  /** The plural by which files and addresses call the kind: a folder of the archive. Existing archives rely on it. */
  readonly name: Name;
  readonly kind: ResourceKind;
  /** The section that shows the kind. */
  readonly section: keyof typeof SECTIONS;
  readonly dashboard?: DashboardRecord;
  readonly list: RecordList<Stored>;
  /** Completes listed records by further requests, one for each. Returns null after reporting that none can be read. */
  complete?(
    reader: Reader,
    listed: readonly ReadRecord<Stored, null>[],
    portal: string | null,
  ): Promise<readonly ReadRecord<Stored, Details>[] | null>;
  /** What `complete` reads beside the record, which can be missing without it. */
  readonly part?: { readonly name: string; readonly kind: ResourceKind; readonly reference: string };
  /** Agents are shown only some of the records. */
  readonly isPartialForAgents?: true;

  readonly nameField: string;
  /** The fields of its natural key, by which it is recognized in another account. */
  readonly keyFields: readonly string[];
  /** The key field that the platform keeps in lower case and without surrounding spaces. */
  readonly foldedField?: string;
  /** Tells it from others of the same name. */
  describe?(t: T, key: readonly string[]): string;

  /** The word by which references name the kind (`$ref`), for kinds that others refer to. */
  readonly reference?: string;
  /** A person may choose another record, or none, where an account lacks the one referred to. */
  readonly isReplaceable?: true;
  /** The word for one record that may be replaced. */
  readonly singular?: () => string;
  /** Fields that hold the ID of another record, with the word for its kind. */
  readonly references?: Readonly<Record<string, string>>;
  /** Refers to replaceable records anywhere in its values. */
  readonly namesReplaceable?: true;
  /** Other lists that are needed to read or understand the records. */
  readonly needs?: readonly string[];
  /** Has a list of actions, which are references where a file may hold numbers. */
  readonly hasActions?: true;

  /** The only fields that are exported. All lasting ones unless set. */
  readonly exportedFields?: readonly string[];
  /** Returns exported values beside, or in place of, the stored fields. */
  getValues?(record: ReadRecord<Stored, Details>, getKey: GetKey): JsonObject;
  /** The field with a Markdown text: the record is a Markdown file with its values as front matter. */
  readonly textField?: string;
  /** Returns a long text that becomes a file beside the values. */
  getText?(record: ReadRecord<Stored, Details>): string | null;

  /** Absent for kinds that can't be written. */
  readonly writing?: Writing;
}

/** A transfer whose value types are erased. Its methods take only what the same transfer returned. */
export type Transfer<Name extends string = string> = Definition<Name, StoredRecord, unknown>;

/** Checks that the parts of a transfer fit together, and erases their types. */
export const defineTransfer = <const Name extends string, Stored extends StoredRecord, Details = null>(
  definition: Definition<Name, Stored, Details>,
): Transfer<Name> => definition;
