// Text as lines that keep their endings, so that putting them together again gives the same bytes.

/** Every line with its own ending (`\n`, `\r\n` or `\r`); the last may have none. */
export function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}
