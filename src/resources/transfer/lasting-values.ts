// The fields of a record that mean the same in every account and on every day, without secrets.
import { isObject, type JsonObject } from '~/lib/json/json';

/** Dates, authors, addresses and counters: the same record has others in another account, or tomorrow. */
const VOLATILE =
  /^(?:id|uuid|account_id|author(?:_id)?|(?:created|updated)_by(?:_id)?|(?:public_|canonical_)?url|etag|.*_at|.*_count)$/;
/** No file holds what opens doors, whoever put it into a record. */
const SECRET = /secret|passw|credential|api_?key|access_?key|private_?key|authorization|(?:^|_)token$/i;

export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !SECRET.test(key));
  return Object.fromEntries(kept.map(([key, below]) => [key, withoutSecrets(below)]));
}

export const getLastingValues = (record: object): JsonObject =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([key]) => !VOLATILE.test(key) && !SECRET.test(key))
      .map(([key, value]) => [key, withoutSecrets(value)]),
  );
