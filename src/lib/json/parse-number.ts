// Parses numbers from text fields.

/** Matches an ID in a URL. */
export const ID_PATTERN = /^[1-9]\d{0,14}$/;

/** Parses an ID. Returns null for any other text. */
export const parseId = (text: string): number | null =>
  ID_PATTERN.test(text.trim()) ? Number(text.trim()) : null;

/**
 * Parses a whole number with or without digit grouping (`1284`, `1,284`, `1.284`, `1 284`). Returns null for other
 * text.
 */
export function parseTypedNumber(typed: string): number | null {
  const text = typed.trim();
  const isWhole = /^\d+$/.test(text) || /^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(text);
  return isWhole ? Number(text.replaceAll(/\D/g, '')) : null;
}

/** Reports whether the typed text consists of the first digits of the number, with or without grouping. */
export const isStartOfNumber = (typed: string, number: number): boolean =>
  /^[\d.,'’\s]*$/.test(typed) && String(number).startsWith(typed.replaceAll(/\D/g, ''));

/** Returns the significant digits and the exponent of a decimal number. Numbers of equal value give the same result. */
function toDigits(decimal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(decimal) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/** Reports whether a JavaScript number can represent the exact value of a decimal number. */
export const isExactNumber = (decimal: string): boolean =>
  Number.isFinite(Number(decimal)) && toDigits(decimal) === toDigits(String(Number(decimal)));

/** The result of parsing a number. `stored` is the inexact value that JavaScript would store instead. */
export type ParsedNumber =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly why: 'no-number' }
  /** The number is ambiguous, because its separator could group thousands or start a fraction. */
  | { readonly ok: false; readonly why: 'ambiguous'; readonly whole: string; readonly fraction: string }
  | { readonly ok: false; readonly why: 'inexact'; readonly stored: string };

/**
 * Parses a number with a decimal comma or point or an exponent. Rejects ambiguous numbers and those that can't be
 * stored exactly.
 */
export function parseNumber(typed: string): ParsedNumber {
  const text = typed.trim();
  const [, sign = '', first, thousands] = /^(-?)([1-9]\d{0,2})[.,](\d{3})$/.exec(text) ?? [];
  if (first !== undefined && thousands !== undefined) {
    const decimals = thousands.replace(/0+$/, '') || '0';
    const fraction = `${sign}${first}.${decimals.padEnd(decimals.length === 3 ? 4 : 1, '0')}`;
    return { ok: false, why: 'ambiguous', whole: `${sign}${first}${thousands}`, fraction };
  }
  const isGrouped = /^-?[1-9]/.test(text) && parseTypedNumber(text.replace('-', '')) !== null;
  const decimal = isGrouped ? text.replaceAll(/[^\d-]/g, '') : text.replace(',', '.');
  if (!/^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i.test(decimal)) return { ok: false, why: 'no-number' };
  const value = Number(decimal);
  return isExactNumber(decimal)
    ? { ok: true, value }
    : { ok: false, why: 'inexact', stored: Number.isFinite(value) ? String(value) : '∞' };
}
