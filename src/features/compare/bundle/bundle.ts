// What an account is made of, told without the numbers that mean something in their own account only: what is exported,
// compared and applied.
import type { JsonObject } from '~/lib/json/json';
import { foldName } from '~/lib/text/same-name';

/** In the order in which they are applied: what others refer to comes first. */
export const BUNDLE_KINDS = [
  'labels',
  'inboxes',
  'teams',
  'availability-reasons',
  'canned-responses',
  'macros',
  'automation-rules',
  'portals',
  'categories',
  'articles',
  'assistants',
] as const;
export type BundleKind = (typeof BUNDLE_KINDS)[number];

/** What a number or text inside a value may stand for. */
export type RefKind = 'label' | 'inbox' | 'team' | 'agent' | 'portal' | 'category' | 'article';

/**
 * What stands in the place of an id: the key of what it names, or the id as it came, where the account has nothing of it.
 * An agent's key is the email; all others have the key of their record.
 */
export type BundleReference =
  | { readonly $ref: RefKind; readonly key: readonly string[] }
  | { readonly $ref: RefKind; readonly unknown: number | string };

export interface BundleRecord {
  readonly kind: BundleKind;
  /** What it is recognised by in another account, as `keyOf` makes it. */
  readonly key: readonly string[];
  /** Its fields, sorted by name, without ids of its own, dates, authors and counters. */
  readonly values: JsonObject;
  /** Long text that is kept as a file of its own: an article's Markdown, an assistant's prompt. */
  readonly text: string | null;
}

/** What may be missing: a kind, or who belongs to the teams, which are there without it. */
export type UnreadKind = BundleKind | 'members';

/** Why it is missing: nobody chose it, this person may not read it, or this platform doesn't offer it. */
export interface Unread {
  readonly kind: UnreadKind;
  /** Where only the categories or articles of one portal are missing: its slug. */
  readonly portal?: string;
  /** Where only one assistant is missing: its id. */
  readonly assistant?: string;
  readonly why: 'not-chosen' | 'forbidden' | 'not-offered';
}

export interface Bundle {
  readonly records: readonly BundleRecord[];
  /** The images of the articles, by their paths in the archive, which the texts name. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  readonly unread: readonly Unread[];
}

/** Whether a record is among what is missing. */
export const isUnread = (
  unread: readonly Unread[],
  { kind, key }: Pick<BundleRecord, 'kind' | 'key'>,
): boolean => unread.some((one) => one.kind === kind && (one.portal ?? one.assistant ?? key[0]) === key[0]);

/** The fields that make up a record's key, by kind. */
export interface KeyFields {
  readonly labels: { readonly title: string };
  readonly inboxes: { readonly name: string; readonly channel_type: string };
  readonly teams: { readonly name: string };
  readonly 'availability-reasons': { readonly reason: string };
  readonly 'canned-responses': { readonly short_code: string };
  readonly macros: { readonly visibility: string; readonly name: string };
  readonly 'automation-rules': { readonly name: string };
  readonly portals: { readonly slug: string };
  readonly categories: { readonly portal: string; readonly locale: string; readonly slug: string };
  readonly articles: { readonly portal: string; readonly locale: string; readonly slug: string };
  readonly assistants: { readonly id: string };
}

const KEYS: { readonly [Kind in BundleKind]: (fields: KeyFields[Kind]) => readonly string[] } = {
  labels: ({ title }) => [foldName(title)],
  inboxes: ({ name, channel_type }) => [name, channel_type],
  teams: ({ name }) => [foldName(name)],
  'availability-reasons': ({ reason }) => [reason],
  'canned-responses': ({ short_code }) => [short_code],
  macros: ({ visibility, name }) => [visibility, name],
  'automation-rules': ({ name }) => [name],
  portals: ({ slug }) => [slug],
  categories: ({ portal, locale, slug }) => [portal, locale, slug],
  articles: ({ portal, locale, slug }) => [portal, locale, slug],
  assistants: ({ id }) => [id],
};

/** What a record is recognised by within its kind. */
export const keyOf = <Kind extends BundleKind>(kind: Kind, fields: KeyFields[Kind]): readonly string[] =>
  KEYS[kind](fields);

/** The key as one text, for maps and sets: no two keys make the same. */
export const keyText = (key: readonly string[]): string => JSON.stringify(key);
