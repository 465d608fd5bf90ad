import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ResultPart } from './result-tone';
import { StackedBar } from './stacked-bar';

const PARTS: readonly ResultPart[] = [
  { key: 'new', tone: 'add', count: 1180, label: 'created' },
  { key: 'same', tone: 'idle', count: 40, label: 'unchanged' },
  { key: 'bad', tone: 'bad', count: 0, label: 'blocked' },
];

it('a stacked bar announces its total and each non-empty part with grouped digits', () => {
  const html = renderToStaticMarkup(<StackedBar whole="1,220 rows" parts={PARTS} />);
  expect(html).toContain('role="img"');
  expect(html).toContain('aria-label="1,220 rows: 1,180 created and 40 unchanged"');
});

it('a stacked bar draws its parts in proportion and omits empty parts', () => {
  const html = renderToStaticMarkup(<StackedBar whole="" parts={PARTS} />);
  expect(html.match(/<span/g)).toHaveLength(2);
  expect(html).toContain('flex-grow:1180');
});
