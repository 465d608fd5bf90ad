/** What an article's file says above its text. */
export type FrontMatter = Readonly<Record<string, string>>;

export interface ArticleFile {
  readonly facts: FrontMatter;
  readonly text: string;
}

const FENCE = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Reads `name: value` lines between two fences; a value in double quotes is read as JSON. Anything else is text. */
export function readArticleFile(file: string): ArticleFile {
  const [head, lines] = FENCE.exec(file) ?? [];
  if (head === undefined || lines === undefined) return { facts: {}, text: file };
  const facts: Record<string, string> = {};
  for (const line of lines.split(/\r?\n/)) {
    // With the flag, since a line may hold separators of Unicode that end none here.
    const [, name, value] = /^([\w-]+):[ \t]*(.*)$/s.exec(line) ?? [];
    if (name && value !== undefined) facts[name] = unquoted(value.trim());
  }
  // One empty line after the fence belongs to it.
  return { facts, text: file.slice(head.length).replace(/^\r?\n/, '') };
}

function unquoted(value: string): string {
  if (/^'.*'$/s.test(value)) return value.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/s.test(value)) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return value.slice(1, -1);
  }
}

export function writeArticleFile({ facts, text }: ArticleFile): string {
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${text}`;
}
