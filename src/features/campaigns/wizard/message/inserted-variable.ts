// A variable chosen from the menu, at the place of a text where the caret stands.

/** The text with it, and where the caret stands behind it. Braces directly before it were typed to ask for it. */
export function withInserted(text: string, caret: number, written: string) {
  const head = text.slice(0, caret).replace(/\{{1,2}$/, '');
  return { text: `${head}${written}${text.slice(caret)}`, caret: head.length + written.length };
}
