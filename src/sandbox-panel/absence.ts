export interface Absence {
  readonly name: string;
  readonly status: string;
  readonly operation: string;
}

/** Which operation a variant leaves out, and what is answered instead; null for any other variant. */
export function absence(name: string): Absence | null {
  const [, status, operation] = /^absent-(\d+):(.+)$/.exec(name) ?? [];
  return status && operation ? { name, status, operation } : null;
}
