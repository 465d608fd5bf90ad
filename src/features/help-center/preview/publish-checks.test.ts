import { expect, test } from 'vitest';
import { publishProblems } from './publish-checks';
import { slugForecast } from './slug-forecast';

const problems = (text: string, fields = { title: 'Title', description: 'About it' }) =>
  publishProblems({ ...fields, text }, ['files.example.test']).map(({ code, line }) => [code, line]);

test('nothing stands in the way of an article with everything', () => {
  expect(problems('# Part\n\n[there](#part) ![Alt](https://files.example.test/a.png)\n')).toEqual([]);
});

test('a title and a description are needed', () => {
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
])('%s: %s, with its line', (text, code) => {
  expect(problems(`first\n\n${text}\n`)).toEqual([[code, 3]]);
});

test('what stands in code is no image and no link', () => {
  expect(problems('```\n![](data:x)\n[x](#gone)\n```\n\n`![](blob:x)`\n')).toEqual([]);
});

test('links find headings in any script, repeated ones and anchors', () => {
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
])('the forecast for %j is %j', (title, slug) => expect(slugForecast(title)).toBe(slug));
