// An article's file: what is said above its text between two fences, and the text.

/** What an article's file says above its text. */
export type FrontMatter = Readonly<Record<string, string>>;

export interface ArticleFile<Facts = FrontMatter> {
  readonly facts: Facts;
  readonly text: string;
}

const FENCE = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Each fact as JSON, which YAML understands, unless it is to be written in another way. */
export function writeArticleFile(
  { facts, text }: ArticleFile<Readonly<Record<string, unknown>>>,
  write: (value: unknown) => string = JSON.stringify,
): string {
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${write(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${text}`;
}

/** The lines between the fences, none where there are no fences, and the text behind them. */
export function splitArticleFile(file: string): { readonly lines: string; readonly text: string } {
  const [head = '', lines = ''] = FENCE.exec(file) ?? [];
  // One empty line after the fence belongs to it.
  return { lines, text: file.slice(head.length).replace(/^\r?\n/, '') };
}
