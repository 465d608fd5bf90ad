// Parses a conversation's identifier in the forms that people write: `#1042`, `No. 1042`, `1,042`, `Marisol · #1042`.

/** Matches everything before the number in a title such as `Conversation #1042`. */
const TITLE = /^.*#\s*(?=\d[\d.,'’\s]*$)/;
const NUMBER_SIGN = /^(?:#|№|n\.?[º°]|n(?:o|ro|[uú]m)\.|no(?=\s+\d))\s*/i;
const GROUPED_NUMBER = /^[1-9]\d{0,2}(?:[.,'’\s]\d{3})+$/;

/** Parses a conversation's display number. Returns null for other text, including numbers with leading zeros. */
export function parseDisplayNumber(text: string): number | null {
  const number = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(number) ? number : null;
}

/** Removes surrounding spaces, invisible characters, number signs and digit grouping from an identifier. */
export function normalizeIdentifier(text: string): string {
  const visible = text.replaceAll(/\p{Cf}/gu, '').trim();
  const bare = visible.replace(TITLE, '').replace(NUMBER_SIGN, '');
  return GROUPED_NUMBER.test(bare) ? bare.replaceAll(/\D/g, '') : bare;
}

/**
 * Reports whether the text is a single number with grouped digits, not a list of numbers. `1,042` is a single number,
 * because `042` can't be a display number. `987,948` and `1 042 987` could be a number or a list, and count as lists.
 */
export function isGroupedNumber(text: string): boolean {
  const groups = text.trim().split(/\D/);
  const [first = ''] = groups;
  const isList = /\s/.test(text.trim()) || first.length === 3;
  return GROUPED_NUMBER.test(text.trim()) && (!isList || groups.some((group) => group.startsWith('0')));
}
