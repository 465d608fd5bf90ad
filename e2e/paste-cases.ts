// Test cases of pasting into articles. Each has the keys that move the cursor from the start of the text, the
// clipboard's content, and the resulting Markdown.

export type PastedClipboard = Readonly<Record<string, string>>;

export interface PasteCase {
  readonly title: string;
  readonly before: string;
  readonly keys?: readonly string[];
  readonly clipboard?: PastedClipboard;
  readonly typed?: string;
  readonly after: string;
}

export const copyHtml = (text: string, plain = ''): PastedClipboard => ({
  'text/html': text,
  'text/plain': plain,
});
export const plain = (text: string): PastedClipboard => ({ 'text/plain': text });

const END = ['ControlOrMeta+End'];
const FIRST_END = ['End'];
const BULLETS = copyHtml('<ul><li>A</li><li>B</li></ul>', 'A\nB');
const NUMBERS = copyHtml('<ol><li>A</li><li>B</li></ol>', 'A\nB');
const TABLE_HTML = '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>';
const TABLE = copyHtml(TABLE_HTML, 'A\tB\n1\t2');
const MARKDOWN = '# Head\n\n- a **b**';
const WORD_ITEM = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

export const BLOCK_PASTE_CASES: readonly PasteCase[] = [
  {
    title: 'a table behind text',
    before: 'See:\n\nNext',
    keys: FIRST_END,
    clipboard: TABLE,
    after: 'See:\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nNext',
  },
  {
    title: 'a list behind text',
    before: 'Do:\n\nNext',
    keys: FIRST_END,
    clipboard: BULLETS,
    after: 'Do:\n\n- A\n- B\n\nNext',
  },
  {
    title: 'a list within text',
    before: 'Hello world',
    keys: ['ControlOrMeta+ArrowRight', 'ArrowRight'],
    clipboard: BULLETS,
    typed: '!',
    after: 'Hello\n\n- A\n- B!\n\nworld',
  },
  {
    title: 'a heading within text',
    before: 'Hello world',
    keys: ['ControlOrMeta+ArrowRight', 'ArrowRight'],
    clipboard: copyHtml('<h2>Head</h2><p>body</p>'),
    after: 'Hello\n\n## Head\n\nbody\n\nworld',
  },
  {
    title: 'a list in an empty item',
    before: '- one',
    keys: [...END, 'Enter'],
    clipboard: BULLETS,
    typed: '!',
    after: '- one\n- A\n- B!',
  },
  {
    title: 'steps in an empty step',
    before: '1. one\n2. two',
    keys: [...FIRST_END, 'Enter'],
    clipboard: NUMBERS,
    after: '1. one\n2. A\n3. B\n4. two',
  },
  {
    title: 'items behind an item',
    before: '- one\n- two',
    keys: FIRST_END,
    clipboard: BULLETS,
    after: '- one\n- A\n- B\n- two',
  },
  {
    title: 'paragraphs in a step',
    before: '1. first\n2. second',
    keys: FIRST_END,
    clipboard: copyHtml('<p>alpha</p><p>beta</p><p>gamma</p>', 'alpha\nbeta'),
    after: '1. firstalpha\n\n   beta\n\n   gamma\n2. second',
  },
  {
    title: 'paragraphs in a quote',
    before: '> say\n\nafter',
    keys: FIRST_END,
    clipboard: copyHtml('<p>alpha</p><p>beta</p>'),
    after: '> sayalpha\n>\n> beta\n\nafter',
  },
  {
    title: 'code in a new step',
    before: '1. first\n2. third',
    keys: [...FIRST_END, 'Enter'],
    clipboard: copyHtml('<p>Run</p><pre><code>npm i\nnpm t</code></pre>', 'Run\nnpm i'),
    after: '1. first\n2. Run\n   ```\n   npm i\n   npm t\n   ```\n3. third',
  },
  {
    title: 'a heading in an empty heading',
    before: 'x',
    keys: [...END, 'Enter', '#', '#', '#', 'Space'],
    clipboard: copyHtml('<h2>Install</h2>'),
    after: 'x\n\n### Install',
  },
  {
    title: 'lines in code',
    before: '```\na\n```',
    keys: FIRST_END,
    clipboard: copyHtml('<p><b>x</b></p><p>y</p>', 'x\ny'),
    after: '```\nax\ny\n```',
  },
  {
    title: 'blocks in a cell',
    before: '| A |\n| - |\n|  |',
    keys: ['Tab'],
    clipboard: copyHtml('<ul><li>one</li><li>two</li></ul><p>x</p>'),
    after: '| A |\n| - |\n| one<br>two<br>x |',
  },
  {
    title: 'cells in a table',
    before: '| X | Y |\n| - | - |\n|  | z |',
    keys: ['Tab', 'Tab'],
    clipboard: TABLE,
    after: '| X | Y |\n| - | - |\n| A | B |\n| 1 | 2 |',
  },
  {
    title: 'formatted text in text',
    before: 'a c',
    keys: ['ArrowRight', 'ArrowRight'],
    clipboard: copyHtml('<b>b</b> ', 'b '),
    typed: '-',
    after: 'a **b** -c',
  },
];

