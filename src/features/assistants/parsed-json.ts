import { parsedJson } from '~/lib/json';
import { isJson, type Json } from '~/lib/merge-patch';

/** The value that a text is as JSON, or undefined where it is none. */
export function jsonValue(text: string): Json | undefined {
  const value = parsedJson(text);
  return isJson(value) ? value : undefined;
}

const BLANK = /[ \t\n\r]*/y;
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = new RegExp(
  `${STRING.source}|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null`,
  'y',
);
const [COMMA, COLON] = [/,/y, /:/y];
const LIST = { open: /\[/y, close: /\]/y };
const OBJECT = { open: /\{/y, close: /\}/y };

/** Where a text stops being JSON, counted from 1; null where it is JSON. Each browser's own sentence says it otherwise, or not at all. */
export function faultIn(text: string): { readonly line: number; readonly column: number } | null {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    BLANK.lastIndex = at;
    if (BLANK.test(text)) at = BLANK.lastIndex;
    return true;
  };
  const members = (member: () => boolean, close: RegExp): boolean => {
    if (take(close)) return true;
    do if (!member()) return false;
    while (take(COMMA));
    return take(close);
  };
  const value = (): boolean => {
    if (take(LIST.open)) return members(value, LIST.close);
    if (take(OBJECT.open)) return members(() => take(STRING) && take(COLON) && value(), OBJECT.close);
    const from = at;
    if (!take(SCALAR)) return false;
    // A number beyond all measure is read as infinite, which no JSON can say.
    if (Number.isFinite(Number(text.slice(from, at))) || !/^[-\d]/.test(text.slice(from))) return true;
    at = from;
    return false;
  };
  take(BLANK);
  if (value() && at === text.length) return null;
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
