/** What an article's file says above its text. */
export type FrontMatter = Readonly<Record<string, string>>;

export interface ArticleFile {
  readonly facts: FrontMatter;
  readonly text: string;
}

export function writeArticleFile({ facts, text }: ArticleFile): string {
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${text}`;
}
