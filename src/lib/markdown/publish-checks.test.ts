import { expect, test } from 'vitest';
import { predictSlug } from './predict-slug';
import { findPublishProblems } from './publish-checks';

const problems = (text: string, fields = { title: 'Title', description: 'About it' }) =>
  findPublishProblems({ ...fields, text }, ['https://files.example.test']).map(({ code, line }) => [
    code,
    line,
  ]);

test('findPublishProblems finds no problem in a complete article', () => {
  expect(problems('# Part\n\n[there](#part) ![Alt](https://files.example.test/a.png)\n')).toEqual([]);
});

test('findPublishProblems reports a missing title and a missing description', () => {
  expect(problems('text', { title: ' ', description: '' })).toEqual([
    ['title_missing', null],
    ['description_missing', null],
  ]);
});

test.each([
  ['![](https://files.example.test/a.png)', 'alternative_text_missing'],
  ['<img src="https://files.example.test/a.png">', 'alternative_text_missing'],
  ['![wait](upload:17)', 'upload_unfinished'],
  ['![x](blob:https://console.example.test/1)', 'image_embedded'],
  ['![x](data:image/png;base64,AAAA)', 'image_embedded'],
  ['![x](https://elsewhere.test/a.png)', 'image_foreign'],
  ['<img alt="x" src="https://elsewhere.test/a.png">', 'image_foreign'],
  ['![x](relative.png)', 'image_foreign'],
  ['[x](#gone)', 'heading_link_dead'],
  ['<a href="#gone">x</a>', 'heading_link_dead'],
])('for the Markdown %s, findPublishProblems reports the problem %s with its line', (text, code) => {
  expect(problems(`first\n\n${text}\n`)).toEqual([[code, 3]]);
});

test.each([
  ['raw HTML', '<div>\n![](upload:3f3bec61)\n</div>'],
  ['raw HTML that is closed', '<details><summary>More</summary>\n![](upload:3f3bec61)\n\n</details>'],
  ['an element', 'a\n<img alt="x" src="upload:3f3bec61">'],
  ['a code block', '```\n![](upload:3f3bec61)\n```'],
  ['indented code', 'a\n    ![](upload:3f3bec61)'],
  ['code', 'a\n`![](upload:3f3bec61)`'],
  ['a comment', '<!--\n![](upload:3f3bec61)\n-->'],
  ['a definition', '![x]\n[x]: upload:3f3bec61'],
])('findPublishProblems finds an unfinished upload in %s', (_, text) => {
  const place = ['upload_unfinished', 4];
  expect(problems(`first\n\n${text}\n`)).toContainEqual(place);
  expect(problems(`first\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`)).toContainEqual(place);
});

test('findPublishProblems ignores text that only resembles an upload placeholder', () => {
  expect(problems('To upload: 12345678, pull `acme/upload:latest`. Upload:done.\n')).toEqual([]);
});

const DEEP = 5000;
/** Time limit in milliseconds for tests that are slow on a busy machine. */
const LONG = 60_000;

test.each([
  ['elements', '<b>x'.repeat(3000)],
  ['elements of HTML blocks', '<div>\n'.repeat(DEEP)],
  ['quotes', `${'>'.repeat(DEEP)} x`],
  ['quotes with spaces', `${'> '.repeat(DEEP)}x`],
  ['lists', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['lists on one line', `${'- '.repeat(DEEP)}x`],
  ['ordered lists in quotes', `${'> 1. '.repeat(DEEP)}x`],
  ['emphasis', `${'*a '.repeat(300)}${' a*'.repeat(300)}`],
])(
  'findPublishProblems reports deeply nested %s as too deep and still finds an unfinished upload',
  (_, text) => {
    const codes = problems(`${text}\n\n![](upload:3f3bec61)\n`).map(([code]) => code);
    expect(codes).toEqual(['upload_unfinished', 'text_too_deep']);
  },
  LONG,
);

test('findPublishProblems accepts a long text that isn’t deeply nested', { timeout: LONG }, () => {
  const rule = '- '.repeat(DEEP);
  const nested = Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n');
  const flat = '<p>x\n<li>y\n<br>\n'.repeat(1000);
  expect(problems(`${rule}\n\n${nested}\n\n${flat}\n\n${'> a\n\n'.repeat(200)}`)).toEqual([]);
});

test('findPublishProblems ignores images and links in code', () => {
  expect(problems('```\n![](data:x)\n[x](#gone)\n```\n\n`![](blob:x)`\n')).toEqual([]);
});

test('findPublishProblems accepts links to headings in any script, repeated headings and anchors', () => {
  expect(
    problems(
      '# Привет мир\n# Same\n# Same\n<a id="own"></a>\n\n[1](#привет-мир) [2](#same-1) [3](#own) [4](#top)',
    ),
  ).toEqual([]);
});

test.each([
  ['How to reset your password?', 'how-to-reset-your-password'],
  ['  Ça va: Größe & Œuvre — №1 ', 'ca-va-grosse-oeuvre-no1'],
  ["Don't panic", 'dont-panic'],
  ['ação em São Paulo', 'acao-em-sao-paulo'],
  ['Привет', ''],
  ['日本語', ''],
  ['!?', ''],
])('predictSlug turns %j into %j', (title, slug) => expect(predictSlug(title)).toBe(slug));
