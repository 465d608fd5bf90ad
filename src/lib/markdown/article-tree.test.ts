import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { createBlockSplitter } from './article-blocks';
import { articleSchema, HTML_ID_PREFIX } from './article-schema';
import { buildArticleTree } from './article-tree';
import { COMMONMARK_EXAMPLES, GFM_EXAMPLES } from './fixtures/reference-examples';
import { SAMPLE_ARTICLES } from './fixtures/sample-articles';
import { SCRIPT_PAYLOADS } from './fixtures/script-payloads';
import { assertNestingDepth, limitDepth, NestingDepthError } from './nesting';
import { classifyLink, resolveImageSource } from './safe-address';
import { getNodeText, walkElements } from './tree-walk';

/** Returns normalized HTML: with sorted attributes and without white space between blocks. */
function normal(node: Nodes): string {
  return toHtml(sorted(node), { closeSelfClosing: true })
    .replace(/>\s+</g, '><')
    .replace(/\s+(?=<\/(?:li|td|th|div|details|blockquote)>)/g, '')
    .replace(/(<(?:li|td|th|div|details|blockquote)[^>]*>)\s+/g, '$1')
    .trim();
}

function sorted<Node extends Nodes>(node: Node): Node {
  if (node.type === 'element') {
    node.properties = Object.fromEntries(
      Object.entries(node.properties).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  }
  if ('children' in node) node.children.forEach(sorted);
  return node;
}

const reference = (html: string) =>
  normal(sanitize(fromHtml(html.trim(), { fragment: true }), articleSchema));

describe('buildArticleTree', () => {
  test.each([...COMMONMARK_EXAMPLES, ...GFM_EXAMPLES])(
    'buildArticleTree matches the HTML of the CommonMark and GFM specifications: $markdown',
    (example) => {
      expect(normal(buildArticleTree(example.markdown))).toBe(reference(example.html));
    },
  );

  test('createBlockSplitter returns the blocks of the sample articles in the order of their lines', () => {
    for (const text of SAMPLE_ARTICLES) {
      const { keys, lines, newLooks } = createBlockSplitter()(text);
      expect(keys.length).toBeGreaterThan(0);
      expect(new Set(keys).size).toBe(keys.length);
      expect(newLooks).toHaveLength(keys.length);
      expect(lines).toEqual(lines.toSorted((one, other) => one - other));
    }
  });

  test('buildArticleTree removes everything that the schema doesn’t allow from script payloads', () => {
    for (const payload of SCRIPT_PAYLOADS) {
      for (const text of [
        payload,
        `before ${payload} after`,
        `[x](${payload})`,
        `![x](<${payload}>)`,
        `| ${payload} |\n|-|\n`,
      ]) {
        expect(outsideSchema(buildArticleTree(text)), text).toEqual([]);
      }
    }
  });
});

const allowedNames = new Set(articleSchema.tagNames);
const forbidden = /^(?:on|style$|srcdoc$|srcset$|form|action$|background$|xlink)/i;

/** Returns the forbidden parts of a tree. Doesn't use the sanitizer's code, so that the test is independent of it. */
function outsideSchema(root: Root): string[] {
  return [...walkElements(root)].flatMap((element: Element) => [
    ...(allowedNames.has(element.tagName) ? [] : [element.tagName]),
    ...Object.keys(element.properties).filter((name) => forbidden.test(name)),
    ...['href', 'src', 'cite'].flatMap((name) => {
      const address = element.properties[name];
      if (address === undefined) return [];
      const base = 'https://help.example.test/';
      // Ignores invalid URLs, because browsers can't load them.
      if (!URL.canParse(String(address), base)) return [];
      const { protocol } = new URL(String(address), base);
      return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? [] : [`${name}=${address}`];
    }),
    ...['id', 'name'].flatMap((name) => {
      const value = element.properties[name];
      return value === undefined || String(value).startsWith(HTML_ID_PREFIX) ? [] : [`${name}=${value}`];
    }),
  ]);
}

const treeOf = (look: string): Element => JSON.parse(look);

describe('createBlockSplitter', () => {
  test('createBlockSplitter keeps the keys of unchanged blocks, and returns trees only for new blocks', () => {
    const make = createBlockSplitter();
    const first = make('# One\n\nsame\n\nold\n');
    expect([[...first.lines], [...first.endLines]]).toEqual([
      [1, 3, 5],
      [1, 3, 5],
    ]);
    const { keys, firstNew, newLooks } = make('# One\n\nput before\n\nsame\n\nnew\n\nsame\n');
    expect([keys[0], keys[2]]).toEqual([first.keys[0], first.keys[1]]);
    expect(new Set(keys).size).toBe(5);
    expect(newLooks.map((_, index) => firstNew + index)).toEqual([keys[1], keys[3], keys[4]]);
    expect(newLooks.map(treeOf).map(getNodeText)).toEqual(['put before', 'new', 'same']);
  });

  test('createBlockSplitter gives headings unique IDs with a prefix', () => {
    const { newLooks } = createBlockSplitter()(
      '# Ünïcode & more!\n\n# Same\n\n# Same\n\n<h2 id="own">Own</h2>\n',
    );
    expect(newLooks.map((look) => treeOf(look).properties.id)).toEqual([
      'user-content-ünïcode--more',
      'user-content-same',
      'user-content-same-1',
      'user-content-own',
    ]);
  });

  test('createBlockSplitter returns a single block for raw HTML that encloses Markdown', () => {
    const { lines, newLooks } = createBlockSplitter()(
      '<details>\n<summary>More</summary>\n\n*inside*\n\n</details>\n\nafter\n',
    );
    expect([...lines]).toEqual([1, 8]);
    expect(newLooks).toHaveLength(2);
    expect(toHtml(treeOf(newLooks[0] ?? ''))).toContain('<em>inside</em>');
  });
});

describe('classifyLink', () => {
  test.each([
    ['https://example.test/a', 'outside'],
    ['HTTP://example.test', 'outside'],
    ['mailto:a@example.test', 'outside'],
    ['tel:+1', 'outside'],
    ['#part', 'in-page'],
    ['java\tscript:alert(1)', 'inert'],
    [' javascript:alert(1)', 'inert'],
    ['data:text/html,x', 'inert'],
    ['blob:https://example.test/1', 'inert'],
    ['vbscript:x', 'inert'],
    ['//evil.test', 'inert'],
    ['\\\\evil.test', 'inert'],
    ['/sign-in', 'inert'],
    ['other.md', 'inert'],
    ['', 'inert'],
    [undefined, 'inert'],
  ])('classifyLink classifies %j as %s', (href, kind) => expect(classifyLink(href).kind).toBe(kind));
});

// A regular expression that backtracks would take minutes for this text.
test('assertNestingDepth rejects a list marker after a very long indent', () => {
  expect(() => assertNestingDepth(`${' '.repeat(200_000)}- x`)).toThrow(NestingDepthError);
});

test('accepts text at the maximum nesting depth and rejects deeper text', () => {
  expect(() => assertNestingDepth(`${'> '.repeat(100)}x`)).not.toThrow();
  expect(() => assertNestingDepth(`${'> '.repeat(101)}x`)).toThrow(NestingDepthError);
  const nested = (levels: number): Element => ({
    type: 'element',
    tagName: 'b',
    properties: {},
    children: levels === 0 ? [] : [nested(levels - 1)],
  });
  expect(() => limitDepth(() => nested(250))).not.toThrow();
  expect(() => limitDepth(() => nested(251))).toThrow(NestingDepthError);
  // The text is rejected before its tree is walked.
  expect(() => buildArticleTree(`${'<b>'.repeat(300)}x`)).toThrow(NestingDepthError);
});

test.each([
  ['https://files.test/a.png', 'allowed'],
  ['http://127.0.0.1:9000/a.png', 'allowed'],
  ['https://elsewhere.test/a.png', 'foreign'],
  ['http://files.test/a.png', 'unknown'],
  ['https://name:word@files.test/a.png', 'unknown'],
  ['//files.test/a.png', 'unknown'],
])('resolveImageSource classifies the image at %s as %s', (src, kind) =>
  expect(resolveImageSource(src, ['https://files.test', 'http://127.0.0.1:9000']).kind).toBe(kind),
);