export const TEXT_PASTE_CASES: readonly PasteCase[] = [
  {
    title: 'lines',
    before: 'To:',
    keys: [...END, 'Enter'],
    clipboard: plain('Acme Ltd\r\n1 High Street\r\n\r\nOpen 9 to 5\r\nClosed'),
    after: 'To:\n\nAcme Ltd\\\n1 High Street\n\nOpen 9 to 5\\\nClosed',
  },
  {
    title: 'literal signs',
    before: '',
    clipboard: plain('2*3*4 <b> & snake_case'),
    after: '2\\*3\\*4 \\<b> & snake_case',
  },
  {
    title: 'Markdown',
    before: 'a',
    keys: [...END, 'Enter'],
    clipboard: plain('# Head\n\n- a\n  - b\n\n```bash\nls | wc\n```\n'),
    after: 'a\n\n# Head\n\n- a\n  - b\n\n```bash\nls | wc\n```',
  },
  {
    title: 'Markdown in a text file',
    before: '',
    clipboard: copyHtml(`<pre style="white-space:pre-wrap">${MARKDOWN}\n</pre>`, `${MARKDOWN}\n`),
    after: '# Head\n\n- a **b**',
  },
  {
    title: 'Markdown in lines',
    before: '',
    clipboard: copyHtml('<div># Head</div><div><br></div><div>- a **b**</div>', '# Head\n\n- a **b**'),
    after: '# Head\n\n- a **b**',
  },
  {
    title: 'cells',
    before: '',
    clipboard: plain('Plan\tPrice | month\r\nBasic\t9,50\r\n'),
    after: '| Plan | Price \\| month |\n| - | - |\n| Basic | 9,50 |',
  },
  {
    title: 'addresses',
    before: '',
    clipboard: plain('https://a.test/b\nhttps://b.test'),
    after: 'https://a.test/b \\\nhttps://b.test',
  },
  {
    title: 'an address over text',
    before: 'pick words',
    keys: ['ControlOrMeta+Shift+ArrowRight'],
    clipboard: plain('https://a.test'),
    after: '[pick](https://a.test) words',
  },
];

