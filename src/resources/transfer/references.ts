// Replaces record IDs in the values of macros, automation rules and assistants with references. A reference contains
// the natural key: the fields that identify a record in any account.
import { parseCondition } from '~/domain/condition';
import { getActionName } from '~/domain/macro-action';
import {
  ATTRIBUTES_WITHOUT_REFERENCES,
  KEYS_INHERITING_KIND,
  REFERENCE_KIND_BY_ACTION,
  REFERENCE_KIND_BY_KEY,
  type ReferenceKind,
} from '~/domain/references';
import { toCanonicalJson } from '~/lib/json/canonical-json';
import { isObject, type JsonObject, toObject } from '~/lib/json/json';
import { parseId } from '~/lib/json/parse-number';
import type { NaturalKeyLookup, Transfer } from './define-transfer';

/**
 * A reference that replaces an ID. It contains the record's natural key, or the ID as `unknown` if the account has no
 * such record. `$ref` is the record's kind.
 */
export type BundleReference =
  | { readonly $ref: string; readonly key: readonly string[] }
  | { readonly $ref: string; readonly unknown: number | string };

const isKey = (value: unknown) => Array.isArray(value) && value.every((part) => typeof part === 'string');

export const isBundleReference = (value: unknown): value is BundleReference =>
  isObject(value) && typeof value.$ref === 'string' && (isKey(value.key) || 'unknown' in value);

/** Returns the reference that replaces an ID. Null if there is no ID. */
export function toBundleReference(kind: string, id: number | null | undefined, getKey: NaturalKeyLookup) {
  if (id === null || id === undefined) return null;
  const key = getKey(kind, id);
  return key ? { $ref: kind, key } : { $ref: kind, unknown: id };
}

/**
 * Replaces a number or numeric text with a reference to a record of this kind. If `kind` is null, the value isn't an ID
 * and stays unchanged.
 */
function replaceId(kind: ReferenceKind | null, value: number | string, getKey: NaturalKeyLookup): unknown {
  // A string identifies a label by its title, even if the title looks like a number.
  if (kind === null || kind === 'locale' || (kind === 'label' && typeof value === 'string')) return value;
  if (typeof value === 'number') return toBundleReference(kind, value, getKey);
  if (!/^\d+$/.test(value.trim())) return value;
  const id = parseId(value);
  const key = id === null ? undefined : getKey(kind, id);
  // An ID without a matching record becomes an unknown reference, because the same ID may identify a different record
  // in another account.
  return key ? { $ref: kind, key } : { $ref: kind, unknown: value };
}

/**
 * Replaces IDs anywhere in JSON. The nearest enclosing key with a known meaning determines the kind of record that an
 * ID refers to.
 */
export function replaceIds(
  value: unknown,
  getKey: NaturalKeyLookup,
  kind: ReferenceKind | null = null,
): unknown {
  if (typeof value === 'number' || typeof value === 'string') return replaceId(kind, value, getKey);
  if (Array.isArray(value)) return value.map((item) => replaceIds(item, getKey, kind));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [
      key,
      replaceIds(
        below,
        getKey,
        KEYS_INHERITING_KIND.has(key) ? kind : (REFERENCE_KIND_BY_KEY.get(key) ?? null),
      ),
    ]),
  );
}

/** Sorts a list whose order is irrelevant, so that equal accounts produce equal files. */
export const sortByCanonicalJson = (values: unknown): unknown =>
  Array.isArray(values)
    ? [...values].sort((a, b) => (toCanonicalJson(a ?? null) < toCanonicalJson(b ?? null) ? -1 : 1))
    : values;

/** Replaces the IDs in an action of a macro or rule. Sorts labels, because their order is irrelevant. */
export function replaceIdsInAction(action: unknown, getKey: NaturalKeyLookup): unknown {
  const object = toObject(action);
  if (object === null || !('action_params' in object)) return replaceIds(action, getKey);
  const { action_params, ...more } = object;
  const kind = REFERENCE_KIND_BY_ACTION.get(getActionName(action) ?? '') ?? null;
  const params = replaceIds(action_params, getKey, kind);
  return {
    ...toObject(replaceIds(more, getKey)),
    action_params: kind === 'label' ? sortByCanonicalJson(params) : params,
  };
}

/** Replaces the IDs in a condition of a rule. Sorts the values of the condition, because their order is irrelevant. */
export function replaceIdsInCondition(condition: unknown, getKey: NaturalKeyLookup): unknown {
  const reading = parseCondition(condition);
  if (reading.kind === 'unknown') return replaceIds(condition, getKey);
  const { values, ...more } = toObject(condition) ?? {};
  const kind = ATTRIBUTES_WITHOUT_REFERENCES.has(reading.key)
    ? null
    : (REFERENCE_KIND_BY_KEY.get(reading.key) ?? null);
  const list = (items: unknown) => sortByCanonicalJson(replaceIds(items, getKey, kind));
  const change: JsonObject | null = toObject(values);
  return {
    ...toObject(replaceIds(more, getKey)),
    ...('values' in (toObject(condition) ?? {}) && {
      values: change
        ? Object.fromEntries(Object.entries(change).map(([key, items]) => [key, list(items)]))
        : list(values),
    }),
  };
}

const toUnknownReference = (kind: string, value: unknown): unknown => {
  if (value === null || isBundleReference(value)) return value;
  const unknown = typeof value === 'number' || typeof value === 'string' ? value : toCanonicalJson(value);
  return { $ref: kind, unknown };
};

/**
 * Converts plain IDs in a manually edited file to unknown references, because an ID identifies a record only within its
 * own account.
 */
export function markUnknownIds({ references, part, hasActions }: Transfer, values: JsonObject): JsonObject {
  const fields = { ...references, ...(part && { [part.name]: part.reference }) };
  const replacedFields = Object.entries(fields).flatMap(([field, kind]) => {
    const value = values[field];
    if (value === undefined) return [];
    return [
      [
        field,
        Array.isArray(value)
          ? value.map((one) => toUnknownReference(kind, one))
          : toUnknownReference(kind, value),
      ],
    ];
  });
  const { actions } = values;
  const replacedActions =
    hasActions && Array.isArray(actions)
      ? { actions: actions.map((action) => replaceIdsInAction(action, () => undefined)) }
      : {};
  return { ...values, ...Object.fromEntries(replacedFields), ...replacedActions };
}
