// Splits a text into lines that keep their endings, so that joining them restores the text exactly.

/** Returns each line with its ending (`\n`, `\r\n` or `\r`). The last line may have none. */
export function splitLines(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}
