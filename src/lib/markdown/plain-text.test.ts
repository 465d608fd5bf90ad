import { expect, it } from 'vitest';
import { toPlainText } from './plain-text';

it.each([
  ['Hello, you', 'Hello, you'],
  ['1 &lt; 2 &amp; 3', '1 < 2 & 3'],
  ['<p>Hello&nbsp;<b>Ana</b>,</p><p>thank<br>you.</p>', 'Hello\u00a0Ana,\n\nthank\nyou.'],
  ['<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul>', '- One\n- Two\n  - Three'],
  ['<ol start="3"><li>One</li><li>Two</li></ol>', '3. One\n4. Two'],
  ['<a href="https://a.test/b">our page</a>', 'our page (https://a.test/b)'],
  ['<a href="https://a.test/b">https://a.test/b</a>', 'https://a.test/b'],
  ['<a href="mailto:a@b.test">a@b.test</a>', 'a@b.test'],
  ['<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>', 'A\tB\n1\t2'],
  ['<p>Hi #{ticket.customer.firstname}</p>', 'Hi #{ticket.customer.firstname}'],
  ['<p>Hi <attribute key="user.name" default="there"/>, welcome</p>', 'Hi {{user.name}}, welcome'],
  ['<script>alert(1)</script><p>Text</p>', 'Text'],
  ['<p> </p>', ''],
])('toPlainText turns %j into %j', (html, text) => expect(toPlainText(html)).toBe(text));

it('toPlainText ignores the structure of HTML that is nested too deeply and returns its text', () => {
  expect(toPlainText(`${'<blockquote>'.repeat(500)}Text`)).toBe('Text');
});
