// Converts a record to the text of its file and back. The same record always gives the same bytes.

import { splitArticleFile, writeArticleFile } from '~/lib/file/front-matter';
import { formatJson } from '~/lib/json/canonical-json';
import { isObject, type JsonObject, parseJson } from '~/lib/json/json';
import { isBundleReference, markUnknownIds } from '~/resources/transfer/references';
import { type BundleKind, getNaturalKey, getTransfer } from '~/resources/transfers';
import type { BundleRecord } from './bundle';
import { toFileName } from './file-names';

/** Returns the path of the record's file. Another record may have the same path. */
export const getRecordPath = ({ kind, key }: Pick<BundleRecord, 'kind' | 'key'>): string =>
  `${kind}/${key.map(toFileName).join('/')}.${getTransfer(kind).textField ? 'md' : 'json'}`;

export const formatRecordJson = (value: unknown): string => formatJson(value, isBundleReference);

/**
 * Returns the contents of a record's files. A record with a text field has a single file, with the values as front
 * matter before the text.
 */
export function formatRecordTexts({ kind, values, text }: BundleRecord): {
  readonly main: string;
  /** The content of a separate file next to the file with the values, or null if there is none. */
  readonly beside: string | null;
} {
  if (!getTransfer(kind).textField) return { main: `${formatRecordJson(values)}\n`, beside: text };
  const sorted = Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { main: writeArticleFile({ facts: sorted, text: text ?? '' }, oneLine), beside: null };
}

const oneLine = (value: unknown) => formatJson(value, () => true);

function factsIn(lines: string): JsonObject {
  const facts = lines.split(/\r?\n/).flatMap((line) => {
    const [, name, value = ''] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
    const json = parseJson(value);
    // Keeps the value as text if it isn't JSON, because the user may have edited it in YAML syntax.
    return name === undefined ? [] : [[name, json === undefined ? value : json]];
  });
  return Object.fromEntries(facts);
}

/** Parses the record in a file. Returns null if the file contains no record of this kind. */
export function readRecord(kind: BundleKind, main: string, beside: string | null): BundleRecord | null {
  const transfer = getTransfer(kind);
  const { lines, text } = transfer.textField ? splitArticleFile(main) : { lines: null, text: beside };
  const read = lines === null ? parseJson(main) : factsIn(lines);
  if (!isObject(read)) return null;
  const values = markUnknownIds(transfer, read);
  const key = getNaturalKey(transfer, values);
  return key.every((part) => part !== '') ? { kind, key, values, text } : null;
}
