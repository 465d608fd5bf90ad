import { undo } from '@codemirror/commands';
import { ensureSyntaxTree } from '@codemirror/language';
import { describe, expect, test } from 'vitest';
import { isDeep, SEED } from '~/build/depth';
import { articleTree } from '~/lib/markdown/article-tree';
import { SAMPLE_ARTICLES } from '~/lib/markdown/fixtures/sample-articles';
import { textOf as pageText } from '~/lib/markdown/tree-walk';
import { open, run } from '../fixtures/texts';
import { textOf } from '../line-endings';
import { joinBlocks } from './joining';

const joined = (marked: string, isForward: boolean) => {
  const at = marked.indexOf('¦');
  const state = open(marked.replace('¦', '')).update({ selection: { anchor: at } }).state;
  ensureSyntaxTree(state, state.doc.length, 5000);
  const next = run(state, joinBlocks(isForward));
  const text = textOf(next);
  const { head } = next.selection.main;
  expect(textOf(run(next, undo))).toBe(marked.replace('¦', ''));
  return `${text.slice(0, head)}¦${text.slice(head)}`;
};

describe('Backspace', () => {
  test.each([
    ['two paragraphs are one', 'One\n\n¦Two', 'One¦Two'],
    ['over two lines, too', 'One\n\n\n¦Two', 'One¦Two'],
    ['without the blanks between', 'One  \n \n¦Two', 'One¦Two'],
    ['an empty one is taken out', 'One\n\n¦\n\nTwo', 'One¦\n\nTwo'],
    ['the empty one before is', 'One\n\n\n\n¦Two', 'One\n\n¦Two'],
    ['behind a heading', '# One\n\n¦Two', '# One¦Two'],
    ['behind the closing marks of one it leads there', '## One ##\n\n¦Two', '## One ##¦\n\nTwo'],
    ['behind an item', '- one\n\n¦Two', '- one¦Two'],
    ['further words of an item', '- one\n\n¦  two', '- one¦two'],
    ['behind code it leads into it', '```\none\n```\n\n¦Two', '```\none¦\n```\n\nTwo'],
    ['an empty one behind code is taken out', '```\none\n```\n\n¦\n\nTwo', '```\none¦\n```\n\nTwo'],
    ['code that isn’t ended, too', '```\n¦', '```\n¦'],
    ['code keeps its fence', '```\n¦one\n```', '```\n¦one\n```'],
    ['empty code goes with its fences', 'One\n\n```\n¦\n```', 'One\n\n¦'],
    ['two paragraphs of a quote', '> one\n>\n> ¦two', '> one¦two'],
    ['before its mark, too', '> one\n>\n¦> two', '> one¦two'],
    ['of a quote within one', '> > one\n> >\n> > ¦two', '> > one¦two'],
    ['behind a quote within one', '> > one\n>\n> ¦two', '> > one¦two'],
    ['a footnote gets no further words', '[^a]: One\n\n¦Two', '[^a]: One¦\n\nTwo'],
    ['a footnote stays one', 'One[^a]\n\n¦[^a]: Two', 'One[^a]¦\n\n[^a]: Two'],
    ['an empty paragraph of a quote', '> one\n>\n> ¦', '> one¦'],
    ['two lines of a quote', '> one\n> ¦two', '> one¦two'],
    ['a line that Shift+Enter began', 'One\\\n¦two', 'One¦two'],
    ['before the blanks of its words', 'One\\\n¦ two', 'One¦two'],
    ['code on both sides of one stays two', '`a`\\\n¦`b`', '`a` ¦`b`'],
    ['one that two blanks began', 'One  \n¦two', 'One¦two'],
    ['a backslash stays one', 'One\\\n\n¦*two', 'One\\\\¦*two'],
    ['before a letter it is one anyway', 'One\\\n\n¦two', 'One\\¦two'],
    ['a blank between two words stays', 'One \n\n¦two', 'One ¦two'],
    ['the first paragraph of a quote keeps its mark', 'One\n\n> ¦two', 'One\n\n> ¦two'],
    ['behind a table, too', '| a |\n| --- |\n\n¦Two', '| a |\n| --- |¦\n\nTwo'],
    ['behind an underlined heading, too', 'One\n===\n\n¦Two', 'One\n===¦\n\nTwo'],
    ['a heading is words', 'One\n\n## ¦Two', 'One\n\n¦Two'],
    ['where its line begins, too', 'One\n\n¦# Two', 'One\n\n¦Two'],
    ['without its closing marks', '## ¦Two ##', '¦Two'],
    ['one without words', 'One\n\n# ¦', 'One\n\n¦'],
    ['an underlined one', 'One\n\n¦Two\n===\n\nThree', 'One\n\n¦Two\n\nThree'],
    ['one right below words', 'One\n# ¦Two\nThree', 'One\n\n¦Two\n\nThree'],
    ['one in a quote', '> # ¦Two', '> ¦Two'],
    ['where the quote’s line begins', '> One\n¦> # Two', '> One\n>\n> ¦Two'],
    ['one in an item', '- one\n- # ¦two\n- three', '- one\n- ¦two\n- three'],
    ['one further down in an item', '- one\n  # ¦two\n  three', '- one\n\n  ¦two\n\n  three'],
    ['its words begin nothing else', '# ¦- two', '¦\\- two'],
    ['nor a number', '# ¦1. two', '¦1\\. two'],
    ['its marks are letters where the cursor is behind them', '##¦ Two', '##¦ Two'],
    ['not from within its words', '# T¦wo', '# T¦wo'],
    ['an empty item doesn’t become words', 'One\n\n¦- ', 'One¦\n\n- '],
    ['two lines are one', 'One\n  ¦Two', 'One¦Two'],
    ['below an underlined heading it leads there', 'One\n---\n¦Two', 'One\n---¦\nTwo'],
    ['below a rule, too', '***\n¦Two', '***¦\nTwo'],
    ['below code, too', '```\none\n```\n¦Two', '```\none¦\n```\nTwo'],
    ['code below stays code', 'One\n¦```\ntwo\n```', 'One¦\n```\ntwo\n```'],
    ['two lines of code in an item', '- ```\n  one\n  ¦two\n  ```', '- ```\n  one¦two\n  ```'],
    ['in a quote', '> ```\n> one\n> ¦two\n> ```', '> ```\n> one¦two\n> ```'],
    ['an empty line of it', '> ```\n> one\n> ¦\n> two\n> ```', '> ```\n> one¦\n> two\n> ```'],
    ['an empty one without its indentation', '- ```\n  one\n\n  ¦two\n  ```', '- ```\n  one\n  ¦two\n  ```'],
    ['a table that the editor knows not', 'One\n\n¦|a|b|  \n|-|-|  ', 'One¦\n\n|a|b|  \n|-|-|  '],
    ['the first line of it', '- ```\n  ¦one\n  ```', '- ```\n  ¦one\n  ```'],
    [
      'code of an item with a number',
      '1. one\n\n   ```\n   ¦two\n   ```',
      '1. one\n\n   ```\n   ¦two\n   ```',
    ],
    ['a heading takes all lines', '# One\n\n¦Two\\\nThree', '# One¦Two Three'],
    ['letters that would end a heading', '# One\n\n¦Two #', '# One¦\n\nTwo #'],
    ['the closing marks of one in an item', '- # One #\n\n  ¦Two', '- # One #¦\n\n  Two'],
    ['a link behind an exclamation mark', 'One!\n\n¦[a](b)', 'One\\!¦[a](b)'],
    ['bold words behind bold ones', '**One**\n\n¦**Two**', '**One** ¦**Two**'],
    ['a word behind a bold sign', '**One:**\n\n¦Two', '**One:** ¦Two'],
    ['a word behind a bold one', '**One**\n\n¦Two', '**One**¦Two'],
    ['a word behind an address', 'https://a.test\n\n¦Two', 'https://a.test ¦Two'],
    ['further words of an item, in front of them', '- one\n\n  ¦two', '- one¦two'],
    ['the indentation of code', 'One\n\n    ¦two', 'One\n\n    ¦two'],
    ['elsewhere it does what it always does', 'One\n\nT¦wo', 'One\n\nT¦wo'],
  ])('%s', (_, before, after) => {
    expect(joined(before, false)).toBe(after);
  });
});

