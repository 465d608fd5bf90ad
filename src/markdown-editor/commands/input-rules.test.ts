import { describe, expect, it } from 'vitest';
import { playKeys } from './fixtures/press-keys';

describe('typed Markdown', () => {
  it.each([
    ['# Head', '# Head'],
    ['### Head', '### Head'],
    ['- one<Enter>two', '- one\n- two'],
    ['* one', '- one'],
    ['+ one', '- one'],
    ['1. one<Enter>two', '1. one\n2. two'],
    ['3) one<Enter>two', '3) one\n4) two'],
    ['> quote', '> quote'],
    ['```<Enter>code', '```\ncode\n```'],
    ['```js code', '```js\ncode\n```'],
    ['[ ] todo<Enter>next', '- [ ] todo\n- [ ] next'],
    ['[] todo', '- [ ] todo'],
    ['- [x] done<Enter>next', '- [x] done\n- [ ] next'],
    ['text<Enter>---after', 'text\n\n---\n\nafter'],
    ['a **bold** b', 'a **bold** b'],
    ['an *italic* b', 'an *italic* b'],
    ['an _italic_ b', 'an *italic* b'],
    ['a __bold__ b', 'a **bold** b'],
    ['a ~~gone~~ b', 'a ~~gone~~ b'],
    ['Run `npm i` now', 'Run `npm i` now'],
    ['See [docs](https://e.com/d).', 'See [docs](https://e.com/d).'],
    ['[docs](https://e.com/a_(b)) x', '[docs](https://e.com/a_%28b%29) x'],
    ['[docs](e.com "Title") x', '[docs](https://e.com "Title") x'],
    ['[docs](/guide#top) x', '[docs](/guide#top) x'],
    ['[a **b** `c`](https://e.com) x', '[a **b** `c`](https://e.com) x'],
    ['**see [docs](https://e.com) x**', '**see [docs](https://e.com) x**'],
    ['![alt](https://e.com/a.png) x', '![alt](https://e.com/a.png) x'],
    ['![](https://e.com/a.png)', '![](https://e.com/a.png)'],
    ['[![alt](https://e.com/a.png)](https://e.com)', '[![alt](https://e.com/a.png)](https://e.com)'],
    ['# ![alt](https://e.com/a.png)', '# ![alt](https://e.com/a.png)'],
    ['含**重点**内容', '含**重点**内容'],
    [
      'text<Enter>---[] todo<2*Enter>> quote<2*Enter>```js<Enter>x',
      'text\n\n---\n\n- [ ] todo\n\n> quote\n\n```js\nx\n```',
    ],
  ])('typing the Markdown %j creates formatted text that is saved as %j', (keys, after) => {
    expect(playKeys('', keys, after)).toBe(after);
  });

  it.each([
    ['2*3*4', '2\\*3\\*4'],
    ['snake_case_name', 'snake_case_name'],
    ['snake__case__name', 'snake\\_\\_case\\_\\_name'],
    ['In 2019. was a year', 'In 2019. was a year'],
    ['2019. was', '2019\\. was'],
    ['a # b', 'a # b'],
    ['a<Shift-Enter>---', 'a\\\n\\---'],
    ['`a*b*c`', '`a*b*c`'],
    ['# a<Enter># <Backspace>b', '# a\n\n\\# b'],
    ['- <Backspace>', '\\-'],
    ['**b**<Backspace> c', '\\*\\*b\\*\\* c'],
    ['**b**<Mod-z> c', '\\*\\*b\\*\\* c'],
    ['---<Backspace> a', '\\--- a'],
    ['[docs](https://e.com)<Mod-z> x', '\\[docs\\](https://e.com) x'],
    ['[docs](https://e.com)<Backspace> x', '\\[docs\\](https://e.com) x'],
    ['![alt](https://e.com/a.png)<Mod-z> x', '\\!\\[alt\\](https://e.com/a.png) x'],
    ['[docs](javascript:alert) x', '\\[docs\\](javascript:alert) x'],
    ['[docs](page) x', '\\[docs\\](page) x'],
    ['[](https://e.com) x', '\\[\\](https://e.com) x'],
    ['![alt](a.png) x', '\\!\\[alt\\](a.png) x'],
    ['![alt](http://e.com/a.png) x', '\\!\\[alt\\](http://e.com/a.png) x'],
    ['`[docs](https://e.com)`', '`[docs](https://e.com)`'],
  ])('typing %j creates unformatted text', (keys, after) => {
    expect(playKeys('', keys, after)).toBe(after);
  });

  it.each([
    ['```\n‸\n```\n', '# a', '```\n# a\n```\n'],
    [
      '```\n‸\n```\n',
      '[a](https://e.com)![b](https://e.com/b.png)',
      '```\n[a](https://e.com)![b](https://e.com/b.png)\n```\n',
    ],
    ['[[docs](https://e.com/1)‸\n', '](https://e.com/2) x', '[[docs](https://e.com/1)](https://e.com/2) x\n'],
    ['| A |\n| - |\n| ‸ |\n', '![b](https://e.com/b.png)', '| A |\n| - |\n| ![b](https://e.com/b.png) |\n'],
    ['| A | B |\n| - | - |\n| ‸ | y |\n', '- a', '| A | B |\n| - | - |\n| - a | y |\n'],
    ['‸a\\\nb\n', '## ', '## a b\n'],
    ['- ‸\n', '- a', '- a\n'],
    ['- a\n- ‸\n', '1. b', '- a\n- 1\\. b\n'],
    ['- ‸\n', '1. b', '1. b\n'],
    ['* a\n\ntext\n\n‸end\n', '- ', '* a\n\ntext\n\n* end\n'],
    ['> a\n\n‸b\n', '> ', '> a\n\n> b\n'],
    ['## ‸b\n', '- ', '## - b\n'],
  ])('in the text %j, typing %j results in %j', (before, keys, after) => {
    expect(playKeys(before, keys, after)).toBe(after);
  });
});
