import { expect, test } from 'vitest';
import { markdownOf } from './rich-paste';

test.each([
  ['<h2>Part</h2><p>with <b>bold</b> and <i>italic</i></p>', '## Part\n\nwith **bold** and *italic*'],
  ['<h2>One<br>two <b>three<br>four</b></h2>', '## One two **three four**'],
  ['<p>no <u>line <i>below</i></u></p>', 'no line *below*'],
  ['<ul><li>one<ul><li>deep</li></ul></li></ul>', '- one\n  - deep'],
  ['<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>', '- a\n  1. b\n  2. c\n- d'],
  ['<ul><li>a</li>\n<ol><li>b</li><ul><li>c</li></ul></ol><li>d</li></ul>', '- a\n  1. b\n     - c\n- d'],
  ['<ul>a <!-- b --><li>c</li></ul>', '- a\n\n  c'],
  ['<ul><ul><li>a</li></ul><li>b</li></ul>', '- - a\n- b'],
  ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', '- a\n- b'],
  ['<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n\n- c'],
  [
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '| A | B |\n| - | - |\n| 1 | 2 |',
  ],
  ['<table><tr><td>A</td></tr><tr><td>1</td></tr></table>', '| A |\n| - |\n| 1 |'],
  ['<table><thead><tr><td>A</td></tr></thead><tr><td>1</td></tr></table>', '| A |\n| - |\n| 1 |'],
  ['<table><tr><td>A</td></tr></table>', '| A |\n| - |'],
  ['<table><tr><td></td></tr><tr><td>1</td></tr></table>', '|   |\n| - |\n| 1 |'],
  ['<p>R&amp;D, A&amp;T; &amp;#35 and B&amp;<b>amp;</b></p>', 'R&D, A\\&T; &#35 and B&**amp;**'],
  ['<p>C:\\&amp; D \\&amp;\\&amp;</p>', 'C:\\\\& D \\\\&\\\\&'],
  ['<table><tr><th></th></tr><tr><td>1</td></tr></table>', '|   |\n| - |\n| 1 |'],
  ['<p>&amp;copy; &amp;#35; C:\\&amp;D</p>', '\\&copy; \\&#35; C:\\\\&D'],
  [
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p>plain <span style="font-weight:700">bold</span></p></b>',
    'plain **bold**',
  ],
  ["<p>Press <b style='mso-bidi-font-weight:normal'>Save</b></p>", 'Press **Save**'],
  [
    '<p><b style="color:red; FONT-WEIGHT: normal">a</b> <span style="mso-bidi-font-weight:bold">b</span></p>',
    'a b',
  ],
  [
    '<p class=MsoNormal>a<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>b<o:p></o:p></p>',
    'a\n\nb',
  ],
  [
    '<b style="font-weight:normal"><p><span style="font-weight:700">a </span><span style="font-weight:700;font-style:italic">b</span><span style="font-weight:400"> c</span></p></b>',
    '**a *b*** c',
  ],
  ['<p><span style="font-style:italic;text-decoration:line-through">x</span></p>', '~~*x*~~'],
  [
    '<p>a <a href="https://ok.test/b">good</a> <a href="javascript:alert(1)">bad</a></p>',
    'a [good](https://ok.test/b) bad',
  ],
  ['<p>x<img src="data:image/png;base64,AA"><img src="file:///C:/a.png"></p>', 'x'],
  ['<p><img src="https://a.test/i.png" alt="A"></p>', '![A](https://a.test/i.png)'],
  ['<script>alert(1)</script><style>p{}</style><p>text</p>', 'text'],
  ['<meta charset="utf-8"><p onclick="x()">text</p>', 'text'],
  ['<pre><code>a\nb</code></pre>', '```\na\nb\n```'],
  ['', ''],
])('%s is %j', (html, markdown) => expect(markdownOf(html)).toBe(markdown));
