/** The display number that an address or an identifier spells, or null: nothing else than a number's own digits is read as one. */
export function displayNumber(text: string): number | null {
  const number = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(number) ? number : null;
}
