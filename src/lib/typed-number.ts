/** What was typed as a whole number, with its groups as they are read (`1284`, `1,284`, `1.284`, `1 284`); null where it is none. */
export function typedNumber(typed: string): number | null {
  const text = typed.trim();
  const isWhole = /^\d+$/.test(text) || /^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(text);
  return isWhole ? Number(text.replaceAll(/\D/g, '')) : null;
}

/** Whether what was typed may still become the number: its first digits, and nothing but digits and what groups them. */
export const isBeginningOf = (typed: string, number: number): boolean =>
  /^[\d.,'’\s]*$/.test(typed) && String(number).startsWith(typed.replaceAll(/\D/g, ''));