export const PROGRAM_PASTE_CASES: readonly PasteCase[] = [
  {
    title: 'Word',
    before: '',
    clipboard: copyHtml(
      `<p class=MsoNormal>a<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${WORD_ITEM(1, '1.', 'One')}${WORD_ITEM(2, 'a.', 'Deep')}${WORD_ITEM(1, '2.', '<b>Two </b>')}`,
      'a',
    ),
    after: 'a\n\n1. One\n   1. Deep\n2. **Two**',
  },
  {
    title: 'Google Docs',
    before: '',
    clipboard: copyHtml(
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Steps</span></h2><br /><ol><li dir="ltr" aria-level="1"><p dir="ltr"><span style="font-weight:700">Open </span><span style="font-weight:400">it</span></p></li><ol><li><p><span>deep</span></p></li></ol><li><p><span>Then</span></p></li></ol><br /><p><a href="https://x.test/a"><span style="text-decoration:underline">link (x)</span></a></p></b>',
      'x',
    ),
    after: '## Steps\n\n1. **Open** it\n   1. deep\n2. Then\n\n[link (x)](https://x.test/a)',
  },
  {
    title: 'Excel',
    before: '',
    clipboard: copyHtml(
      '<html><body><!--StartFragment--><table border=0><col width=64><tr height=20><td style="font-weight:700">Plan</td><td>Price | month</td></tr><tr><td>Basic</td><td>9,50</td></tr><tr><td colspan=2>a<br>b</td></tr></table></body></html>',
      'Plan\tPrice',
    ),
    after: '| Plan | Price \\| month |\n| - | - |\n| Basic | 9,50 |\n| a<br>b | |',
  },
  {
    title: 'Notion',
    before: '',
    clipboard: copyHtml(
      '<ul>\n<li>[x]  a</li>\n<li>[ ]  b</li>\n</ul>\n<ul>\n<li>Toggle<p>inside</p></li>\n</ul>\n<!-- notionvc: 1 -->',
      '- [x]  a',
    ),
    after: '- [x] a\n\n- [ ] b\n\n- Toggle\n\n  inside',
  },
  {
    title: 'GitHub',
    before: '',
    clipboard: copyHtml(
      '<div class="highlight highlight-source-shell"><pre><span class="pl-c1">echo</span> a\nb</pre></div>',
      'echo a\nb',
    ),
    after: '```shell\necho a\nb\n```',
  },
  {
    title: 'VS Code',
    before: '',
    clipboard: copyHtml(
      `<div style="color: #ccc;font-family: Menlo, 'Courier New', monospace;white-space: pre;"><div><span style="color: #c58;"># if</span> (a)</div><div>  b();</div></div>`,
      '# if (a)\n  b();',
    ),
    after: '```\n# if (a)\n  b();\n```',
  },
  {
    title: 'hostile pages',
    before: '',
    clipboard: copyHtml(
      '<p onclick="x()">a\0 <a href="javascript:alert(1)">bad</a><script>alert(1)</script><img src=x onerror=alert(1)></p>',
      'a',
    ),
    after: 'a bad',
  },
];

export const COPY_PASTE_CASES: readonly PasteCase[] = [
  {
    title: 'a copied block',
    before: '## Head\n\nSome **bold** [l](https://a.test)\n\nEnd',
    keys: ['Shift+ArrowDown', 'Shift+End', 'ControlOrMeta+c', ...END, 'Enter'],
    after:
      '## Head\n\nSome **bold** [l](https://a.test)\n\nEnd\n\n## Head\n\nSome **bold** [l](https://a.test)',
  },
  {
    title: 'literal text',
    before: '2\\*3\\*4 `c`',
    keys: ['Shift+End', 'ControlOrMeta+c', ...END, 'Enter'],
    after: '2\\*3\\*4 `c`\n\n2\\*3\\*4 `c`',
  },
  {
    title: 'a step that was cut',
    before: '1. a\n2. **b** `c`\n3. c',
    keys: ['ArrowDown', 'Home', 'Shift+ArrowDown', 'ControlOrMeta+x', ...END, 'Enter'],
    after: '1. a\n2. c\n3. **b** `c`',
  },
  {
    title: 'a step in another list',
    before: '1. a\n2. b\n\nx\n\n- c',
    keys: ['Shift+End', 'ControlOrMeta+c', ...END, 'Enter'],
    after: '1. a\n2. b\n\nx\n\n- c\n- a',
  },
  {
    title: 'steps in another list',
    before: '1. a\n2. b\n\nx\n\n- c',
    keys: ['Shift+ArrowDown', 'Shift+End', 'ControlOrMeta+c', ...END, 'Enter'],
    after: '1. a\n2. b\n\nx\n\n- c\n- a\n- b',
  },
  {
    title: 'a part of code',
    before: '```\nabc\n```\n\nx',
    keys: ['Shift+End', 'ControlOrMeta+c', ...END],
    after: '```\nabc\n```\n\nxabc',
  },
];
