import { undo } from '@codemirror/commands';
import { EditorSelection } from '@codemirror/state';
import { expect, test } from 'vitest';
import { isDeep, SEED } from '~/build/depth';
import { articleTree } from '~/lib/markdown/article-tree';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { textOf as pageText } from '~/lib/markdown/tree-walk';
import { result } from '../fixtures/marked-texts';
import { open, run } from '../fixtures/texts';
import { textOf } from '../line-endings';
import { treeTo } from '../tree-to';
import { toggleHeading, toggleList } from './line-formats';

test.each([
  ['te¦xt', 'bullet', '- te¦xt'],
  ['- te¦xt', 'bullet', 'te¦xt'],
  ['- te¦xt', 'numbered', '1. te¦xt'],
  ['  - [x] te¦xt', 'bullet', '  - te¦xt'],
  ['- te¦xt', 'task', '- [ ] te¦xt'],
  ['‹a\n\nb›', 'numbered', '1. ‹a\n\n2. b›'],
  ['1. a\n\n¦b', 'numbered', '1. a\n\n1) ¦b'],
  ['1. a\n   - b\n\n¦', 'numbered', '1. a\n   - b\n\n1) ¦'],
  ['1) a\n\n¦b\n\n1. c', 'numbered', '1) a\n\n1. ¦b\n\n1. c'],
  ['¦a\n\n1. b', 'numbered', '1. ¦a\n\n1. b'],
  ['1. a\n\n‹- b\n- c›', 'numbered', '1. a\n\n‹1) b\n2) c›'],
  ['> 1. a\n>\n> ¦b', 'numbered', '> 1. a\n>\n> 1) ¦b'],
  ['1. a\n\n   ¦b', 'numbered', '1. a\n\n   1. ¦b'],
  ['1. a\n\nb\n\n¦c', 'numbered', '1. a\n\nb\n\n1. ¦c'],
  ['- a\n\n¦b', 'numbered', '- a\n\n1. ¦b'],
  ['‹a\n- b›', 'quote', '> ‹a\n> - b›'],
  ['> te¦xt', 'quote', 'te¦xt'],
  ['‹a\n\nb›', 'quote', '> ‹a\n>\n> b›'],
  ['‹> a\n>\n> b›', 'quote', '‹a\n\nb›'],
  ['> te¦xt', 'bullet', '> - te¦xt'],
  ['‹> - a\n>\n> - b›', 'numbered', '‹> 1. a\n>\n> 2. b›'],
  ['> - te¦xt', 'bullet', '> te¦xt'],
  ['- a\n- te¦xt\n- c', 'bullet', '- a\n\nte¦xt\n\n- c'],
  ['1. ¦a\n2. b', 'numbered', '¦a\n\n2. b'],
  ['> - a\n> - te¦xt', 'bullet', '> - a\n>\n> te¦xt'],
  ['- a\n  - te¦xt\n  - c', 'bullet', '- a\n\n  te¦xt\n\n  - c'],
  ['¦', 'bullet', '- ¦'],
  ['‹- a\n  more\n- b›', 'numbered', '‹1. a\n   more\n2. b›'],
  ['- a\n  mo¦re', 'numbered', '1. a\n   mo¦re'],
  ['- a\n  mo¦re', 'bullet', 'a\nmo¦re'],
  ['- a¦\n\n  > b\n- c', 'bullet', 'a¦\n\n> b\n\n- c'],
  ['[^a]: te¦xt', 'bullet', '[^a]: te¦xt'],
  ['a\n      te¦xt', 'bullet', 'a\n- te¦xt'],
  ['1. a¦\n\n   b\n2. c', 'bullet', '- a¦\n\n  b\n2. c'],
  ['10. a¦\n\n    b', 'numbered', 'a¦\n\nb'],
  ['‹- a\n  - b\n  - c\n- d›', 'numbered', '‹1. a\n   1. b\n   2. c\n2. d›'],
  ['‹1. a\n   1. b\n2. c›', 'bullet', '‹- a\n  - b\n- c›'],
  ['1. [x] te¦xt', 'task', 'te¦xt'],
  ['1. [x] te¦xt', 'numbered', '1. te¦xt'],
  ['-\tte¦xt', 'bullet', 'te¦xt'],
  ['‹a **b\nc**›', 'bullet', '- ‹a **b\nc**›'],
  ['‹a\n\n> b\n>\n> c\n\nd›', 'numbered', '1. ‹a\n\n> 1. b\n>\n> 2. c\n\n1. d›'],
  ['‹a\\\nb›', 'bullet', '- ‹a\n- b›'],
  ['te¦xt\n===', 'bullet', '- te¦xt'],
  ['## te¦xt', 'task', '- [ ] te¦xt'],
  ['- # te¦xt', 'task', '- [ ] te¦xt'],
  ['- # te¦xt', 'numbered', '1. # te¦xt'],
  ['te¦xt\n---', 'quote', '> te¦xt\n> ---'],
  ['> a\n> te¦xt', 'quote', 'a\nte¦xt'],
  ['- a\n  te¦xt', 'quote', '> - a\n>   te¦xt'],
  ['```\nte¦xt\n```', 'bullet', '```\nte¦xt\n```'],
  ['```\nte¦xt\n```', 'quote', '> ```\n> te¦xt\n> ```'],
  ['‹a\n\n| b |\n| - |\n\nd›', 'bullet', '- ‹a\n\n| b |\n| - |\n\n- d›'],
  ['‹a\n\n| b |›\n| - |', 'quote', '> ‹a\n>\n> | b |›\n> | - |'],
] as const)('%j as %s is %j', (before, kind, expected) =>
  expect(result(before, toggleList(kind))).toBe(expected),
);

