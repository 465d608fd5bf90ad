import { describe, expect, it } from 'vitest';
import { judge, namedByPage } from './byte-budget';
import { type BuiltFile, problemsOf, undefinedProperties } from './check-build';

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
    ['a token from storage', script('start(sessionStorage.getItem("e2e-token"))')],
    ['a token from the address', script('start(new URLSearchParams(location.search).get("id_token"))')],
    ['a token from a global', script('start(globalThis.__token)')],
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

describe('undefinedProperties', () => {
  const sheet = (text: string): BuiltFile => ({ path: 'assets/index-1.css', text });

  it.each([
    ['lowered light-dark()', '.a{color:var(--lightningcss-light,#fff) var(--lightningcss-dark,#000)}', 2],
    ['a misspelt name, once', '.a{color:var(--tetx)}.b{color:var( --tetx )}', 1],
    ['one inside a fallback', ':root{--a:1}.a{color:var(--a,var(--b))}', 1],
    ['a name that only begins alike', ':root{--a-b:1}.a{color:var(--a)}', 1],
    ['a class name that looks like one', '.x--a:hover{color:var(--a)}', 1],
  ])('finds %s', (_, css, count) => {
    expect(undefinedProperties([sheet(css)], [])).toHaveLength(count);
  });

  it.each([
    ['in the same sheet', [sheet(':root{--b:2;--a:1}.a{color:var(--a)}')]],
    ['in another sheet', [sheet('.a{color:var(--a)}'), { path: 'assets/b.css', text: '.b{--a:1}' }]],
    ['as a registered property', [sheet('@property --a{syntax:"*";inherits:false}.a{color:var(--a)}')]],
    ['by a script', [sheet('.a{color:var(--a)}'), script('e.style.setProperty("--a",1)')]],
  ])('knows one that is defined %s', (_, files) => {
    expect(undefinedProperties(files, [])).toEqual([]);
  });

  it('leaves the properties of a library to it', () => {
    const css = '.m{color:var(--lib)}';
    expect(undefinedProperties([sheet(css)], [css])).toEqual([]);
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
