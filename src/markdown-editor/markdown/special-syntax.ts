// Recognizes the syntax of other Markdown dialects. Such syntax is kept as raw blocks, because GFM would parse it as
// rules, headings or code.

const FENCE = /^---[ \t]*$/;
const KEY_LINE = /^[\w"'$][\w .'"$/-]*:(?:[ \t].*)?$/;
const OTHER_LINE = /^(?:[ \t]+\S.*|- .*|#.*|[ \t]*)$/;

/**
 * Returns the length of the front matter at the top of an article, or 0 if there is none. A horizontal rule at the top
 * isn't front matter.
 */
export function measureFrontMatter(body: string): number {
  if (!body.startsWith('---')) return 0;
  const [first = '', ...lines] = body.split(/\r\n|\r|\n/);
  const end = lines.findIndex((line) => FENCE.test(line));
  const content = lines.slice(0, Math.max(0, end));
  const isMatter =
    FENCE.test(first) &&
    content[0] !== undefined &&
    KEY_LINE.test(content[0]) &&
    content.every((line) => KEY_LINE.test(line) || OTHER_LINE.test(line));
  if (!isMatter) return 0;
  const pattern = new RegExp(`^(?:[^\\r\\n]*(?:\\r\\n|\\r|\\n)){${end + 1}}[^\\r\\n]*`);
  return pattern.exec(body)?.[0].length ?? 0;
}

const TEMPLATE_LINE = /^[ \t>]*(?:\{%.*%\}|\{\{.*\}\})[ \t]*$/;
const CONTAINER_LINE = /^:::+(?:[ \t]*[\w{[].*)?(?:[\r\n]|$)/;
const TAB_LINE = /^===[!+]? +["'][^\r\n]*["'][ \t]*(?:[\r\n]|$)/;

/** Reports whether a paragraph is a `=== "Tab"` line, followed by indented content. */
export const isContentTab = (paragraph: string): boolean => TAB_LINE.test(paragraph);

/** Reports whether a paragraph consists of `{% … %}` and `{{ … }}` lines, or starts a `:::` container or a tab. */
export const isDirective = (paragraph: string): boolean =>
  isContentTab(paragraph) ||
  CONTAINER_LINE.test(paragraph) ||
  (paragraph.startsWith('{') && paragraph.split(/\r\n|\r|\n/).every((line) => TEMPLATE_LINE.test(line)));
