// Records as the platform compares them: sorted `key: value` lines.
import { isObject } from '../json/json';

function entriesOf(value: object, prefix: string): (readonly [string, unknown])[] {
  return Object.entries(value).flatMap(([key, part]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return isObject(part) && Object.keys(part).length > 0 ? entriesOf(part, path) : [[path, part] as const];
  });
}

/** One value as it stands after its key: a text as it is, everything else as JSON. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/**
 * A record as sorted `key: value` lines, nested keys joined by dots. A text keeps its line breaks, so that its later
 * lines carry no key. Ends with a line break.
 */
export function keyValueLines(record: object): string {
  return entriesOf(record, '')
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([path, value]) => `${path}: ${valueText(value)}\n`)
    .join('');
}
