// Writes and splits article files, which have front matter between two `---` lines, followed by the text of the
// article.

/** The fields of an article file's front matter. */
export type FrontMatter = Readonly<Record<string, string>>;

export interface ArticleFile<Facts = FrontMatter> {
  readonly facts: Facts;
  readonly text: string;
}

const FENCE = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Returns the content of an article file. By default, formats the values of the front matter as JSON, because JSON is
 * valid YAML.
 */
export function writeArticleFile(
  { facts, text }: ArticleFile<Readonly<Record<string, unknown>>>,
  write: (value: unknown) => string = JSON.stringify,
): string {
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${write(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${text}`;
}

/** Splits a file into its front matter, which may be empty, and the text after it. */
export function splitArticleFile(file: string): { readonly lines: string; readonly text: string } {
  const [head = '', lines = ''] = FENCE.exec(file) ?? [];
  // Removes the empty line after the closing `---`, which separates the front matter from the text.
  return { lines, text: file.slice(head.length).replace(/^\r?\n/, '') };
}
