import { visit } from 'jsonc-parser';
import { MOST_LEVELS, parsedJson } from '~/lib/json';
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

/**
 * Where a text stops being JSON, or is nested too deeply, counted from 1; null where it is JSON. Each browser's own sentence
 * says it otherwise, or not at all.
 */
export function faultIn(text: string): Fault | null {
  const faults: Fault[] = [];
  const note = (line: number, column: number) => void faults.push({ line: line + 1, column: column + 1 });
  let levels = 0;
  const begin = (_from: number, _length: number, line: number, column: number) => {
    levels += 1;
    if (levels > MOST_LEVELS) note(line, column);
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
      // A number beyond all measure is read as infinite, which no JSON can say.
      if (value === Infinity || value === -Infinity) note(line, column);
    },
  };
  try {
    visit(text, events, { disallowComments: true });
  } catch (error) {
    // The stack ended, long after the level that is one too many.
    if (!(error instanceof RangeError)) throw error;
  }
  return faults[0] ?? null;
}
