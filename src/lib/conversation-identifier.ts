// Reads the ways in which people write a conversation's identifier: `#1042`, `No. 1042`, `1,042`, `Marisol · #1042`.

/** Matches everything before the number in a title such as `Conversation #1042`. */
const TITLE = /^.*#\s*(?=\d[\d.,'’\s]*$)/;
const NUMBER_SIGN = /^(?:#|№|n\.?[º°]|n(?:o|ro|[uú]m)\.|no(?=\s+\d))\s*/i;
const GROUPED_NUMBER = /^[1-9]\d{0,2}(?:[.,'’\s]\d{3})+$/;

/** Parses a conversation's display number. Returns null for anything but a number without leading zeros. */
export function parseDisplayNumber(text: string): number | null {
  const number = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(number) ? number : null;
}

/** Removes surrounding and invisible characters, number signs and digit grouping from an identifier. */
export function normalizeIdentifier(text: string): string {
  const visible = text.replaceAll(/\p{Cf}/gu, '').trim();
  const bare = visible.replace(TITLE, '').replace(NUMBER_SIGN, '');
  return GROUPED_NUMBER.test(bare) ? bare.replaceAll(/\D/g, '') : bare;
}

/**
 * Reports whether the text is one number with grouped digits, not a list of numbers. `987,948` and `1 042 987` are
 * ambiguous and count as lists. A group such as `042` can't be a display number, so `1,042` is one number.
 */
export function isGroupedNumber(text: string): boolean {
  const groups = text.trim().split(/\D/);
  const [first = ''] = groups;
  const isList = /\s/.test(text.trim()) || first.length === 3;
  return GROUPED_NUMBER.test(text.trim()) && (!isList || groups.some((group) => group.startsWith('0')));
}
