// The HTML that the preview of an article may contain: common formatting, but no scripts, embedded documents or
// overlays.
import { defaultSchema, type Schema } from 'hast-util-sanitize';

/** The prefix of every ID and name in an article, so that they can't equal an ID or name of the surrounding page. */
export const HTML_ID_PREFIX = 'user-content-';

const dropped = new Set(['picture', 'source']);
const added = [
  'abbr',
  'bdi',
  'bdo',
  'caption',
  'center',
  'cite',
  'col',
  'colgroup',
  'dfn',
  'figcaption',
  'figure',
  'mark',
  'small',
  'time',
  'u',
  'wbr',
];
const cell = ['align', 'colSpan', 'headers', 'rowSpan', 'scope', 'vAlign', 'width'];

/** The rehype-sanitize schema for articles. */
export const articleSchema: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => !dropped.has(name)), ...added],
  attributes: {
    a: ['href', 'name', 'dataFootnoteBackref', 'dataFootnoteRef', 'ariaDescribedBy', 'ariaLabel'],
    blockquote: ['cite'],
    code: [['className', /^language-./]],
    col: ['span', 'width', 'align'],
    colgroup: ['span', 'width', 'align'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    div: ['align'],
    h1: ['align'],
    h2: ['align', ['className', 'sr-only']],
    h3: ['align'],
    h4: ['align'],
    h5: ['align'],
    h6: ['align'],
    img: ['src', 'alt', 'width', 'height', 'align'],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    ins: ['cite', 'dateTime'],
    li: ['value', ['className', 'task-list-item']],
    ol: ['start', 'reversed', ['type', /^[1aAiI]$/], ['className', 'contains-task-list']],
    p: ['align'],
    q: ['cite'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    table: ['align', 'border', 'width'],
    td: cell,
    th: [...cell, 'abbr'],
    time: ['dateTime'],
    tr: ['align', 'vAlign'],
    ul: [['className', 'contains-task-list']],
    '*': ['dir', 'id', 'lang', 'title'],
  },
  clobber: ['ariaDescribedBy', 'id', 'name'],
  clobberPrefix: HTML_ID_PREFIX,
  protocols: {
    cite: ['http', 'https'],
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
  },
  strip: [
    'script',
    'style',
    'svg',
    'math',
    'template',
    'iframe',
    'object',
    'noscript',
    'noembed',
    'noframes',
    'title',
    'textarea',
    'xmp',
    'plaintext',
  ],
};