test.each([
  ['te¦xt', 2, '## te¦xt'],
  ['# te¦xt', 2, '## te¦xt'],
  ['## te¦xt', 2, 'te¦xt'],
  ['  ##\tte¦xt', 2, '  te¦xt'],
  ['> ## te¦xt', 2, '> te¦xt'],
  ['> te¦xt', 2, '> ## te¦xt'],
  ['## te¦xt ##', 2, 'te¦xt'],
  ['## te¦xt ##', 3, '### te¦xt ##'],
  ['te¦xt\n---\n\nb', 2, 'te¦xt\n\nb'],
  ['> te¦xt\n> ---', 3, '> ### te¦xt'],
  ['te¦xt\nb\n===\nc', 2, '## te¦xt b\nc'],
  ['a\n--¦-', 3, '### a¦'],
  ['‹## a\n\n## b›', 2, '‹a\n\nb›'],
  ['‹## a\n\nb›', 2, '‹## a\n\n## b›'],
  ['- te¦xt', 2, '## te¦xt'],
  ['- te¦xt\n\n  b\n- c', 2, '## te¦xt\n\nb\n\n- c'],
  ['- a\n  - te¦xt\n  - c', 2, '- a\n  ## te¦xt\n  - c'],
  ['- a\n\n  te¦xt', 2, '- a\n\n  ## te¦xt'],
  ['- ## te¦xt', 2, '- te¦xt'],
  ['- a\n- ## te¦xt\n- b', 2, '- a\n- te¦xt\n- b'],
  ['- ## te¦xt\n  2. b', 2, '- te¦xt\n\n  2. b'],
  ['- ## te¦xt\nb', 2, '- te¦xt\n\nb'],
  ['One\n## te¦xt\nb', 2, 'One\n\nte¦xt\n\nb'],
  ['te¦xt\n---\nb', 2, 'te¦xt\n\nb'],
  ['    te¦xt', 1, '    te¦xt'],
  ['```\nte¦xt\n```', 1, '```\nte¦xt\n```'],
  ['- > te¦xt', 2, '- > ## te¦xt'],
  ['te¦xt\\\nb', 2, '## te¦xt b'],
  ['te¦xt\\\\\nb', 2, '## te¦xt\\\\ b'],
  ['‹**a\nb**›', 2, '## ‹**a b**›'],
  ['- te¦xt\n  b\n- c', 2, '## te¦xt b\n- c'],
  ['> te¦xt\n> b', 2, '> ## te¦xt b'],
  ['## 1. Op¦en', 2, '1\\. Op¦en'],
  ['## - Op¦en', 2, '\\- Op¦en'],
  ['## # Op¦en', 2, '\\# Op¦en'],
  ['## 1. Op¦en', 3, '### 1. Op¦en'],
  ['# te¦xt\n---', 1, 'te¦xt\n\n---'],
  ['‹a\n\n| b |\n| - |\n\n```\nc\n```\n\nd›', 2, '## ‹a\n\n| b |\n| - |\n\n```\nc\n```\n\n## d›'],
  ['¦', 1, '# ¦'],
] as const)('%j as heading %i is %j', (before, level, expected) =>
  expect(result(before, toggleHeading(level))).toBe(expected),
);

const PLACES = isDeep ? 40 : 8;
const COMMANDS = [
  toggleHeading(1),
  toggleHeading(2),
  toggleHeading(3),
  toggleList('bullet'),
  toggleList('numbered'),
  toggleList('task'),
  toggleList('quote'),
];

/** Signs beside a word may be marks or none. */
const wordsOnPage = (text: string) => pageText(articleTree(text)).replace(/[\s*_~`]/g, '');

test('formatting lines keeps every word of the sample articles, and one undo restores the text', () => {
  for (const text of SAMPLE_ARTICLES) {
    const opened = open(text);
    treeTo(opened, opened.doc.length);
    const { lines } = opened.doc;
    for (let place = 1; place <= PLACES; place++) {
      const number = 1 + ((place * 7919 + SEED) % lines);
      const [first, last] = [opened.doc.line(number), opened.doc.line(Math.min(lines, number + (place % 4)))];
      const selected = opened.sliceDoc(first.from, last.to);
      // A table with blanks behind its dashes is none for the editor.
      if (selected.includes('|') || /^[> \t\n]*$/.test(selected)) continue;
      const state = opened.update({ selection: EditorSelection.single(first.from, last.to) }).state;
      const next = run(state, COMMANDS[(place + number) % COMMANDS.length] ?? toggleHeading(1));
      if (next === state) continue;
      expect(wordsOnPage(textOf(next))).toBe(wordsOnPage(text));
      expect(textOf(run(next, undo))).toBe(text);
    }
  }
});
