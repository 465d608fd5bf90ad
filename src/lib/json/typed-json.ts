// Parses JSON that a user typed into a text field.
import { visit } from 'jsonc-parser';
import { MAX_NESTING_DEPTH, parseJson } from './json';
import { isJson, type Json } from './merge-patch';
import { isExactNumber } from './parse-number';

/** Parses JSON. Returns undefined if it is invalid, or if parsing would change a number or drop a repeated key. */
export function parseJsonValue(text: string): Json | undefined {
  const value = parseJson(text);
  return isJson(value) && findJsonLoss(text) === null ? value : undefined;
}

/** A number or a key in a JSON text that parsing would change. Lines start at 1. */
export type JsonLoss =
  | { readonly kind: 'repeated-key'; readonly line: number; readonly key: string }
  | { readonly kind: 'inexact'; readonly line: number; readonly typed: string; readonly stored: string };

/** Returns the first repeated key or inexact number. Returns null if there is none or the JSON is invalid. */
export function findJsonLoss(text: string): JsonLoss | null {
  if (!isJson(parseJson(text))) return null;
  const losses: JsonLoss[] = [];
  const objects: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty(key, _from, _length, line) {
      const keys = objects.at(-1);
      if (keys?.has(key)) losses.push({ kind: 'repeated-key', line: line + 1, key });
      keys?.add(key);
    },
    onLiteralValue(value: unknown, from, length, line) {
      const typed = text.slice(from, from + length);
      if (typeof value === 'number' && !isExactNumber(typed))
        losses.push({ kind: 'inexact', line: line + 1, typed, stored: String(value) });
    },
  });
  return losses[0] ?? null;
}

interface Fault {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the position of the first syntax error, or of the first level that is nested too deeply. Lines and columns
 * start at 1. Returns null for valid JSON. Doesn't use the browser's error messages, because their wording differs and
 * some contain no position.
 */
export function findJsonFault(text: string): Fault | null {
  const faults: Fault[] = [];
  const note = (line: number, column: number) => void faults.push({ line: line + 1, column: column + 1 });
  let levels = 0;
  const begin = (_from: number, _length: number, line: number, column: number) => {
    levels += 1;
    if (levels > MAX_NESTING_DEPTH) note(line, column);
  };
  const end = () => {
    levels -= 1;
  };
  const events = {
    onObjectBegin: begin,
    onArrayBegin: begin,
    onObjectEnd: end,
    onArrayEnd: end,
    onError: (_code: number, _from: number, _length: number, line: number, column: number) =>
      note(line, column),
    onLiteralValue(value: unknown, _from: number, _length: number, line: number, column: number) {
      // A number out of range becomes infinite, which JSON can't represent.
      if (value === Infinity || value === -Infinity) note(line, column);
    },
  };
  try {
    visit(text, events, { disallowComments: true });
  } catch (error) {
    // Ignores a stack overflow, because by then the first level that is nested too deeply has already been recorded.
    if (!(error instanceof RangeError)) throw error;
  }
  return faults[0] ?? null;
}
