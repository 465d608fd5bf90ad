// Defines how records of a kind are copied between accounts: how they are loaded, written to files, matched in another
// account and created there. Export, comparison and migration use these definitions (`transfers.ts`).
import type * as z from 'zod/mini';
import type { DashboardRecordKind } from '~/api/dashboard-address';
import type { RequestPacer } from '~/api/http/request-pacer';
import type { Scope } from '~/api/scope';
import type { Translator } from '~/i18n/use-t';
import type { JsonObject } from '~/lib/json/json';
import type { ResourceKind } from '../resource-kind';
import type { RESOURCE_SECTIONS } from '../resource-sections';

export type StoredRecord = { readonly id: number | string } & JsonObject;

/**
 * Returns the natural key of the record with this ID: the fields that identify a record in any account. Undefined if
 * the record isn't in the account or couldn't be loaded.
 */
export type NaturalKeyLookup = (reference: string, id: number) => readonly string[] | undefined;

/** Describes records that are missing from an export. */
export interface MissingRecords {
  /** The name of a transfer, or of one of its additional lists. */
  readonly kind: string;
  /** The portal's slug, if only the records of one portal are missing. */
  readonly portal?: string;
  /** The ID of the assistant, if exactly one assistant is missing from the export. */
  readonly assistant?: string;
  /**
   * The reason: the user didn't select the records, the user isn't allowed to load them, or the platform doesn't
   * support them.
   */
  readonly why: 'not-chosen' | 'forbidden' | 'not-offered';
}

export interface CountContext {
  readonly scope: Scope;
  readonly signal: AbortSignal;
  readonly pace: RequestPacer;
}

export interface TransferReader extends CountContext {
  /**
   * Returns the response that an interrupted export stored under this name. If there is no stored response, calls
   * `find` and stores the result.
   */
  once<Found>(name: string, shape: z.ZodMiniType<Found>, find: () => Promise<Found>): Promise<Found>;
  reportUnread(missing: MissingRecords): void;
}

/** A list that is loaded completely. */
export interface RecordList<Stored> {
  /** True if each portal has its own list, false if the account has a single list. */
  readonly isInPortal: boolean;
  isOffered(scope: Scope): boolean;
  read(reader: TransferReader, portal: string | null): Promise<readonly Stored[]>;
  /** Returns the number of records. Null if the platform doesn't report it. */
  count(tools: CountContext, portal: string | null): Promise<number | null>;
}

export interface LoadedRecord<Stored, Details> {
  readonly stored: Stored;
  /** The slug of the record's portal. Null for kinds that don't belong to portals. */
  readonly portal: string | null;
  /** The data that `complete` loaded. */
  readonly details: Details | null;
}

/** The fields of a record that can be written. Files use the platform's field names. */
interface Writing {
  readonly fields: readonly string[];
  /** Fields that can be set only when a record is created. */
  readonly createFields?: readonly string[];
  /** Fields that the platform derives or that are written separately. */
  readonly derivedFields?: readonly string[];
  /** Fields without which a record can't be created. */
  readonly requiredFields: readonly string[];
  /**
   * A field, such as the language or the visibility, that may differ between records with the same name. When the
   * outcome of a create request is unknown, an existing record counts as the new one only if this field matches too.
   */
  readonly distinctField?: string;
  /** True if the platform rejects a second record with the same natural key. */
  readonly isUnique?: true;
  readonly needsAdministrator?: true;
  /** The field that identifies a record in requests, if it isn't the ID. */
  readonly idField?: string;
}

interface Definition<Name extends string, Stored extends StoredRecord, Details> {
  /** The kind's plural name. Archives and URLs contain this name, so changing it breaks existing archives. */
  readonly name: Name;
  readonly kind: ResourceKind;
  /** The navigation section that shows the kind. */
  readonly section: keyof typeof RESOURCE_SECTIONS;
  readonly dashboard?: DashboardRecordKind;
  readonly list: RecordList<Stored>;
  /**
   * Loads details of the listed records with one request each. If the details can't be loaded, reports the reason and
   * returns null.
   */
  complete?(
    reader: TransferReader,
    listed: readonly LoadedRecord<Stored, null>[],
    portal: string | null,
  ): Promise<readonly LoadedRecord<Stored, Details>[] | null>;
  /** Additional data that `complete` loads. A record can be exported without it. */
  readonly part?: { readonly name: string; readonly kind: ResourceKind; readonly reference: string };
  /** True if agents see only some of the records. */
  readonly isPartialForAgents?: true;

  readonly nameField: string;
  /** The fields of the natural key, which identifies the record in another account. */
  readonly keyFields: readonly string[];
  /** The key field that the platform stores in lower case and trimmed. */
  readonly foldedField?: string;
  /** Returns a description that distinguishes the record from others with the same name. */
  describe?(t: Translator, key: readonly string[]): string;

  /** The value of `$ref` in references to the kind. Absent if no other kind refers to it. */
  readonly reference?: string;
  /**
   * True if the user may replace or remove a reference when the referenced record is missing from the target account.
   */
  readonly isReplaceable?: true;
  /** The singular name, used when choosing a replacement. */
  readonly singular?: () => string;
  /** Maps each field that contains the ID of another record to the `reference` of that record's kind. */
  readonly references?: Readonly<Record<string, string>>;
  /** True if any value of the record may contain references that the user can replace. */
  readonly namesReplaceable?: true;
  /** Names of other lists that must be loaded to export the records or to resolve their references. */
  readonly needs?: readonly string[];
  /** True if the record has a field `actions` whose IDs are replaced with references. */
  readonly hasActions?: true;

  /** The fields to export. Defaults to all fields that `getPortableValues` returns. */
  readonly exportedFields?: readonly string[];
  /** Returns values that are added to the exported fields or replace fields of the same name. */
  getValues?(record: LoadedRecord<Stored, Details>, getKey: NaturalKeyLookup): JsonObject;
  /**
   * The field with a Markdown text. The record is exported as a Markdown file, with all other values as front matter.
   */
  readonly textField?: string;
  /** Returns a long text to export as a separate file. */
  getText?(record: LoadedRecord<Stored, Details>): string | null;

  /** The writable fields. Absent for kinds that the console can't write. */
  readonly writing?: Writing;
}

/** A transfer with erased value types. Its methods must only be called with records that the same transfer loaded. */
export type Transfer<Name extends string = string> = Definition<Name, StoredRecord, unknown>;

/** Checks that the types of a transfer's parts match, then erases the types. */
export const defineTransfer = <const Name extends string, Stored extends StoredRecord, Details = null>(
  definition: Definition<Name, Stored, Details>,
): Transfer<Name> => definition;
