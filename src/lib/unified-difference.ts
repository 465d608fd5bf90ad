// Unified differences as the platform makes them: hunks with three lines of context over sorted `key: value` lines.
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { isObject } from './json';

/** Lines around a change (contract: difference). */
const CONTEXT = 3;

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

/** The unified difference between two texts, `--- current` and `+++ proposed`; the two header lines alone where they are equal. */
export function unifiedDifference(current: string, proposed: string): string {
  return createTwoFilesPatch('current', 'proposed', current, proposed, undefined, undefined, {
    context: CONTEXT,
    headerOptions: FILE_HEADERS_ONLY,
  });
}
