// Numbers as people type them.

/** An ID as it stands in an address. */
export const WHOLE_NUMBER = /^[1-9]\d{0,14}$/;

/** Parses an ID; null if the text is none. */
export const wholeNumber = (text: string): number | null =>
  WHOLE_NUMBER.test(text.trim()) ? Number(text.trim()) : null;

/** What was typed as a whole number, with its groups as they are read (`1284`, `1,284`, `1.284`, `1 284`); null where it is none. */
export function typedNumber(typed: string): number | null {
  const text = typed.trim();
  const isWhole = /^\d+$/.test(text) || /^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(text);
  return isWhole ? Number(text.replaceAll(/\D/g, '')) : null;
}

/** Whether what was typed may still become the number: its first digits, and nothing but digits and what groups them. */
export const isStartOfNumber = (typed: string, number: number): boolean =>
  /^[\d.,'’\s]*$/.test(typed) && String(number).startsWith(typed.replaceAll(/\D/g, ''));

/** Returns the same text for decimal numbers of the same value: significant digits and exponent. */
function toDigits(decimal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(decimal) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/** Reports whether a decimal number, possibly with an exponent, has the same value once it is a number of JavaScript. */
export const isExactNumber = (decimal: string): boolean =>
  Number.isFinite(Number(decimal)) && toDigits(decimal) === toDigits(String(Number(decimal)));

export type ParsedNumber =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly why: 'no-number' }
  /** A comma may group thousands or begin a fraction, and so may a point. */
  | { readonly ok: false; readonly why: 'ambiguous'; readonly whole: string; readonly fraction: string }
  | { readonly ok: false; readonly why: 'inexact'; readonly stored: string };

/** Parses any number, with a decimal comma or point or an exponent. Refuses what could mean two numbers or can't be kept exactly. */
export function parseNumber(typed: string): ParsedNumber {
  const text = typed.trim();
  const [, sign = '', first, thousands] = /^(-?)([1-9]\d{0,2})[.,](\d{3})$/.exec(text) ?? [];
  if (first !== undefined && thousands !== undefined) {
    const decimals = thousands.replace(/0+$/, '') || '0';
    const fraction = `${sign}${first}.${decimals.padEnd(decimals.length === 3 ? 4 : 1, '0')}`;
    return { ok: false, why: 'ambiguous', whole: `${sign}${first}${thousands}`, fraction };
  }
  const isGrouped = /^-?[1-9]/.test(text) && typedNumber(text.replace('-', '')) !== null;
  const decimal = isGrouped ? text.replaceAll(/[^\d-]/g, '') : text.replace(',', '.');
  if (!/^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i.test(decimal)) return { ok: false, why: 'no-number' };
  const value = Number(decimal);
  return isExactNumber(decimal)
    ? { ok: true, value }
    : { ok: false, why: 'inexact', stored: Number.isFinite(value) ? String(value) : '∞' };
}
