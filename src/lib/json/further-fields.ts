// What an answer holds beyond what the contract names.

/** The fields of an answer that the contract doesn't name, as they came. */
export function furtherFields(
  record: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(record).filter(([name]) => !Object.hasOwn(known, name));
}
