import { describe, expect, it } from 'vitest';
import { compareWithBudget, listPageFiles, type MeasuredFile, measureInlinedContents } from './byte-budget';
import { type BuiltFile, findBuildProblems, findUndefinedCssVariables } from './check-build';
import { COMPILE_HINT } from './create-compile-hints-plugin';
import { computeIntegrity, createInlinedPolicy, INLINE_SCRIPT, INLINE_STYLE, POLICY_FILE } from './inlined';

const page = (inside = ''): BuiltFile => ({
  path: 'index.html',
  text: `<html><head><script>early()</script><style nonce="__CSP_NONCE__">p{}</style>${inside}</head><body><div id="early"></div></body></html>`,
});
const policy = (script = 'early()'): BuiltFile => ({ path: POLICY_FILE, text: createInlinedPolicy(script) });
const script = (text: string): BuiltFile => ({ path: 'assets/index-1.js', text: COMPILE_HINT + text });
const machine = ['/somewhere/console'];

describe('findBuildProblems', () => {
  it('findBuildProblems finds no problems in a clean build', () => {
    const sheet = { path: 'assets/a.css', text: '' };
    const named = script('a = "sandbox"; b = ["assets/a.css"]');
    expect(findBuildProblems([page(), policy(), named, sheet], machine)).toEqual([]);
  });

  it.each([
    ['no hash', ''],
    ['the hash of another file', ` integrity="${computeIntegrity('go()')}"`],
  ])('the build check accepts a script of the page only with its own hash, not with %s', (_, wrong) => {
    for (const tag of [
      '<script type="module" src="/assets/index-1.js"',
      '<link rel="modulepreload" href="/assets/index-1.js"',
    ]) {
      const right = ` integrity="${computeIntegrity(COMPILE_HINT)}"`;
      const find = (hash: string) =>
        findBuildProblems([page(`${tag}${hash}></script>`), policy(), script('')], machine);
      expect(find(right)).toEqual([]);
      expect(find(wrong)).toHaveLength(1);
    }
  });

  it.each([
    ['a demo password', script('p="Correct-Horse-9"')],
    ['the demo code', script('c="246810"')],
    ["the sandbox's hooks", script('fetch("/sandbox/reset")')],
    ['the name of the worker file', script('register("/mockServiceWorker.js")')],
    ['the name of the mocking library', script('"[MSW] Mocking enabled."')],
    ["the sandbox's banner", script('"Demo mode: the platform is simulated in your browser."')],
    ["the panel's link", script('"?sandbox-variant=no-totals"')],
    ["the panel's faults", script('["drop_before_write"]')],
    ['the worker file', { path: 'mockServiceWorker.js', text: '' }],
    ['the demo configuration', { path: 'config.json', text: '{}' }],
    ['a token from storage', script('start(sessionStorage.getItem("e2e-token"))')],
    ['a token from the address', script('start(new URLSearchParams(location.search).get("id_token"))')],
    ['a token from a global', script('start(globalThis.__token)')],
    ['a source map', { path: 'assets/index-1.js.map', text: '{}' }],
    ['a link to a source map', script('//# sourceMappingURL=index-1.js.map')],
    ['a machine path', script('"/somewhere/console/src/main.tsx"')],
    ['a reference to a missing style sheet', script('["assets/index-1.css"]')],
    [
      'a style sheet that fetches a foreign one',
      { path: 'assets/a.css', text: '@import url(https://evil.test/a.css);' },
    ],
    [
      'a style sheet that sends data away',
      { path: 'assets/a.css', text: 'a{background:url("//evil.test")}' },
    ],
    ['a file without the compile hint', { path: 'assets/a1-b_c3.js', text: 'go()' }],
  ])('the build check finds %s', (_, planted) => {
    expect(findBuildProblems([page(), policy(), planted], machine)).toHaveLength(1);
  });

  it.each([
    ['a second inline script', '<script>go()</script>'],
    ['an inline script with a nonce', '<script nonce="__CSP_NONCE__">go()</script>'],
    ['an inline module', '<script type="module">go()</script>'],
    ['an event handler', '<body onload="go()">'],
    ['a style attribute', '<p style="color:red">'],
    ['a style element without the nonce', '<style>p{}</style>'],
    ['a style element with a fixed nonce', '<style nonce="fixed">p{}</style>'],
    [
      'a style element with a foreign sheet',
      '<style nonce="__CSP_NONCE__">@import "//evil.test/a.css";</style>',
    ],
    ['an inline script with an uppercase tag', '<SCRIPT >go()</SCRIPT>'],
    ['a javascript: address', '<a href="javascript:go()">'],
    ['a javascript: address in character references', '<a href="javascript&#58;go()">'],
    ['an event handler behind a slash', '<svg/onload=go()>'],
    ['an event handler behind a quote', '<p id="x"onclick="go()">'],
    ['a URL attribute on an element without links', '<p href="x">'],
    ['a foreign script', '<script type="module" src="https://evil.test/a.js"></script>'],
    ['a foreign script without a scheme', '<script src="//evil.test/a.js"></script>'],
    ['a foreign script behind a backslash', '<script src="/\\evil.test/a.js"></script>'],
    ['a script at an address of the platform', '<script src="/v1/accounts/1/a.js"></script>'],
    ['a script with both an address and a body', '<script src="/assets/a.js">go()</script>'],
    ['a base address', '<base href="https://evil.test/">'],
    ['an automatic redirect', '<meta http-equiv="refresh" content="0; url=https://evil.test">'],
    ['a second content security policy', '<meta http-equiv="Content-Security-Policy" content="">'],
    ['a frame', '<iframe></iframe>'],
    ['a document in an attribute', '<div srcdoc="<script>go()</script>"></div>'],
    ['a foreign style sheet', '<link rel="stylesheet" href="https://evil.test/a.css">'],
    ['a style sheet link with several relations', '<link rel="icon stylesheet" href="/a.css">'],
    ['a foreign preload', '<link rel="modulepreload" href="https://evil.test/a.js">'],
    ['a preconnection', '<link rel="preconnect">'],
    ['a form', '<form></form>'],
    ['a button with its own submit address', '<button type="button" formaction="https://evil.test">'],
    ['a template with a shadow root', '<template shadowrootmode="open"></template>'],
    ['a script in a template', '<template><script src="/a.js" async></script></template>'],
  ])('the build check finds %s in the page', (_, planted) => {
    expect(findBuildProblems([page(planted), policy()], machine)).not.toEqual([]);
  });

  it.each([
    ['a different script', [page(), policy('go()')]],
    ['no script', [page()]],
  ])(
    'the build check reports a policy file that allows %s rather than the page’s inline script',
    (_, files) => {
      expect(findBuildProblems(files, machine)).toEqual([
        `${POLICY_FILE}: doesn’t contain the hash of the inline script in index.html`,
      ]);
    },
  );

  it('the build check reports a missing sign-in form and a missing page', () => {
    expect(
      findBuildProblems([{ path: 'index.html', text: '<script>early()</script>' }, policy()], machine),
    ).toEqual(['index.html: the sign-in form is not in it']);
    expect(findBuildProblems([{ path: 'index.html', text: '<p id="early">' }], machine)).toHaveLength(1);
    expect(findBuildProblems([script('')], machine)).toEqual(['index.html: missing']);
  });
});

