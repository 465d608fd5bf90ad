export interface AbsentOperation {
  readonly name: string;
  readonly status: string;
  readonly operation: string;
}

/**
 * Parses the name of a variant that disables an operation into the operation and its response status. Returns null for
 * other variants.
 */
export function parseAbsentOperation(name: string): AbsentOperation | null {
  const [, status, operation] = /^absent-(\d+):(.+)$/.exec(name) ?? [];
  return status && operation ? { name, status, operation } : null;
}
