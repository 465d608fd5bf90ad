/** The display number that an address or an identifier spells, or null: nothing else than a number's own digits is read as one. */
export function displayNumber(text: string): number | null {
  const number = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(number) ? number : null;
}

/** The fields of an answer that the contract doesn't name, as they came. */
export function furtherFields(
  record: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(record).filter(([name]) => !Object.hasOwn(known, name));
}
