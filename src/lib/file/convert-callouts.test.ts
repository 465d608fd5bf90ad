import { expect, it } from 'vitest';
import { convertCallouts } from './convert-callouts';

it.each([
  [':::note\n\nTwo days.\n\n:::\nEnd', '> **Note**\n>\n>\n> Two days.\n>\n\nEnd'],
  [':::danger Hot surface\nWait.\n:::', '> **Warning:** Hot surface\n>\n> Wait.\n'],
  [':::tip[Faster]\n- One\n- Two\n:::', '> **Tip:** Faster\n>\n> - One\n> - Two\n'],
  ['{% hint style="success" %}\nOne\n{% endhint %}', '> **Tip**\n>\n> One\n'],
  ['::::info\n:::tip\nA\n:::\n::::', '> **Note**\n>\n> > **Tip**\n> >\n> > A\n>\n'],
  [':::note\n```\n:::\n```\n:::', '> **Note**\n>\n> ```\n> :::\n> ```\n'],
])('convertCallouts converts callouts of other products: %j', (text, converted) => {
  expect(convertCallouts(text)).toBe(converted);
});

it.each([
  '```\n:::note\nA\n:::\n```',
  ':::note\nA',
  ':::details\nA\n:::',
  '{% tabs %}\nA\n{% endtabs %}',
  'A ::: b',
])('convertCallouts keeps text that isn’t a callout: %j', (text) => expect(convertCallouts(text)).toBe(text));

it('converts a callout that contains a code block if the lines end with CRLF', () => {
  const text = ':::note\r\n```\r\n:::\r\n```\r\n:::\r\n';
  expect(convertCallouts(text)).toMatch(/^> \*\*Note\*\*\n>\n> ```\r\n> :::\r\n> ```\r\n/);
});
