// Cells that a spreadsheet would run as a formula: made harmless by an apostrophe in front, and made whole again.

/**
 * What a formula begins with (= + - @, wide ones too), or a tab or carriage return that a spreadsheet drops before it looks.
 * It begins a cell also behind a semicolon, tab or line break of its own text: a spreadsheet that parts columns by those
 * reads no quotes around it. Quotes in front may be taken for the file's.
 */
const RISKY = /(?<=^|[;\t\r\n])("*'*)(?=[=+\-@\t\r＝＋－＠])/g;
const GUARDED = /(?<=^|[;\t\r\n])("*)'('*)(?=[=+\-@\t\r＝＋－＠])/g;

/** The text as it may stand in a file: one apostrophe more wherever it is risky, those of its own counted. */
export const harmless = (text: string): string => text.replaceAll(RISKY, "$1'");

/** The text that `harmless` was given. */
export const whole = (cell: string): string => cell.replaceAll(GUARDED, '$1$2');
