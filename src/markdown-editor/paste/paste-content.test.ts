import { describe, expect, test } from 'vitest';
import { pasteInto } from './fixtures/paste-into';

const html = (text: string, plain = '') => ({ 'text/html': text, 'text/plain': plain });
const plain = (text: string) => ({ 'text/plain': text });

const BULLETS = html('<ul><li>A</li><li>B</li></ul>', 'A\nB');
const NUMBERS = html('<ol><li>A</li><li>B</li></ol>', 'A\nB');
const TABLE = html('<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>', 'A\tB\n1\t2');

describe('pasting blocks', () => {
  test.each([
    ['a table after text', 'See:‸\n\nNext\n', TABLE, 'See:\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nNext\n'],
    ['a list after text', 'Do:‸\n\nNext\n', BULLETS, 'Do:\n\n- A\n- B\n\nNext\n'],
    ['a list within text', 'Hello ‸world\n', BULLETS, 'Hello\n\n- A\n- B\n\nworld\n'],
    ['a list before text', '‸world\n', BULLETS, '- A\n- B\n\nworld\n'],
    ['a heading within text', 'Hello ‸world\n', html('<h2>H</h2><p>x</p>'), 'Hello\n\n## H\n\nx\n\nworld\n'],
    ['a list in an empty item', '- one\n- ‸\n', BULLETS, '- one\n- A\n- B\n'],
    ['a list in an empty step', '1. one\n2. ‸\n3. three\n', NUMBERS, '1. one\n2. A\n3. B\n4. three\n'],
    ['a list after an item', '- one‸\n- two\n', BULLETS, '- one\n- A\n- B\n- two\n'],
    ['a list before an item', '- one\n- ‸two\n', BULLETS, '- one\n- A\n- B\n- two\n'],
    ['a list within an item', '- one ‸two\n', BULLETS, '- one\n- A\n- B\n- two\n'],
    ['a list of another kind after a step', '1. one‸\n2. two\n', BULLETS, '1. one\n   - A\n   - B\n2. two\n'],
    ['a heading in an empty heading', '### ‸\n', html('<h2>Install</h2>'), '### Install\n'],
    ['a paragraph in an empty heading', '### ‸\n', html('<p>Install</p>'), '### Install\n'],
    ['lines in a heading', '## A‸\n', html('<p>b<br>c</p>'), '## Ab c\n'],
    ['paragraphs in a step', '1. a‸\n2. z\n', html('<p>b</p><p>c</p>'), '1. ab\n\n   c\n2. z\n'],
    ['paragraphs in a quote', '> a‸\n\nz\n', html('<p>b</p><p>c</p>'), '> ab\n>\n> c\n\nz\n'],
    ['paragraphs within text', 'a ‸z\n', html('<p>b</p><p>c</p>'), 'a b\n\ncz\n'],
    [
      'code in an empty step',
      '1. a\n2. ‸\n3. c\n',
      html('<p>Run</p><pre><code>x\ny</code></pre>'),
      '1. a\n2. Run\n   ```\n   x\n   y\n   ```\n3. c\n',
    ],
    ['text over a selection', 'a ‸b‸ c\n', html('<b>x</b>', 'x'), 'a **x** c\n'],
    ['a list over a selection', 'a ‸b‸ c\n', BULLETS, 'a\n\n- A\n- B\n\nc\n'],
    ['lines in code', '```\na‸\n```\n', html('<p>x</p><p>y</p>', 'x\n\ny'), '```\nax\n\ny\n```\n'],
    ['blocks in a cell', '| A |\n| - |\n| ‸ |\n', NUMBERS, '| A |\n| - |\n| 1. A<br>2. B |\n'],
    ['text in a cell', '| A |\n| - |\n| x‸ |\n', plain('y|z\nw'), '| A |\n| - |\n| xy\\|z<br>w |\n'],
    [
      'cells in a table',
      '| X | Y |\n| - | - |\n| ‸ | z |\n',
      TABLE,
      '| X | Y |\n| - | - |\n| A | B |\n| 1 | 2 |\n',
    ],
    [
      'more cells than a table has',
      '| X |\n| - |\n| ‸ |\n',
      plain('a\tb\nc\td\n'),
      '| X | |\n| - | - |\n| a | b |\n| c | d |\n',
    ],
    ['a table in a step', '1. a‸\n2. b\n', TABLE, '1. a\n\n   | A | B |\n   | - | - |\n   | 1 | 2 |\n2. b\n'],
  ])('fits pasted blocks into the text at the cursor: %s', (_, before, clipboard, after) =>
    expect(pasteInto(before, clipboard)).toBe(after),
  );
});

