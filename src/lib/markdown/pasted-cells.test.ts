import { expect, test } from 'vitest';
import { articleTree } from './article-tree';
import { markdownOf } from './rich-paste';
import { elementsOf } from './tree-walk';

const tableOf = (cell: string) =>
  markdownOf(`<table><tr><th>A</th></tr><tr><td>${cell}</td></tr><tr><td>last</td></tr></table>`);

test.each([
  ['a list', '<ul><li>x</li><li>y</li></ul>', 'x<br>y'],
  ['a numbered list', '<ol start="3"><li><p>x</p></li><li>y</li></ol>', '3. x<br>4. y'],
  ['a list in a list', '<ul><li>x<ul><li>y</li></ul></li><li>z</li></ul>', 'x<br>y<br>z'],
  ['words before a list', 'w<ul><li><b>x </b></li></ul>', 'w<br>**x**'],
  ['paragraphs', '<p>p1</p><p>p2</p>', 'p1<br>p2'],
  ['bold paragraphs', '<b><p>p1</p><p>p2</p></b>', '**p1<br>p2**'],
  ['empty paragraphs', '<p>p1</p><p>&nbsp;</p><p>p2</p><p></p>', 'p1<br>p2'],
  ['a line break', 'a<br>b', 'a<br>b'],
  ['line breaks at edges', '<br>a<b> <br>b</b><br>', 'a<br>**b**'],
  ['a heading and a quote', '<h2>x</h2><blockquote><p>y</p></blockquote>', 'x<br>y'],
  ['code', '<pre><code>x\n\ty|z</code></pre>', 'x<br>y\\|z'],
  ['code between words', 'a <code>x<br>y|z</code> b', 'a `x y\\|z` b'],
  ['a table', 'x<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'x<br>a b<br>c'],
  ['what looks like a tag', '&lt;br&gt;&lt;img src=x&gt;', '\\<br>\\<img src=x>'],
])('%s in a cell is one line', (_, html, line) => {
  const markdown = tableOf(html);
  expect(markdown.split('\n').map((row) => row.replace(/^\| (.*?) *\|$/, '$1'))).toEqual([
    'A',
    expect.stringMatching(/^-+$/),
    line,
    'last',
  ]);
  const cells = [...elementsOf(articleTree(markdown))].filter(({ tagName }) => /^t[hd]$/.test(tagName));
  expect(cells).toHaveLength(3);
});
