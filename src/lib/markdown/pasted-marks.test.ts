import { describe, expect, test } from 'vitest';
import { articleTree } from './article-tree';
import { markdownOf } from './rich-paste';
import { textOf } from './tree-walk';

describe('blanks stand outside of marks', () => {
  test.each([
    [
      '<p>Press <strong>Save </strong>now and <em>wait </em>a bit.</p>',
      'Press **Save** now and *wait* a bit.',
    ],
    ['<p>a<b> b</b></p>', 'a **b**'],
    ['<p>a<del>&nbsp;b&nbsp;</del>c</p>', 'a\u00A0~~b~~\u00A0c'],
    ['<p><b>Title<br></b>text</p>', '**Title**\\\ntext'],
    ['<p>a<b><i> b </i></b>c</p>', 'a ***b*** c'],
    ['<p>a<code> b </code>c</p>', 'a `b` c'],
    ['<p>a<a href="https://b.test"> <b>b </b></a>c</p>', 'a [**b**](https://b.test) c'],
    ['<p><b>a </b><b>b</b></p>', '**a b**'],
    ['<h2> <b>a </b></h2>', '## **a**'],
    ['<b>a </b>b', '**a** b'],
  ])('%s', (html, markdown) => expect(markdownOf(html)).toBe(markdown));
});

describe('marks around nothing go away', () => {
  test.each([
    ['<p>a<b> </b>b<i></i><b><i>&nbsp;</i></b>c</p>', 'a b\u00A0c'],
    ['<p>a<a href="https://b.test"></a>b<code> </code>c</p>', 'ab c'],
    ['<p>a</p><p><b>&nbsp;<br></b></p><h2> </h2><p>b</p>', 'a\n\nb'],
  ])('%s', (html, markdown) => expect(markdownOf(html)).toBe(markdown));
});

describe('marks that touch', () => {
  test.each([
    ['<p><b>a</b><strong>b</strong>c</p>', '**ab**c'],
    ['<p><b><strong>a</strong></b></p>', '**a**'],
    ['<p><b>a</b><i>b</i>c</p>', '**a***b*c'],
    ['<p><b><i>a</i></b><i>b</i>c</p>', '***a**b*c'],
    ['<p><b><i>a</i></b><b><i>b</i></b><i>c</i></p>', '***ab**c*'],
  ])('are read as they were: %s', (html, markdown) => expect(markdownOf(html)).toBe(markdown));
});

describe('where a letter follows, a mark ends before what is none', () => {
  test.each([
    ['<p><b>a:</b>b</p>', '**a**:b'],
    ['<p>注意<b>（a）</b>请</p>', '注意（**a**）请'],
    ['<p><b>a:</b> b</p>', '**a:** b'],
    ['<p><b>a <a href="https://b.test">b</a></b>c</p>', '**a** [**b**](https://b.test)c'],
    ['<p><b>a <code>b</code></b>c</p>', '**a** `b`c'],
    ['<p><del><b>a</b></del>b</p>', '~~a~~b'],
  ])('%s', (html, markdown) => expect(markdownOf(html)).toBe(markdown));
});

const MARKS = ['b', 'i', 'del', 'code', 'a href="https://b.test"'];
const WORDS = ['w ', '&nbsp;w&nbsp;', '<br>w<br>', ' ', '(w) ', '*w'];
const BESIDE = ['', 'x', '<br>'];

const marked = (mark: string, words: string) => `<${mark}>${words}</${mark.replace(/ .*/, '')}>`;
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

function* combined() {
  for (const words of WORDS)
    for (const beside of BESIDE)
      for (const outer of MARKS) {
        yield beside + marked(outer, words) + beside;
        for (const inner of MARKS.slice(0, 2))
          yield beside + marked(outer, `y${marked(inner, words)}`) + beside;
      }
}

test.each([
  ['a paragraph', '<p>', '</p>'],
  ['a heading', '<h3>', '</h3>'],
  ['an item', '<ul><li>', '</li></ul>'],
  ['a quote', '<blockquote>', '</blockquote>'],
  ['a cell', '<table><tr><th>', '</th></tr></table>'],
  ['no block', '', ''],
])('in %s, every letter stays itself, and every mark is read', (_, start, end) => {
  for (const words of combined()) {
    const html = start + words + end;
    const markdown = markdownOf(html);
    expect(markdown, html).not.toMatch(/&#?\w+;/);
    expect(withoutBlanks(textOf(articleTree(markdown))), `${html} as ${markdown}`).toBe(
      withoutBlanks(words.replaceAll(/<[^>]*>|&nbsp;/g, ' ')),
    );
  }
});
