// The document model, which covers everything that Markdown can express. Source without a matching node is kept
// unchanged in a raw block or raw inline node.
import { type Mark, type Node, Schema, type TagParseRule } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { classifyLink } from '~/lib/markdown/safe-address';

/** The syntax of a raw node. It determines the node's label and preview. */
export type RawKind = 'html' | 'definition' | 'footnote' | 'table' | 'front-matter' | 'directive';

/**
 * The syntax of a link: `inline` is `[text](address)`, `bare` is an address without delimiters, `angle` is `<address>`,
 * and `reference` is `[text][label]`.
 */
export type LinkKind = 'inline' | 'bare' | 'angle' | 'reference';

const tables = tableNodes({ tableGroup: 'block', cellContent: 'paragraph', cellAttributes: {} });

/** Returns the `href` for a link's address, or undefined if the link must not be followed. */
const toHref = (address: string): string | undefined => {
  const target = classifyLink(address);
  return target.kind === 'outside' ? target.href : undefined;
};

/**
 * Creates a parse rule for the editor's own elements. The rule restores marks from their `data-mark` attribute after an
 * input method has changed the DOM. Nothing else is parsed from the DOM.
 */
const readOwnAttributes = (tag: string): TagParseRule => ({
  tag: `${tag}[data-mark]`,
  getAttrs: (element) => JSON.parse(element.dataset.mark ?? '{}'),
});

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: 2, validate: 'number' } },
      content: 'inline*',
      group: 'block',
      defining: true,
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    /** `info` is the text after the opening fence: the language and any further text. */
    code_block: {
      attrs: { info: { default: '', validate: 'string' } },
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      toDOM: ({ attrs }) => {
        const [language] = attrs.info.split(' ');
        return ['pre', ['code', language ? { class: `language-${language}` } : {}, 0]];
      },
    },
    blockquote: { content: 'block+', group: 'block', defining: true, toDOM: () => ['blockquote', 0] },
    /** A `loose` list has empty lines between its items, so that its items are rendered as paragraphs. */
    bullet_list: {
      attrs: { marker: { default: '-' }, loose: { default: false } },
      content: 'list_item+',
      group: 'block list',
      toDOM: ({ attrs }) => ['ul', { 'data-loose': attrs.loose || undefined }, 0],
    },
    ordered_list: {
      attrs: { start: { default: 1 }, delimiter: { default: '.' }, loose: { default: false } },
      content: 'list_item+',
      group: 'block list',
      toDOM: ({ attrs }) => ['ol', { start: attrs.start, 'data-loose': attrs.loose || undefined }, 0],
    },
    /** `checked` is null unless the item is a task. */
    list_item: {
      attrs: { checked: { default: null } },
      content: 'block+',
      defining: true,
      toDOM: ({ attrs }) => ['li', { 'data-checked': attrs.checked ?? undefined }, 0],
    },
    horizontal_rule: { group: 'block', toDOM: () => ['hr'] },
    raw_block: {
      attrs: { source: { default: '' }, kind: { default: 'html' } },
      group: 'block',
      atom: true,
      isolating: true,
      toDOM: ({ attrs }) => ['pre', { 'data-raw': attrs.kind }, attrs.source],
    },
    ...tables,
    /** Requires at least one cell, because a row without cells can't be written as Markdown. */
    table_row: { ...tables.table_row, content: '(table_cell | table_header)+' },
    /** `align` holds `''`, `'left'`, `'center'` or `'right'` for each column. */
    table: { ...tables.table, attrs: { align: { default: [] } } },
    text: { group: 'inline' },
    /** `reference` is the label of the definition that contains the image's address, or an empty string. */
    image: {
      attrs: {
        src: { default: '' },
        alt: { default: '' },
        title: { default: '' },
        reference: { default: '' },
      },
      inline: true,
      group: 'inline',
      draggable: true,
      toDOM: ({ attrs }) => ['img', { src: attrs.src, alt: attrs.alt, title: attrs.title || undefined }],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
    raw_inline: {
      attrs: { source: { default: '' }, kind: { default: 'html' } },
      inline: true,
      group: 'inline',
      atom: true,
      toDOM: ({ attrs }) => ['code', { 'data-raw': attrs.kind }, attrs.source],
    },
  },
  marks: {
    link: {
      attrs: {
        href: { default: '' },
        title: { default: '' },
        reference: { default: '' },
        kind: { default: 'inline' },
      },
      inclusive: false,
      toDOM: ({ attrs }) => ['a', { href: toHref(attrs.href), 'data-mark': JSON.stringify(attrs) }, 0],
      parseDOM: [readOwnAttributes('a')],
    },
    strong: { toDOM: () => ['strong', 0], parseDOM: [{ tag: 'strong' }] },
    em: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }] },
    strike: { toDOM: () => ['del', 0], parseDOM: [{ tag: 'del' }] },
    /**
     * A pair of HTML tags around text, such as `<kbd>` or `<sub>`. `open` is the opening tag as it appears in the
     * source.
     */
    html_tag: {
      attrs: { name: {}, open: {} },
      excludes: '',
      inclusive: false,
      toDOM: ({ attrs }) => ['span', { 'data-tag': attrs.name, 'data-mark': JSON.stringify(attrs) }, 0],
      parseDOM: [readOwnAttributes('span')],
    },
    code: { code: true, toDOM: () => ['code', 0], parseDOM: [{ tag: 'code' }] },
  },
});

export const { nodes: nodeTypes, marks: markTypes } = schema;

export const isList = (node: Node): boolean =>
  node.type === nodeTypes.bullet_list || node.type === nodeTypes.ordered_list;

export const isCodeMark = (mark: Mark): boolean => mark.type === markTypes.code;
