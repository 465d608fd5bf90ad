import { expect, test } from 'vitest';
import { createFenceScanner } from './code-fences';

test.each([
  ['a block with an info string', '```js|code|```|text', 'xxx.'],
  ['a code span in three backticks', '```npm i```|text', '..'],
  ['a line with an info string inside a block', '```|```js|code|```|text', 'xxxx.'],
  ['a longer closing fence', '~~~|code|~~~~|text', 'xxx.'],
  ['a shorter fence inside a block', '````|```|code|````|text', 'xxxx.'],
  ['another kind of fence inside a block', '~~~|```|~~~|text', 'xxx.'],
  ['tildes with backticks in the info string', '~~~ `a`|code|~~~|text', 'xxx.'],
  ['lines that end with a carriage return', '~~~\r|code\r|~~~\r|text\r', 'xxx.'],
  ['an unclosed block', 'text|```|code', '.xx'],
  ['a fence that is indented too far', '    ```|text', '..'],
])('the fence scanner recognizes the lines of a code block: %s', (_, text, expected) => {
  const isCode = createFenceScanner();
  const lines = text.split('|').map((line) => (isCode(line) ? 'x' : '.'));
  expect(lines.join('')).toBe(expected);
});
