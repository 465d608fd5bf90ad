// Markdown to the syntax tree of its HTML, the way the public page makes it: GFM, with raw HTML parsed as HTML.
import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handlers, toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { VFile } from 'vfile';
import { articleSchema } from './article-schema';
import { checkContainers, shallowTree } from './nesting';

export function markdownTree(text: string) {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** GFM's disallowed raw HTML: these would swallow the text after them, and are shown as they are written. */
export const DISALLOWED =
  /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/gi;

const handlers: Handlers = {
  html: (state, node) =>
    defaultHandlers.html(state, { ...node, value: node.value.replace(DISALLOWED, '&lt;') }),
  // The HTML parser below takes a line break at the start of a `pre` for one that doesn't count, even behind its `code`.
  code: (state, node) =>
    defaultHandlers.code(state, node.value.startsWith('\n') ? { ...node, value: `\n${node.value}` } : node),
};

/** Everything the text asks for, before anything is taken out: to be checked, never to be shown. Throws `TooDeep`. */
export function uncheckedTree(text: string): Root {
  checkContainers(text);
  const tree = shallowTree(() =>
    // No prefix yet: the schema puts one before every id, those of footnotes included.
    raw(toHast(markdownTree(text), { allowDangerousHtml: true, clobberPrefix: '', handlers }), {
      // Without it, no element knows its lines.
      file: new VFile(text),
    }),
  );
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

/** What may be shown of it. Throws `TooDeep`. */
export function articleTree(text: string): Root {
  const tree = sanitize(uncheckedTree(text), articleSchema);
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}
