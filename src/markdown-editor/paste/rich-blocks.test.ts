import { describe, expect, test } from 'vitest';
import { buildArticleTree } from '~/lib/markdown/article-tree';
import { convertClipboardHtml } from '~/lib/markdown/convert-clipboard-html';
import { NestingDepthError } from '~/lib/markdown/nesting';
import { getNodeText } from '~/lib/markdown/tree-walk';
import { convertHtmlToMarkdown as read } from './fixtures/convert-html-to-markdown';
import { pasteInto } from './fixtures/paste-into';
import { createBlocksFromTree } from './rich-blocks';

const wordMark = (sign: string) =>
  `<![if !supportLists]><span style='mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>`;
const wordItem = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${wordMark(sign)}${text}<o:p></o:p></p>\n\n`;

test.each([
  [
    'formatting',
    '<h2>Part</h2><p>with <b>bold</b> and <i>italic</i></p>',
    '## Part\n\nwith **bold** and *italic*',
  ],
  ['spaces at the edges of formatting', '<p>Press <b>Save </b>now</p>', 'Press **Save** now'],
  ['formatting without text', '<p>a<b> </b>b<i></i><a href="https://b.test"></a></p>', 'a b'],
  ['adjacent bold texts', '<p><b>a</b><strong>b</strong>c</p>', '**ab**c'],
  ['bold text that ends with a line break', '<p><b>Title<br></b>text</p>', '**Title**\\\ntext'],
  ['underlined text', '<p>no <u>line</u></p>', 'no line'],
  ['line breaks', '<p>Acme Ltd<br>1 High St</p>', 'Acme Ltd\\\n1 High St'],
  ['a heading of two lines', '<h2>One<br>two</h2>', '## One two'],
  ['nested lists', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', '- a\n  1. b\n- c'],
  ['paragraphs in list items', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n\n- c'],
  [
    'a link whose text is its address',
    '<p><a href="https://b.test/a_b">https://b.test/a_b</a></p>',
    'https://b.test/a_b',
  ],
  ['a link', '<p><a href="https://x.test/a_(b)">link</a></p>', '[link](https://x.test/a_(b))'],
  [
    'highlighted code of GitHub',
    '<div class="highlight highlight-source-shell"><pre><span class="pl-c1">echo</span> a\nb</pre></div>',
    '```shell\necho a\nb\n```',
  ],
  ['code with a language', '<pre><code class="hljs language-js">a</code></pre>', '```js\na\n```'],
  [
    'an image',
    '<figure><img src="https://a.test/i.png" alt="A"><figcaption>c</figcaption></figure>',
    '![A](https://a.test/i.png)\n\nc',
  ],
  ['an emoji image', '<p>ok <img alt="🎉" src="data:image/gif;base64,AA"></p>', 'ok 🎉'],
  ['a tracking image, which is dropped', '<p>x<img width=1 height=1 src="https://t.test/p.gif"></p>', 'x'],
  [
    'keyboard keys, subscripts and superscripts',
    '<p>Press <kbd>Ctrl</kbd>, H<sub>2</sub>O, <b>m<span style="vertical-align:super">2</span></b></p>',
    'Press <kbd>Ctrl</kbd>, H<sub>2</sub>O, **m<sup>2</sup>**',
  ],
  ['a button, which is dropped', '<p>x<button>Copy</button></p>', 'x'],
  ['hidden text, which is dropped', '<p>x<span style="display:none">secret</span></p>', 'x'],
])('converts pasted HTML to Markdown: %s', (_, html, markdown) => expect(read(html)).toBe(markdown));

describe('tables', () => {
  test.each([
    ['without a header', '<table><tr><td>A</td></tr><tr><td>1</td></tr></table>', '| A |\n| - |\n| 1 |'],
    [
      'with alignment',
      '<table><tr><th align="right">A</th></tr><tr><td>1</td></tr></table>',
      '| A |\n| -: |\n| 1 |',
    ],
    [
      'with blocks in a cell',
      '<table><tr><th>A</th></tr><tr><td><ol><li>x</li><li>y</li></ol><p>z</p></td></tr></table>',
      '| A |\n| - |\n| 1. x<br>2. y<br>z |',
    ],
    [
      'with code in a cell',
      '<table><tr><th>A</th></tr><tr><td><pre><code>x\n\ty|z</code></pre></td></tr></table>',
      '| A |\n| - |\n| x<br>y\\|z |',
    ],
    [
      'in a cell of another table',
      '<table><tr><th>A</th></tr><tr><td>x<table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
      '| A |\n| - |\n| x<br>a b |',
    ],
    ['of one cell', '<table><tr><td>9,50</td></tr></table>', '9,50'],
    [
      'with wide cells',
      '<table><tr><td>A</td><td>B</td></tr><tr><td colspan=2>a<br>b</td></tr></table>',
      '| A | B |\n| - | - |\n| a<br>b | |',
    ],
  ])('converts a pasted table %s', (_, html, markdown) => expect(read(html)).toBe(markdown));

  test('limits the number of cells created by an unrealistic colspan and rowspan', () =>
    expect(
      read('<table><tr><td colspan="9000000" rowspan="9000000">x</td><td>y</td></tr></table>').length,
    ).toBeLessThan(500));
});

test.each([
  ['a heading of Word', '<h2><b>Garantia e <i>cuidados</i></b></h2>', '## Garantia e *cuidados*'],
  ['a heading of Google Docs', '<h3><span style="font-weight:700">Perguntas</span></h3>', '### Perguntas'],
  ['adjacent bold texts', '<h2><b>One</b> <b>two</b></h2>', '## One two'],
  [
    'header cells',
    '<table><tr><th><b>Peça</b></th><td><b>Meses</b></td></tr><tr><td><b>Tray</b></td><td>6</td></tr></table>',
    '| Peça | Meses |\n| - | - |\n| **Tray** | 6 |',
  ],
])('removes bold from %s if all of the text is bold', (_, html, markdown) =>
  expect(read(html)).toBe(markdown),
);

test('keeps bold in a part of a heading and in a single copied cell', () => {
  expect(read('<h2>One <b>two</b></h2>')).toBe('## One **two**');
  expect(read('<table><tr><td><b>9,50</b></td></tr></table>')).toBe('**9,50**');
});

test('removes bold from pasted cells only in the header row of a table', () => {
  const html = '<table><tr><td><b>Peça</b></td><td><b>Meses</b></td></tr></table>';
  expect(pasteInto('| ‸ | |\n| - | - |\n| | |', { 'text/html': html })).toContain('| Peça | Meses |');
  expect(pasteInto('| A | B |\n| - | - |\n| ‸ | |', { 'text/html': html })).toContain(
    '| **Peça** | **Meses** |',
  );
});

describe('pasting check boxes', () => {
  test.each([
    [
      'GitHub',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> a</li><li class="task-list-item"><input type="checkbox" disabled> b</li></ul>',
    ],
    ['Notion', '<ul>\n<li>[x]  a</li>\n<li>[ ]  b</li>\n</ul>\n<!-- notionvc: 1 -->'],
    [
      'Google Docs',
      '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" aria-roledescription="checkbox"><p>a</p></li><li role="checkbox" aria-checked="false"><p>b</p></li></ul>',
    ],
    [
      'other editors',
      '<ul><li data-checked="true"><label><input type="checkbox" checked></label><div><p>a</p></div></li><li data-checked="false"><label><input type="checkbox"></label><div><p>b</p></div></li></ul>',
    ],
  ])('converts checkboxes copied from %s to a task list', (_, html) => {
    expect(read(html)).toBe('- [x] a\n- [ ] b');
    expect(convertClipboardHtml(html).lostImages).toBe(0);
  });
});

test.each([
  [
    'Word',
    `<p class=MsoNormal>a<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${wordItem(1, '1.', 'one')}${wordItem(2, '·', 'deep')}${wordItem(1, '2.', '<b>two </b>')}<p>Press <b style='mso-bidi-font-weight:normal'>Save</b></p>`,
    'a\n\n1. one\n   - deep\n2. **two**\n\nPress **Save**',
  ],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Steps</span></h2><br /><ol style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700">Open </span><span style="font-weight:400">it</span></p></li><ol><li dir="ltr" aria-level="2"><p><span>deep</span></p></li></ol><li><p><span>Then</span></p></li></ol><br /><p><span style="font-style:italic;text-decoration:line-through">x</span></p></b>',
    '## Steps\n\n1. **Open** it\n   1. deep\n2. Then\n\n~~*x*~~',
  ],
  [
    'Excel',
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-x:1}</style></head><body><!--StartFragment--><table border=0><col width=64><tr height=20><td style="font-weight:700">Plan</td><td>Price | month</td></tr><tr><td>Basic</td><td>9,50</td></tr></table><!--EndFragment--></body></html>',
    '| Plan | Price \\| month |\n| - | - |\n| Basic | 9,50 |',
  ],
  [
    'Notion toggles',
    '<ul><li>Toggle<p>inside</p><ul><li>Nested</li></ul></li></ul><details><summary>More</summary><p>text</p></details>',
    '- Toggle\n\n  inside\n\n  - Nested\n\nMore\n\ntext',
  ],
])('converts content copied from %s to Markdown', (_, html, markdown) => expect(read(html)).toBe(markdown));

describe('pasting hostile HTML', () => {
  test('drops scripts, event handlers and script addresses from pasted HTML', () =>
    expect(
      read(
        '<script>alert(1)</script><style>p{}</style><p onclick="x()">text <a href="javascript:alert(1)">bad</a> <a href="https://ok.test/b">good</a><img src=x onerror=alert(1)><svg><a xlink:href="javascript:1">s</a></svg></p><iframe src="https://x.test"></iframe>',
      ),
    ).toBe('text bad [good](https://ok.test/b)'));

  test.each(['<b>', '<div>', '<blockquote>', '<ul><li>', '<table><tr><td>'])(
    'rejects pasted HTML with deeply nested %s',
    (tag) => expect(() => convertClipboardHtml(tag.repeat(5000))).toThrow(NestingDepthError),
  );
});

test('counts pasted images whose files cannot be read', () => {
  const sources = [
    'file:///C:/a.png',
    'data:image/png;base64,AA',
    'cid:1',
    'blob:https://a.test/1',
    'https://a.test/i.png',
  ];
  const { lostImages, tree } = convertClipboardHtml(
    sources.map((src) => `<p>x<img src="${src}"></p>`).join(''),
  );
  expect(lostImages).toBe(4);
  expect(createBlocksFromTree(tree)).toHaveLength(5);
});

const MARKS = ['b', 'i', 'del', 'code', 'a href="https://b.test"'];
const TEXTS = ['w ', '&nbsp;w&nbsp;', '<br>w<br>', ' ', '(w) ', '*w'];

function* combineMarks() {
  for (const text of TEXTS)
    for (const beside of ['', 'x'])
      for (const outer of MARKS) {
        const name = outer.split(' ')[0];
        yield `${beside}<${outer}>${text}</${name}>${beside}`;
        for (const inner of ['b', 'i'])
          yield `${beside}<${outer}>y<${inner}>${text}</${inner}></${name}>${beside}`;
      }
}

const removeSpaces = (text: string) => text.replaceAll(/\s/g, '');

test('keeps every letter of pasted text, whatever its formatting', () => {
  for (const inline of combineMarks()) {
    const markdown = pasteInto('‸', { 'text/html': inline });
    expect(removeSpaces(getNodeText(buildArticleTree(markdown))), `${inline} as ${markdown}`).toBe(
      removeSpaces(inline.replaceAll(/<[^>]*>|&nbsp;/g, ' ')),
    );
  }
});
