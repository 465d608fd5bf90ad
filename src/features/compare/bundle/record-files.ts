// A record as the text of its file, and back. The same record makes the same bytes.

import { splitArticleFile, writeArticleFile } from '~/lib/file/front-matter';
import { readableJson } from '~/lib/json/canonical-json';
import { isObject, type JsonObject, parsedJson } from '~/lib/json/json';
import { articlePath } from './article-paths';
import { type BundleKind, type BundleRecord, type KeyFields, keyOf } from './bundle';
import { fileName } from './file-names';
import { isReference, withoutNumbers } from './references';

/** Where its file lies, without what tells apart two of the same key. */
export const recordPath = ({ kind, key }: Pick<BundleRecord, 'kind' | 'key'>): string =>
  kind === 'articles' ? articlePath(key) : `${kind}/${key.map(fileName).join('/')}.json`;

export const jsonText = (value: unknown): string => readableJson(value, isReference);

/** What its files say: an article is one file with its values above its text. */
export function recordTexts({ kind, values, text }: BundleRecord): {
  readonly main: string;
  /** A text beside the values. */
  readonly beside: string | null;
} {
  if (kind !== 'articles') return { main: `${jsonText(values)}\n`, beside: text };
  const sorted = Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { main: writeArticleFile({ facts: sorted, text: text ?? '' }, oneLine), beside: null };
}

const oneLine = (value: unknown) => readableJson(value, () => true);

function factsIn(lines: string): JsonObject {
  const facts = lines.split(/\r?\n/).flatMap((line) => {
    const [, name, value = ''] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
    const json = parsedJson(value);
    // Somebody may have written a value by hand, as YAML has it.
    return name === undefined ? [] : [[name, json === undefined ? value : json]];
  });
  return Object.fromEntries(facts);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const FIELDS: { readonly [Kind in BundleKind]: (values: JsonObject) => KeyFields[Kind] } = {
  labels: ({ title }) => ({ title: text(title) }),
  inboxes: ({ name, channel_type }) => ({ name: text(name), channel_type: text(channel_type) }),
  teams: ({ name }) => ({ name: text(name) }),
  'availability-reasons': ({ reason }) => ({ reason: text(reason) }),
  'canned-responses': ({ short_code }) => ({ short_code: text(short_code) }),
  macros: ({ visibility, name }) => ({ visibility: text(visibility), name: text(name) }),
  'automation-rules': ({ name }) => ({ name: text(name) }),
  portals: ({ slug }) => ({ slug: text(slug) }),
  categories: ({ portal_slug, locale, slug }) => ({
    portal: text(portal_slug),
    locale: text(locale),
    slug: text(slug),
  }),
  articles: ({ portal_slug, locale, slug }) => ({
    portal: text(portal_slug),
    locale: text(locale),
    slug: text(slug),
  }),
  assistants: ({ id }) => ({ id: text(id) }),
};

const keyIn = <Kind extends BundleKind>(kind: Kind, values: JsonObject): readonly string[] =>
  keyOf(kind, FIELDS[kind](values));

/** The record that a file holds; null where it holds none of its kind. */
export function readRecord(kind: BundleKind, main: string, beside: string | null): BundleRecord | null {
  if (kind === 'articles') {
    const { lines, text: content } = splitArticleFile(main);
    const values = withoutNumbers(kind, factsIn(lines));
    return isWhole(kind, values) ? { kind, key: keyIn(kind, values), values, text: content } : null;
  }
  const read = parsedJson(main);
  if (!isObject(read) || !isWhole(kind, read)) return null;
  const values = withoutNumbers(kind, read);
  return { kind, key: keyIn(kind, values), values, text: beside };
}

const isWhole = (kind: BundleKind, values: JsonObject): boolean =>
  keyIn(kind, values).every((part) => part !== '');
