// Inserts a variable at the caret.

/**
 * Returns the text with the variable at the caret, and the caret position after it. Replaces the braces directly before
 * the caret, because typing them opened the menu.
 */
export function insertVariable(text: string, caret: number, written: string) {
  const head = text.slice(0, caret).replace(/\{{1,2}$/, '');
  return { text: `${head}${written}${text.slice(caret)}`, caret: head.length + written.length };
}
