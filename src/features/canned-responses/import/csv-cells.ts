// Cells that a spreadsheet would run as a formula: made harmless by an apostrophe in front, and made whole again.

/** Begins as a formula does (= + - @), or with a tab or carriage return that a spreadsheet drops before it looks. */
const RISKY = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** The cell as it may stand in a file: one apostrophe more where it is risky, those of its own counted. */
export const harmless = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** The text that `harmless` was given. */
export const whole = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
