// Explains how to fix invalid JSON at the position of the first error.
import { printParseErrorCode, visit } from 'jsonc-parser';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { findJsonFault } from '~/lib/json/typed-json';
import { getJsonLossWarning } from '~/ui/form/json-loss';

interface Remedy {
  /** The error code of the JSON parser. Null if it reported no error. */
  readonly code: string | null;
  readonly line: number;
  /** The token after which a character must be inserted. Empty if the error is fixed in another way. */
  readonly after: string;
}

const LONGEST = 24;

/** Returns the last token before a position, and its line number. */
function before(text: string, place: number) {
  const head = text.slice(0, place).trimEnd();
  const [, word = ''] = /("(?:[^"\\]|\\.)*"|[^\s,:[\]{}]+|[[\]{}:,])$/.exec(head) ?? [];
  return { line: head.split('\n').length, after: word.length > LONGEST ? `…${word.slice(-LONGEST)}` : word };
}

/** Messages for errors that are fixed by inserting a character after the previous token. */
const ADDED = {
  CommaExpected: m.assistants_json_comma,
  ColonExpected: m.assistants_json_colon,
  CloseBraceExpected: m.assistants_json_brace,
  CloseBracketExpected: m.assistants_json_bracket,
} as const;

const MENDED = {
  ValueExpected: m.assistants_json_value,
  PropertyNameExpected: m.assistants_json_name,
  EndOfFileExpected: m.assistants_json_end,
  UnexpectedEndOfString: m.assistants_json_quote,
  InvalidSymbol: m.assistants_json_symbol,
} as const;

const isAdded = (code: string | null): code is keyof typeof ADDED =>
  code !== null && Object.hasOwn(ADDED, code);
const isMended = (code: string | null): code is keyof typeof MENDED =>
  code !== null && Object.hasOwn(MENDED, code);

/** Returns only the first error, because text that consists only of brackets has an error for each bracket. */
export function findJsonRemedy(text: string): Remedy {
  const first: Remedy[] = [];
  const onError = (number: number, offset: number, _length: number, line: number) => {
    if (first.length > 0) return;
    const code = printParseErrorCode(number);
    first.push(isAdded(code) ? { code, ...before(text, offset) } : { code, line: line + 1, after: '' });
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch (error) {
    // The parser overflowed the stack, because the text is nested too deeply.
    if (!(error instanceof RangeError)) throw error;
  }
  return first[0] ?? { code: null, line: findJsonFault(text)?.line ?? 1, after: '' };
}

/** Returns a sentence that names the line of the error and how to fix it. */
export function describeJsonFault(t: Translator, text: string): string {
  const loss = getJsonLossWarning(t, text);
  if (loss !== null) return loss;
  const { code, line, after } = findJsonRemedy(text);
  if (isAdded(code)) return t(ADDED[code], { line, after });
  return t(isMended(code) ? MENDED[code] : m.assistants_json_invalid, { line });
}
