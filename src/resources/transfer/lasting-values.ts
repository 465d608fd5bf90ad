// Removes secrets from a record, and values that differ between accounts or change over time.
import { isObject, type JsonObject } from '~/lib/json/json';

/** Fields with IDs, dates, authors, URLs or counters, whose values differ between accounts or change over time. */
const VOLATILE =
  /^(?:id|uuid|account_id|author(?:_id)?|(?:created|updated)_by(?:_id)?|(?:public_|canonical_)?url|etag|.*_at|.*_count)$/;
/** Fields that may contain a secret, in snake case, camel case or as an HTTP header. No file may contain secrets. */
const SECRET = /secret|passw|credential|(?:api|access|private)[_-]?key|authorization|token$/i;

/** Removes fields that may contain secrets, at any depth. */
export function removeSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeSecrets);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !SECRET.test(key));
  return Object.fromEntries(kept.map(([key, below]) => [key, removeSecrets(below)]));
}

/** Returns the fields that have the same meaning in every account, without secrets. */
export const getPortableValues = (record: object): JsonObject =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([key]) => !VOLATILE.test(key) && !SECRET.test(key))
      .map(([key, value]) => [key, removeSecrets(value)]),
  );
