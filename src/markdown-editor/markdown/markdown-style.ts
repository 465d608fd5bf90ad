// The author's choices between equivalent Markdown notations, such as `*` or `_`. New text follows the style of the
// article.
export interface MarkdownStyle {
  readonly strong: '**' | '__';
  readonly emphasis: '*' | '_';
  readonly fence: '`' | '~';
  readonly hardBreak: '\\' | '  ';
  readonly rule: '---' | '***';
}

export const DEFAULT_STYLE: MarkdownStyle = {
  strong: '**',
  emphasis: '*',
  fence: '`',
  hardBreak: '\\',
  rule: '---',
};

export function detectStyle(body: string): MarkdownStyle {
  const count = (pattern: RegExp) => body.match(pattern)?.length ?? 0;
  const underscores = count(/(?<![\w_])__(?=\S)[^_\n]+__(?![\w_])/g);
  const emphases = count(/(?<![\w_])_(?=[^_\s])[^_\n]+_(?![\w_])/g);
  const spaces = count(/\S {2,}\r?\n(?=[ \t>]*\S)/g);
  return {
    strong: underscores > count(/\*\*(?=\S)[^*\n]+\*\*/g) ? '__' : '**',
    emphasis: emphases > count(/(?<![*\w])\*(?=[^*\s])[^*\n]+\*(?!\*)/g) ? '_' : '*',
    fence: count(/^[ \t]*~~~/gm) > count(/^[ \t]*```/gm) ? '~' : '`',
    // Uses spaces for hard breaks only if they are clearly prevalent in the source, because spaces at line ends are
    // often accidental.
    hardBreak: spaces > count(/\\\r?\n/g) * 2 + 2 ? '  ' : '\\',
    rule: count(/^\*{3,}$/gm) > count(/^-{3,}$/gm) ? '***' : '---',
  };
}