describe('Delete', () => {
  test.each([
    ['two paragraphs are one', 'One¦\n\nTwo', 'One¦Two'],
    ['an empty one is taken out', 'One\n\n¦\n\nTwo', 'One\n\n¦Two'],
    ['the empty one behind is', 'One¦\n\n\n\nTwo', 'One¦\n\nTwo'],
    ['before code it leads into it', 'One¦\n\n```\ntwo\n```', 'One\n\n```\n¦two\n```'],
    ['in a quote, too', '> One¦\n>\n> ```\n> two\n> ```', '> One\n>\n> ```\n> ¦two\n> ```'],
    ['code keeps its fence', '```\none¦\n```', '```\none¦\n```'],
    ['two paragraphs of a quote', '> one¦\n>\n> two', '> one¦two'],
    ['two lines of a quote', '> one¦\n> two', '> one¦two'],
    ['a line that Shift+Enter began', '> One\\¦\n> two', '> One¦two'],
    ['two items', '- one¦\n- two', '- one¦two'],
    ['two that a blank line parts', '- one¦\n\n- two', '- one¦two'],
    ['two of a quote', '> 1. one¦\n> 2. two', '> 1. one¦two'],
    ['a task', '- [ ] one¦\n- [x] two', '- [ ] one¦two'],
    ['the first of the list within', '- one¦\n  - two\n  - three', '- one¦two\n  - three'],
    ['the next of the list around', '- one\n  - two¦\n- three', '- one\n  - two¦three'],
    ['an empty item', '- ¦\n- two', '- ¦two'],
    ['further words of an item', '- one¦\n  two', '- one¦two'],
    ['a list behind a paragraph stays one', 'One¦\n\n- two', 'One\n\n- ¦two'],
    ['code of an item stays', '- one¦\n- ```\n  two\n  ```', '- one\n- ```\n  ¦two\n  ```'],
    ['code within an item stays', '- one¦\n  ```\n  two\n  ```', '- one\n  ```\n  ¦two\n  ```'],
    ['two lines of code in an item', '- ```\n  one¦\n  two\n  ```', '- ```\n  one¦two\n  ```'],
    ['of code in a quote', '> ```\n> one¦\n> two\n> ```', '> ```\n> one¦two\n> ```'],
    ['further in than the words', '- one¦\n    - two', '- one¦two'],
    ['less far in', '* one¦\n   * two', '* one¦two'],
    ['bullets behind a number', '1. one¦\n    - two\n    - three', '1. one¦two\n    - three'],
    ['further in, over a blank line', '- one¦\n\n    - two', '- one¦two'],
    ['numbers within stay', '1. one¦\n   1. two\n   2. three', '1. one\n   1. ¦two\n   2. three'],
    [
      'a blank line below an item is deleted alone',
      '- a\n\n  ```\n  b\n  ```\n¦\n- c',
      '- a\n\n  ```\n  b\n  ```\n¦\n- c',
    ],
    ['an empty item goes', '- one¦\n- \n- three', '- one¦\n- three'],
    ['an empty item without its blank', '-¦\n- two', '- ¦two'],
    ['a heading of an item stays', '- one¦\n- # two', '- one\n- ¦# two'],
    ['a list stays', 'One¦\n- two', 'One\n- ¦two'],
    ['a list of a quote stays', '> one¦\n> - two', '> one\n> - ¦two'],
    ['a heading stays', 'One¦\n# Two', 'One\n¦# Two'],
    ['a table stays', 'One¦\n| a |\n| - |', 'One\n¦| a |\n| - |'],
    ['at the end there is nothing', 'One¦', 'One¦'],
  ])('%s', (_, before, after) => {
    expect(joined(before, true)).toBe(after);
  });
});

const PLACES = isDeep ? 40 : 8;

/** Signs beside a word may be no marks any more. */
const wordsOnPage = (text: string) => pageText(articleTree(text)).replace(/[\s*_]/g, '');

test('joining keeps every word of the sample articles, and one undo restores the text', () => {
  for (const text of SAMPLE_ARTICLES) {
    const opened = open(text);
    ensureSyntaxTree(opened, opened.doc.length, 5000);
    const { lines } = opened.doc;
    for (let place = 1; place <= PLACES; place++) {
      const { from, to, text: line } = opened.doc.line(1 + ((place * 7919 + SEED) % lines));
      // A table with blanks behind its dashes is none for the editor.
      if (line.includes('|')) continue;
      for (const isForward of [true, false]) {
        const state = opened.update({ selection: { anchor: isForward ? to : from } }).state;
        const next = run(state, joinBlocks(isForward));
        if (next === state) continue;
        expect(wordsOnPage(textOf(next))).toBe(wordsOnPage(text));
        expect(textOf(run(next, undo))).toBe(text);
      }
    }
  }
});
