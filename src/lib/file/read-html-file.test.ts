import { expect, it } from 'vitest';
import { readHtmlFile } from './read-html-file';

const read = (html: string) => readHtmlFile(new TextEncoder().encode(html));

it.each([
  ['<h1>Refunds  <b>now</b></h1><p>Two days.', 'Refunds now'],
  ['<title>Refunds &amp; more</title><p>Two days.', 'Refunds & more'],
  ['<title>Site</title><h1><img src="logo.png"></h1><h1>Refunds</h1><p>Two days.', 'Refunds'],
  ['<h1>Acme</h1><main><h1>Refunds</h1><p>Two days.</main>', 'Refunds'],
  ['<p>Two days.', ''],
])('readHtmlFile takes the title from the first heading or the title element: %s', (html, title) => {
  const { title: found, tree } = read(`<!doctype html><html><head></head><body>${html}</body></html>`);
  expect(found).toBe(title);
  expect(JSON.stringify(tree)).not.toContain('Refunds');
});

it('readHtmlFile reads the content of a page without its navigation, and counts the lost elements', () => {
  const page = `<html><head><title>A</title><meta name="description" content=" About refunds "></head><body>
    <header>Acme help center</header><div id="main-content"><nav>Home</nav><h1>Refunds</h1><p>Two days.</p>
    <script>run()</script><form><input><button>Send</button></form><iframe src="https://x.test"></iframe>
    <video src="a.mp4"></video><svg><path/></svg><img src="img/a%20b.png" alt="A"><img src="data:image/png;base64,AA">
    <a href="other.html#top">Other</a></div><footer>End</footer></body></html>`;
  const { title, description, losses, tree } = read(page);
  expect({ title, description }).toEqual({ title: 'Refunds', description: 'About refunds' });
  expect(losses).toEqual({ scripts: 1, forms: 1, embedded: 2, drawings: 1, images: 1, outside: 5 });
  const text = JSON.stringify(tree);
  expect(text).toContain('"url":"img/a%20b.png"');
  expect(text).toContain('"url":"other.html#top"');
  expect(text).not.toMatch(/Home|Acme|run|Send/);
});

it('readHtmlFile reads the whole page if the element for its content is empty', () => {
  const { tree, losses } = read('<main></main><h1>Refunds</h1><p>Two days.</p>');
  expect(JSON.stringify(tree)).toContain('Two days.');
  expect(losses).toEqual({});
});

it('readHtmlFile decodes a file with the encoding that it declares', () => {
  const html = '<meta charset="windows-1252"><title>A\u00f1o</title>';
  expect(readHtmlFile(Uint8Array.from(html, (letter) => letter.charCodeAt(0))).title).toBe('Año');
  expect(read('<meta charset="nonsense"><title>Año</title>').title).toBe('Año');
});

it('readHtmlFile removes scripts and unsafe addresses', () => {
  const { tree } = read('<a href="javascript:x">A</a><img src="file:///c:/a.png"><p onclick="x">B</p>');
  expect(JSON.stringify(tree)).not.toMatch(/javascript|file:|onclick/);
});
