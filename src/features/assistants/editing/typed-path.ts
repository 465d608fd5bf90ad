// Where something was typed that is no value yet, as the kept edits name it: by the key, within an object by all keys down to it.
import { parsedJson } from '~/lib/json/json';

function listIn(key: string): readonly string[] | null {
  // Nearly all keys are plain names, and a parser that fails is slow: a page asks this of thousands of keys.
  if (!/^\s*\[/.test(key)) return null;
  const list = parsedJson(key);
  const isPath = Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string');
  return isPath ? list : null;
}

export function typedKey(path: readonly string[]): string {
  const [key = '', ...within] = path;
  // A key that reads as such a list itself is told apart by being in one.
  return within.length === 0 && listIn(key) === null ? key : JSON.stringify(path);
}

export const typedPath = (key: string): readonly string[] => listIn(key) ?? [key];

/** Whether one path is another, or leads to something within it. */
export const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.every((key, index) => path[index] === key);
