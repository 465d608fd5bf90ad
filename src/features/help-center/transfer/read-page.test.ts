import { expect, it } from 'vitest';
import { readPage } from './read-page';
import { listSourcePages } from './source-pages';

it.each(['', 'es/', 'pt-br/', 'es-419/', 'en-001/'])(
  'readPage recognizes a Zendesk page by a link to /hc/%sarticles',
  async (locale) => {
    const bytes = new TextEncoder().encode(`<h1>A</h1><a href="/hc/${locale}articles/360002">B</a>`);
    const [page] = listSourcePages([{ path: '360001-Refunds.html', bytes }]);
    expect(page && (await readPage(page, new AbortController().signal))).toMatchObject({ kind: 'zendesk' });
  },
);
