// Reads fields of a response that the contract doesn't define.

/** Returns the fields that aren't among the known ones, unchanged. */
export function pickAdditionalFields(
  record: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(record).filter(([name]) => !Object.hasOwn(known, name));
}
