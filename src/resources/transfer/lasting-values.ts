// Removes the values of a record that differ between accounts or change over time, and secrets.
import { isObject, type JsonObject } from '~/lib/json/json';

/** Names of fields with IDs, dates, authors, URLs or counters. Their values differ between accounts or change over time. */
const VOLATILE =
  /^(?:id|uuid|account_id|author(?:_id)?|(?:created|updated)_by(?:_id)?|(?:public_|canonical_)?url|etag|.*_at|.*_count)$/;
/** Names of fields that may hold a secret, in snake case, camel case or as an HTTP header. No file may contain secrets. */
const SECRET = /secret|passw|credential|(?:api|access|private)[_-]?key|authorization|token$/i;

/** Removes fields that may hold secrets, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !SECRET.test(key));
  return Object.fromEntries(kept.map(([key, below]) => [key, withoutSecrets(below)]));
}

/** Returns the fields that mean the same in every account, without secrets. */
export const getLastingValues = (record: object): JsonObject =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([key]) => !VOLATILE.test(key) && !SECRET.test(key))
      .map(([key, value]) => [key, withoutSecrets(value)]),
  );
