// Encodes the config path of a field with invalid input as a key: the config key itself, or a JSON array of nested
// keys.
import { parseJson } from '~/lib/json/json';

function listIn(key: string): readonly string[] | null {
  // Skips the slow JSON parser for plain names, because a page formats thousands of keys.
  if (!/^\s*\[/.test(key)) return null;
  const list = parseJson(key);
  const isPath = Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string');
  return isPath ? list : null;
}

export function encodeConfigPath(path: readonly string[]): string {
  const [key = '', ...within] = path;
  // Wraps a key that itself looks like a JSON array, so that it stays unambiguous.
  return within.length === 0 && listIn(key) === null ? key : JSON.stringify(path);
}

export const decodeConfigPath = (key: string): readonly string[] => listIn(key) ?? [key];

/** Reports whether a path equals `outer` or is nested within it. */
export const isPathWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  outer.every((key, index) => path[index] === key);