describe('pasting plain text', () => {
  test.each([
    [
      'lines and paragraphs',
      'To:\n\n‸',
      plain('Acme Ltd\r\n1 High Street\r\n\r\nOpen\r\nClosed'),
      'To:\n\nAcme Ltd\\\n1 High Street\n\nOpen\\\nClosed\n\n',
    ],
    [
      'characters of Markdown syntax stay literal',
      '‸',
      plain('2*3*4 <b> & snake_case'),
      '2\\*3\\*4 \\<b> & snake_case',
    ],
    ['spaces at both ends', 'a‸b', plain(' x '), 'a x b'],
    ['text within bold text', '**a‸b**\n', plain('x'), '**axb**\n'],
    [
      'Markdown',
      'a\n\n‸',
      plain('# H\n\n- a\n  - b\n\n```sh\nls\n```\n'),
      'a\n\n# H\n\n- a\n  - b\n\n```sh\nls\n```\n\n',
    ],
    [
      'spreadsheet cells',
      '‸',
      plain('A\tB|C\r\n"x\n""y"""\t2\r\n'),
      '| A | B\\|C |\n| - | - |\n| x<br>"y" | 2 |',
    ],
    ['addresses', '‸', plain('https://a.test\nhttps://b.test'), 'https://a.test \\\nhttps://b.test'],
    ['an address over text', '‸pick‸ words', plain('https://a.test/b'), '[pick](https://a.test/b) words'],
    ['an address over an address', '‸https://a.test‸', plain('https://b.test'), 'https://b.test'],
    ['control characters', '‸', plain('a\0b\u0007c'), 'abc'],
    ['a tab between words', '‸', plain('Name:\tAnna'), 'Name: Anna'],
    ['text with a leading space at the end of a step', '1. a‸\n', plain(' b'), '1. a b\n'],
  ])('converts pasted plain text to Markdown: %s', (_, before, clipboard, after) =>
    expect(pasteInto(before, clipboard)).toBe(after),
  );
});

describe('pasting HTML whose text is Markdown', () => {
  const text = '# Head\n\n- a **b**\n';
  test.each([
    ['in a pre element', `<pre style="white-space:pre-wrap">${text}</pre>`],
    ['in one element per line', '<div># Head</div><div><br></div><div>- a **b**</div>'],
    [
      'with linked addresses',
      '<div># Head</div><div>- a **b** <a href="https://a.test/">https://a.test</a></div>',
    ],
  ])('reads Markdown from HTML that has no formatting: %s', (_, source) =>
    expect(pasteInto('‸', html(source, text))).toBe('# Head\n\n- a **b**'),
  );

  test('pastes preformatted text without Markdown syntax as paragraphs', () =>
    expect(pasteInto('‸', html('<pre>a\nb\n\nc</pre>', 'a\nb\n\nc'))).toBe('a\\\nb\n\nc'));
});

describe('pasting code from editors', () => {
  const mono = `<div style="color: #ccc;font-family: Menlo, Monaco, 'Courier New', monospace;white-space: pre;">`;
  test.each([
    [
      'lines',
      `${mono}<div><span style="color: #c586c0;">if</span> (a)</div><br><div>  b();</div></div>`,
      '```\nif (a)\n\n  b();\n```',
    ],
    ['one line', `${mono}<div><span>npm</span> i</div></div>`, 'npm i'],
    [
      'a highlighted pre',
      '<pre style="font-family:\'JetBrains Mono\',monospace"><span style="color:#cf8e6d"># x</span>\ny</pre>',
      '```\n# x\ny\n```',
    ],
  ])('pastes code that was copied from a code editor: %s', (_, source, after) =>
    expect(pasteInto('‸', html(source, 'x'))).toBe(after),
  );

  test('creates a code block with the language that VS Code reports', () =>
    expect(
      pasteInto('‸', { ...html(`${mono}x</div>`, '# a\nb'), 'vscode-editor-data': '{"mode":"shellscript"}' }),
    ).toBe('```bash\n# a\nb\n```'));
});
