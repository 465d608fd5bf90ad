// Converts Markdown to the syntax tree of its HTML, in the same way as the public help center: GFM, with raw HTML.
import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handlers, toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { VFile } from 'vfile';
import { articleSchema } from './article-schema';
import { assertNestingDepth, limitDepth } from './nesting';

/** Parses Markdown with the GFM extensions. */
export function parseMarkdownTree(text: string) {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Matches the raw HTML tags that GFM disallows. They are shown as text, because each would hide the text after it. */
export const DISALLOWED_TAGS =
  /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/gi;

const handlers: Handlers = {
  html: (state, node) =>
    defaultHandlers.html(state, { ...node, value: node.value.replace(DISALLOWED_TAGS, '&lt;') }),
  // Doubles a line break at the start of a code block, because the HTML parser drops the first one in a `pre`.
  code: (state, node) =>
    defaultHandlers.code(state, node.value.startsWith('\n') ? { ...node, value: `\n${node.value}` } : node),
};

/**
 * Returns the complete tree before sanitizing. Only checks may use this tree, which must never be rendered. Throws
 * `NestingDepthError`.
 */
export function buildUnsanitizedTree(text: string): Root {
  assertNestingDepth(text);
  const tree = limitDepth(() =>
    // Adds no prefix here, because the schema adds a prefix to every ID, including the IDs of footnotes.
    raw(toHast(parseMarkdownTree(text), { allowDangerousHtml: true, clobberPrefix: '', handlers }), {
      // Passes the source, because the parser needs it for the positions of elements.
      file: new VFile(text),
    }),
  );
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

/** Returns the sanitized tree, which is safe to render. Throws `NestingDepthError`. */
export function buildArticleTree(text: string): Root {
  const tree = sanitize(buildUnsanitizedTree(text), articleSchema);
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}
