import { describe, expect, test } from 'vitest';
import { convertHtmlToMarkdown } from './fixtures/convert-html-to-markdown';

const mark = (sign: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

const item = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${mark(sign)}${words}<o:p></o:p></p>\n\n`;

describe('pasting Word paragraphs with list markers', () => {
  test.each([
    ['bullets', item(1, '·', 'one') + item(1, '§', '<b>two </b>'), '- one\n- **two**'],
    ['numbers', item(1, '1.', 'one') + item(1, '2.', 'two'), '1. one\n2. two'],
    ['numbers that start at four', item(1, '4)', 'four') + item(1, '5)', 'five'), '4. four\n5. five'],
    ['letters', item(1, 'a)', 'one') + item(1, 'b)', 'two'), '1. one\n2. two'],
    [
      'nested levels',
      item(1, '·', 'a') + item(2, 'o', 'b') + item(3, '§', 'c') + item(2, 'o', 'd') + item(1, '·', 'e'),
      '- a\n  - b\n    - c\n  - d\n- e',
    ],
    ['a skipped level', item(1, '·', 'a') + item(3, '§', 'b') + item(2, 'o', 'c'), '- a\n  - b\n  - c'],
    ['a nested level before the first one', item(2, 'o', 'a') + item(1, '·', 'b'), '- a\n- b'],
    [
      'bullets nested in numbers',
      item(1, '1.', 'a') + item(2, '-', 'b') + item(1, '2.', 'c'),
      '1. a\n   - b\n2. c',
    ],
    ['bullets after numbers', item(1, '1.', 'a') + item(1, '·', 'b'), '1. a\n\n- b'],
    [
      'a paragraph between two items',
      `${item(1, '1.', 'a')}<p>b</p>${item(1, '2.', 'c')}`,
      '1. a\n\nb\n\n2. c',
    ],
    ['an unrealistically deep level', item(5000, '·', 'a') + item(9, '·', 'b'), '- a\n- b'],
  ])('creates lists from Word paragraphs: %s', (_, html, markdown) =>
    expect(convertHtmlToMarkdown(html)).toBe(markdown),
  );

  test.each([
    [
      'in another paragraph style',
      `<p class=MsoNormal style='mso-list:l1 level1 lfo2'>${mark('-')}one</p>`,
      '- one',
    ],
    ['without a level', `<p class=MsoListParagraph>${mark('1.')}one</p>`, '1. one'],
    [
      'with list markers in comments',
      `<p class=MsoListParagraph><!--[if !supportLists]--><b><span style='mso-list: Ignore'>·</span></b><!--[endif]-->one</p>`,
      '- one',
    ],
    [
      'in a table cell',
      `<table><tr><th>x</th></tr><tr><td>${item(1, '1.', 'a')}${item(1, '2.', 'b')}</td></tr></table>`,
      '| x |\n| - |\n| 1. a<br>2. b |',
    ],
  ])('creates lists from Word paragraphs: %s', (_, html, markdown) =>
    expect(convertHtmlToMarkdown(html)).toBe(markdown),
  );

  test.each([
    ['a list paragraph without a list marker', '<p class=MsoListParagraph>one</p>', 'one'],
    [
      'a paragraph with a list marker in the middle',
      `<p class=MsoListParagraph>one ${mark('·')}two</p>`,
      'one · two',
    ],
    ['a numbered heading', `<h2 style='mso-list:l0 level1 lfo1'>${mark('1.')}Part</h2>`, '## 1. Part'],
  ])('text copied from Word doesn’t become a list if it is %s', (_, html, markdown) =>
    expect(convertHtmlToMarkdown(html)).toBe(markdown),
  );
});
