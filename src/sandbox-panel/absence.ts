export interface Absence {
  readonly name: string;
  readonly status: string;
  readonly operation: string;
}

/**
 * Parses the name of a variant that disables an operation: the operation and its response status. Null for other
 * variants.
 */
export function parseAbsence(name: string): Absence | null {
  const [, status, operation] = /^absent-(\d+):(.+)$/.exec(name) ?? [];
  return status && operation ? { name, status, operation } : null;
}
