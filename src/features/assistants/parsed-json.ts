import { visit } from 'jsonc-parser';
import { parsedJson } from '~/lib/json';
import { isJson, type Json } from '~/lib/merge-patch';

/** The value that a text is as JSON, or undefined where it is none. */
export function jsonValue(text: string): Json | undefined {
  const value = parsedJson(text);
  return isJson(value) ? value : undefined;
}

interface Fault {
  readonly line: number;
  readonly column: number;
}

/** Where a text stops being JSON, counted from 1; null where it is JSON. Each browser's own sentence says it otherwise, or not at all. */
export function faultIn(text: string): Fault | null {
  const faults: Fault[] = [];
  visit(
    text,
    {
      onError: (_code, _from, _length, line, column) =>
        void faults.push({ line: line + 1, column: column + 1 }),
      onLiteralValue(value: unknown, _from, _length, line, column) {
        // A number beyond all measure is read as infinite, which no JSON can say.
        if (value === Infinity || value === -Infinity) faults.push({ line: line + 1, column: column + 1 });
      },
    },
    { disallowComments: true },
  );
  return faults[0] ?? null;
}