describe('findUndefinedCssVariables', () => {
  const sheet = (text: string): BuiltFile => ({ path: 'assets/index-1.css', text });

  it.each([
    [
      'the variables of a lowered light-dark()',
      '.a{color:var(--lightningcss-light,#fff) var(--lightningcss-dark,#000)}',
      2,
    ],
    ['a misspelt name used twice only once', '.a{color:var(--tetx)}.b{color:var( --tetx )}', 1],
    ['an undefined property inside a fallback', ':root{--a:1}.a{color:var(--a,var(--b))}', 1],
    ['a property if only a longer name is defined', ':root{--a-b:1}.a{color:var(--a)}', 1],
    ['a property if only a class name looks like its definition', '.x--a:hover{color:var(--a)}', 1],
  ])('findUndefinedCssVariables counts %s', (_, css, count) => {
    expect(findUndefinedCssVariables([sheet(css)], [])).toHaveLength(count);
  });

  it.each([
    ['in the same sheet', [sheet(':root{--b:2;--a:1}.a{color:var(--a)}')]],
    ['in another sheet', [sheet('.a{color:var(--a)}'), { path: 'assets/b.css', text: '.b{--a:1}' }]],
    ['as a registered property', [sheet('@property --a{syntax:"*";inherits:false}.a{color:var(--a)}')]],
    ['in the page', [sheet('.a{color:var(--a)}'), page('<style nonce="__CSP_NONCE__">:root{--a:1}</style>')]],
    ['by a script', [sheet('.a{color:var(--a)}'), script('e.style.setProperty("--a",1)')]],
  ])('findUndefinedCssVariables accepts a property that is defined %s', (_, files) => {
    expect(findUndefinedCssVariables(files, [])).toEqual([]);
  });

  it('findUndefinedCssVariables ignores undefined custom properties of libraries', () => {
    const css = '.m{color:var(--lib)}';
    expect(findUndefinedCssVariables([sheet(css)], [css])).toEqual([]);
  });
});

describe('the byte budget', () => {
  const budget = { scripts: 100, styles: 10, files: 2 };
  const script = (file: string, bytes: number) => ({ file, bytes });
  const isWithin = (scripts: MeasuredFile[], styles: MeasuredFile[]) =>
    compareWithBudget('a page', budget, scripts, styles).every(({ within }) => within);

  it('the check of the byte budget prints the sizes and fails above the limit', () => {
    const styles = [{ file: 'a.css', bytes: 7_700 }];
    expect(
      compareWithBudget('a page', budget, [script('a.js', 99_800)], styles).map(({ text }) => text),
    ).toEqual([
      'JavaScript of a page: 99.8 kB brotli (budget 100 kB)',
      'CSS of a page: 7.7 kB brotli (budget 10 kB)',
      'Scripts of a page: 1 files (budget 2)',
    ]);
    expect(isWithin([script('a.js', 100_200)], styles)).toBe(true);
    expect(isWithin([script('a.js', 100_201)], styles)).toBe(false);
    expect(isWithin([], [{ file: 'a.css', bytes: 10_001 }])).toBe(false);
    expect(isWithin([script('a.js', 1), script('b.js', 1), script('c.js', 1)], [])).toBe(false);
  });

  it('listPageFiles returns the files that the sign-in page refers to', () => {
    expect(
      listPageFiles('<script src="/assets/a.js"></script><link href="/assets/a.css"><a href="/sign-in">'),
    ).toEqual(['assets/a.js', 'assets/a.css']);
  });

  it('measureInlinedContents measures inlined scripts and styles', () => {
    const text = page().text + page().text;
    expect(measureInlinedContents(text, INLINE_SCRIPT)).toHaveLength(2);
    expect(measureInlinedContents(text, INLINE_STYLE).every(({ bytes }) => bytes > 0)).toBe(true);
  });
});
