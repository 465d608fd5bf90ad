// Formats records as sorted `key: value` lines for comparing them, in the same way as the platform.
import { isObject } from '../json/json';

function flattenEntries(value: object, prefix: string): (readonly [string, unknown])[] {
  return Object.entries(value).flatMap(([key, part]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return isObject(part) && Object.keys(part).length > 0
      ? flattenEntries(part, path)
      : [[path, part] as const];
  });
}

/** Formats a value. Strings stay unchanged. Other values become JSON. */
export function formatTextOrJson(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/**
 * Formats a record as sorted `key: value` lines, with nested keys joined by dots. Ends with a line break. If a string
 * has several lines, only its first line has the key.
 */
export function formatKeyValueLines(record: object): string {
  return flattenEntries(record, '')
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([path, value]) => `${path}: ${formatTextOrJson(value)}\n`)
    .join('');
}
