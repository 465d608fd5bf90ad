export interface Absence {
  readonly name: string;
  readonly status: string;
  readonly operation: string;
}

/** Returns the operation that a variant disables and the status it answers with. Null for other variants. */
export function parseAbsence(name: string): Absence | null {
  const [, status, operation] = /^absent-(\d+):(.+)$/.exec(name) ?? [];
  return status && operation ? { name, status, operation } : null;
}
