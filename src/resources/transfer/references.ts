// Names in the place of numbers, inside what macros, automation rules and assistants hold.

import { readCondition } from '~/domain/condition';
import { actionName } from '~/domain/macro-action';
import {
  ATTRIBUTES_WITHOUT,
  KIND_OF_ACTION,
  KIND_OF_KEY,
  OF_WHAT_IS_ABOVE,
  type ReferenceKind,
} from '~/domain/uses';
import { canonicalJson } from '~/lib/json/canonical-json';
import { asObject, isObject, type JsonObject } from '~/lib/json/json';
import { wholeNumber } from '~/lib/json/typed-number';
import type { GetKey, Transfer } from './define-transfer';

/**
 * Stands in place of an ID: the kind's word with the natural key of the record, or the ID as it came if the account lacks the
 * record.
 */
export type BundleReference =
  | { readonly $ref: string; readonly key: readonly string[] }
  | { readonly $ref: string; readonly unknown: number | string };

const isKey = (value: unknown) => Array.isArray(value) && value.every((part) => typeof part === 'string');

export const isReference = (value: unknown): value is BundleReference =>
  isObject(value) && typeof value.$ref === 'string' && (isKey(value.key) || 'unknown' in value);

/** What stands in the place of an id: null where nothing stood. */
export function referenceTo(kind: string, id: number | null | undefined, getKey: GetKey) {
  if (id === null || id === undefined) return null;
  const key = getKey(kind, id);
  return key ? { $ref: kind, key } : { $ref: kind, unknown: id };
}

function named(kind: ReferenceKind | null, value: number | string, getKey: GetKey): unknown {
  // A label is called by its title, which may be a number, too.
  if (kind === null || kind === 'locale' || (kind === 'label' && typeof value === 'string')) return value;
  if (typeof value === 'number') return referenceTo(kind, value, getKey);
  if (!/^\d+$/.test(value.trim())) return value;
  const id = wholeNumber(value);
  const key = id === null ? undefined : getKey(kind, id);
  // A number of nothing names nothing, and somebody else in another account.
  return key ? { $ref: kind, key } : { $ref: kind, unknown: value };
}

/** Any JSON: the nearest key that is known says what a number stands for. */
export function withNames(value: unknown, getKey: GetKey, kind: ReferenceKind | null = null): unknown {
  if (typeof value === 'number' || typeof value === 'string') return named(kind, value, getKey);
  if (Array.isArray(value)) return value.map((item) => withNames(item, getKey, kind));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [
      key,
      withNames(below, getKey, OF_WHAT_IS_ABOVE.has(key) ? kind : (KIND_OF_KEY.get(key) ?? null)),
    ]),
  );
}

/** A list whose order means nothing. */
export const unordered = (values: unknown): unknown =>
  Array.isArray(values)
    ? [...values].sort((a, b) => (canonicalJson(a ?? null) < canonicalJson(b ?? null) ? -1 : 1))
    : values;

/** An action of a macro or a rule. The order of labels means nothing. */
export function actionWithNames(action: unknown, getKey: GetKey): unknown {
  const object = asObject(action);
  if (object === null || !('action_params' in object)) return withNames(action, getKey);
  const { action_params, ...more } = object;
  const kind = KIND_OF_ACTION.get(actionName(action) ?? '') ?? null;
  const params = withNames(action_params, getKey, kind);
  return {
    ...asObject(withNames(more, getKey)),
    action_params: kind === 'label' ? unordered(params) : params,
  };
}

/** A condition of a rule: any of its values will do, so that their order means nothing. */
export function conditionWithNames(condition: unknown, getKey: GetKey): unknown {
  const reading = readCondition(condition);
  if (reading.kind === 'unknown') return withNames(condition, getKey);
  const { values, ...more } = asObject(condition) ?? {};
  const kind = ATTRIBUTES_WITHOUT.has(reading.key) ? null : (KIND_OF_KEY.get(reading.key) ?? null);
  const list = (items: unknown) => unordered(withNames(items, getKey, kind));
  const change: JsonObject | null = asObject(values);
  return {
    ...asObject(withNames(more, getKey)),
    ...('values' in (asObject(condition) ?? {}) && {
      values: change
        ? Object.fromEntries(Object.entries(change).map(([key, items]) => [key, list(items)]))
        : list(values),
    }),
  };
}

const unknownTo = (kind: string, value: unknown): unknown => {
  if (value === null || isReference(value)) return value;
  const unknown = typeof value === 'number' || typeof value === 'string' ? value : canonicalJson(value);
  return { $ref: kind, unknown };
};

/** A file that somebody wrote: a number where a name belongs means something in one account only, so nothing is known by it. */
export function withoutNumbers({ references, part, hasActions }: Transfer, values: JsonObject): JsonObject {
  const fields = { ...references, ...(part && { [part.name]: part.reference }) };
  const naming = Object.entries(fields).flatMap(([field, of]) => {
    const value = values[field];
    if (value === undefined) return [];
    return [[field, Array.isArray(value) ? value.map((one) => unknownTo(of, one)) : unknownTo(of, value)]];
  });
  const { actions } = values;
  const acting =
    hasActions && Array.isArray(actions)
      ? { actions: actions.map((action) => actionWithNames(action, () => undefined)) }
      : {};
  return { ...values, ...Object.fromEntries(naming), ...acting };
}
