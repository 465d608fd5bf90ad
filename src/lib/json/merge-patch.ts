// JSON merge patches (RFC 7386): omitted keys keep their values, null removes a key, and arrays are replaced as a
// whole.

import { isObject } from './json';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Reports whether a value can be represented in JSON. */
export function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return typeof value === 'object' && Object.values(value).every(isJson);
}

export const isJsonObject = (value: unknown): value is JsonObject => isObject(value);

/** Returns an own property of a JSON object. Ignores inherited properties such as `constructor`. */
export const getOwnProperty = <Value extends Json>(
  object: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined => (Object.hasOwn(object, key) ? object[key] : undefined);

/** Reports whether two values are equal as JSON. The order of keys doesn't matter. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => Object.hasOwn(other, key) && isSameJson(getOwnProperty(one, key), getOwnProperty(other, key)),
    )
  );
}

/** Applies a patch as defined in RFC 7386, section 2. Doesn't modify its arguments. */
export function applyMergePatch(target: Json | undefined, patch: Json): Json {
  if (!isJsonObject(patch)) return patch;
  const result = new Map<string, Json>(isJsonObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) result.delete(key);
    else result.set(key, applyMergePatch(result.get(key), value));
  }
  // Unlike assignment, `fromEntries` treats `__proto__` like any other key.
  return Object.fromEntries(result);
}

export interface DerivedPatch {
  /** Undefined if nothing changed. */
  readonly patch: Json | undefined;
  /** Dotted paths of nulls that no patch can write, because null in a patch removes the key. */
  readonly impossible: readonly string[];
}

function buildPatch(
  before: Json | undefined,
  after: Json,
  path: string,
  impossible: string[],
): Json | undefined {
  if (isSameJson(before, after)) return undefined;
  if (after === null && path !== '') {
    impossible.push(path);
    return undefined;
  }
  if (!isJsonObject(after)) return after;
  const from = isJsonObject(before) ? before : {};
  const patch = new Map<string, Json>();
  for (const [key, value] of Object.entries(after)) {
    const part = buildPatch(
      getOwnProperty(from, key),
      value,
      path === '' ? key : `${path}.${key}`,
      impossible,
    );
    if (part !== undefined) patch.set(key, part);
  }
  for (const key of Object.keys(from)) if (!Object.hasOwn(after, key)) patch.set(key, null);
  return patch.size === 0 && isJsonObject(before) ? undefined : Object.fromEntries(patch);
}

/**
 * Returns the smallest patch that turns `before` into `after`. Nulls that a patch can't set are omitted and listed in
 * `impossible`.
 */
export function deriveMergePatch(before: Json | undefined, after: Json): DerivedPatch {
  const impossible: string[] = [];
  return { patch: buildPatch(before, after, '', impossible), impossible };
}
