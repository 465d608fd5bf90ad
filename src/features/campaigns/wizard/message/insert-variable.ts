/**
 * Returns the text with the variable inserted at the caret, and the new caret position. Replaces braces directly before
 * the caret, because the user typed them to open the menu.
 */
export function insertVariable(text: string, caret: number, written: string) {
  const head = text.slice(0, caret).replace(/\{{1,2}$/, '');
  return { text: `${head}${written}${text.slice(caret)}`, caret: head.length + written.length };
}
