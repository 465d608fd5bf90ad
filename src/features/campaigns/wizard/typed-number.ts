/** What was typed as a whole number, with its groups as they are read (`1284`, `1,284`, `1.284`, `1 284`); null where it is none. */
export function typedNumber(typed: string): number | null {
  const text = typed.trim();
  const isWhole = /^\d+$/.test(text) || /^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(text);
  return isWhole ? Number(text.replaceAll(/\D/g, '')) : null;
}
