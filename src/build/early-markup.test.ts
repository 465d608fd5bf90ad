import { describe, expect, it } from 'vitest';
import { extractStyles, StyleRules } from './early-markup';

describe('extractStyles', () => {
  it('extractStyles converts style attributes to classes, and uses the same class for equal attributes', () => {
    const rules = new StyleRules();
    const first = extractStyles('<p style="--a:1" class="x">one</p><i style="--a:1"/>', rules);
    const second = extractStyles('<b style="content:&quot;&lt;&quot;">two</b>', rules);
    expect(first.html).toBe('<p class="x early-1">one</p><i class="early-1"/>');
    expect(second.html).toBe('<b class="early-2">two</b>');
    expect(rules.css('#early')).toBe('#early .early-1{--a:1}\n#early .early-2{content:"<"}');
  });

  it('extractStyles removes style elements and returns their rules', () => {
    const { html, css } = extractStyles(
      '<div><style data-x="1">:root{--b:2}</style>ok</div>',
      new StyleRules(),
    );
    expect(html).toBe('<div>ok</div>');
    expect(css).toBe(':root{--b:2}');
  });

  it('extractStyles keeps text and attributes that only look like styles', () => {
    const markup = '<p title="a style=1" data-style="x">style="y"</p>';
    expect(extractStyles(markup, new StyleRules()).html).toBe(markup);
  });
});
