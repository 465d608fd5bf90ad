// Protects CSV cells against formula injection by adding apostrophes, and removes these apostrophes from imported
// cells.

/**
 * Matches the positions at which a formula could start: before = + - @ and their full-width forms, and before a tab or
 * carriage return, which spreadsheets drop. Also matches after a semicolon, tab or line break, because a spreadsheet
 * that uses one of them as its separator may ignore the quotes around the cell.
 */
const RISKY = /(?<=^|[;\t\r\n])("*'*)(?=[=+\-@\t\r＝＋－＠])/g;
const GUARDED = /(?<=^|[;\t\r\n])("*)'('*)(?=[=+\-@\t\r＝＋－＠])/g;

/** Escapes a cell for a spreadsheet by adding an apostrophe wherever a formula could start. */
export const escapeCell = (text: string): string => text.replaceAll(RISKY, "$1'");

/** Reverses `escapeCell`. */
export const unescapeCell = (cell: string): string => cell.replaceAll(GUARDED, '$1$2');
