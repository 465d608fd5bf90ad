import { describe, expect, it } from 'vitest';
import { judge, namedByPage } from './byte-budget';
import { type BuiltFile, problemsOf } from './check-build';

const page = (inside = ''): BuiltFile => ({
  path: 'index.html',
  text: `<html><head><script src="/early.js"></script>${inside}</head><body><div id="early"></div></body></html>`,
});
const script = (text: string): BuiltFile => ({ path: 'assets/index-1.js', text });
const machine = ['/somewhere/console'];

describe('problemsOf', () => {
  it('finds nothing in a clean build', () => {
    expect(problemsOf([page(), script('const a = "sandbox"')], machine)).toEqual([]);
  });

  it.each([
    ['a demo password', script('p="Correct-Horse-9"')],
    ['the demo code', script('c="246810"')],
    ["the sandbox's hooks", script('fetch("/sandbox/reset")')],
    ['the worker by name', script('register("/mockServiceWorker.js")')],
    ['the library', script('"[MSW] Mocking enabled."')],
    ['the worker file', { path: 'mockServiceWorker.js', text: '' }],
    ['the demo configuration', { path: 'config.json', text: '{}' }],
    ['a source map', { path: 'assets/index-1.js.map', text: '{}' }],
    ['a pointer to one', script('//# sourceMappingURL=index-1.js.map')],
    ['a machine path', script('"/somewhere/console/src/main.tsx"')],
  ])('finds %s', (_, planted) => {
    expect(problemsOf([page(), planted], machine)).toHaveLength(1);
  });

  it.each([
    ['an inline script', '<script>go()</script>'],
    ['an inline module', '<script type="module">go()</script>'],
    ['an event handler', '<body onload="go()">'],
    ['a style attribute', '<p style="color:red">'],
    ['a style element', '<style>p{}</style>'],
    ['a javascript: address', '<a href="javascript:go()">'],
  ])('finds %s in the page', (_, planted) => {
    expect(problemsOf([page(planted)], machine)).toHaveLength(1);
  });

  it('misses the early form and the page itself', () => {
    expect(problemsOf([{ path: 'index.html', text: '<html></html>' }], machine)).toHaveLength(1);
    expect(problemsOf([script('')], machine)).toEqual(['index.html: missing']);
  });
});

describe('the byte budget', () => {
  it('says its figures and fails over the limit', () => {
    const { lines, within } = judge([{ file: 'a.js', bytes: 119_800 }], [{ file: 'a.css', bytes: 7_700 }]);
    expect(within).toBe(true);
    expect(lines[0]).toContain('119.8 kB');
    expect(judge([{ file: 'a.js', bytes: 130_001 }], []).within).toBe(false);
    expect(judge([], [{ file: 'a.css', bytes: 10_001 }]).within).toBe(false);
  });

  it('reads the files that a page names', () => {
    expect(
      namedByPage('<script src="/early.js"></script><link href="/assets/a.css"><a href="/sign-in">'),
    ).toEqual(['early.js', 'assets/a.css']);
  });
});
