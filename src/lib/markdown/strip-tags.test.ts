import { expect, test } from 'vitest';
import { stripTags } from './strip-tags';

test.each([
  [`${'<b>'.repeat(5000)}all of it${'</b>'.repeat(5000)}`, 'all of it'],
  ['<p>a</p><p>b &lt; c&nbsp;&amp;amp; d</p>', 'a b < c &amp; d'],
  ['1 < 2<br>end', '1 < 2 end'],
  [`${'<'.repeat(100_000)}x`, `${'<'.repeat(100_000)}x`],
])('stripTags returns the text of HTML without its tags (%#)', (html, text) =>
  expect(stripTags(html)).toBe(text),
);
