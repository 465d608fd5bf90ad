import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LOCALES, negotiateLocale } from '../i18n/locale';
import { addIntegrity, insertPrerenderedForm, joinEarlyPages } from './create-prerender-plugin';
import { listFilesOfListScreen, listFilesOfSignInPage, type ViteManifest } from './first-load';

const manifest: ViteManifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_shared.js', '_form.js'],
    css: ['assets/index.css'],
  },
  '_form.js': { file: 'assets/form.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/routes/$workspace/macros.tsx?tsr-split=component': { file: 'assets/macros.js' },
};

describe('files loaded by a page', () => {
  it('the first load of the sign-in page fetches only the files of the entry', () => {
    expect(listFilesOfSignInPage(manifest)).toEqual({
      scripts: ['assets/index.js', 'assets/shared.js', 'assets/form.js'],
      styles: ['assets/shared.css', 'assets/index.css'],
    });
  });

  it('the first load of a list page fetches the files of the sign-in page, the frame and the list', () => {
    const routes = {
      '_frame.js': { file: 'assets/frame.js', css: ['assets/f.css'] },
      'src/routes/$workspace/canned-responses.tsx?tsr-split=component': {
        file: 'assets/list.js',
        imports: ['_frame.js'],
      },
    };
    const { scripts, styles } = listFilesOfSignInPage(manifest);
    expect(listFilesOfListScreen({ ...manifest, ...routes })).toEqual({
      scripts: [...scripts, 'assets/list.js', 'assets/frame.js'],
      styles: [...styles, 'assets/f.css'],
    });
  });

  it('listing the files of a page throws an error if the entry or a route is missing from the manifest', () => {
    expect(() => listFilesOfSignInPage({})).toThrow(/entry/);
    expect(() => listFilesOfListScreen(manifest)).toThrow(/route/);
  });
});

describe('the prerendered sign-in form', () => {
  const early = joinEarlyPages(
    new Map(LOCALES.map((locale) => [locale, `<style>:root{--x:1}</style><p style="--a:1">${locale}</p>`])),
  );

  it('the prerendered form contains every language once, and no styles that the policy forbids', () => {
    expect(early.html).toBe(
      '<div id="early"><div lang="en"><p class="early-1">en</p></div><div lang="es"><p class="early-1">es</p></div>' +
        '<div lang="pt-BR"><p class="early-1">pt-BR</p></div></div>',
    );
    expect(early.css.match(/--x:1/g)).toHaveLength(1);
    expect(early.css).toContain('#early .early-1{--a:1}');
  });

  const page =
    '<html><head><script src="/early.js" nonce="__CSP_NONCE__"></script><script type="module" src="/assets/index.js"></script>' +
    '<link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"></div></body></html>';
  const { scripts } = listFilesOfSignInPage(manifest);

  it('the page contains the prerendered form, its script and its styles, and refers to each file once', () => {
    const result = insertPrerenderedForm(page, { ...early, script: 'start("$&")' }, scripts);
    expect(result.match(/assets\/index\.js/g)).toHaveLength(1);
    expect(result).toContain('<link rel="modulepreload" crossorigin href="/assets/form.js"');
    expect(result.indexOf('id="early"')).toBeLessThan(result.indexOf('id="root"'));
    expect(() => insertPrerenderedForm('<p>', { ...early, script: '' }, scripts)).toThrow(
      'index.html has no',
    );
  });

  it('the first paint of the page needs no other file because script and style are inlined', () => {
    const result = insertPrerenderedForm(page, { ...early, script: 'start("$&")' }, scripts);
    expect(result).toContain('<head><script>start("$&")</script>');
    expect(result).toContain(`<style nonce="__CSP_NONCE__">${early.css}</style>`);
    expect(result).not.toMatch(/early\.js|\.css/);
  });

  it.each(['</script>', '<!--', '</STYLE>'])('a script or style that contains %s can’t be inlined', (end) => {
    expect(() => insertPrerenderedForm(page, { ...early, script: `"${end}"` }, scripts)).toThrow(
      'end its own element',
    );
    expect(() => insertPrerenderedForm(page, { ...early, css: end, script: '' }, scripts)).toThrow(
      'end its own element',
    );
  });
});

it('each script that the page loads or preloads has the hash of its content', () => {
  const page =
    '<script src="/assets/index.js"></script><link rel="modulepreload" href="/assets/form.js"><link rel="icon" href="/icon.svg">';
  expect(addIntegrity(page, (file) => (file === 'assets/form.js' ? '' : 'go()'))).toBe(
    '<script src="/assets/index.js" integrity="sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw="></script>' +
      '<link rel="modulepreload" href="/assets/form.js" integrity="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=">' +
      '<link rel="icon" href="/icon.svg">',
  );
});

describe('early.js', () => {
  const start = (
    store: Record<string, string>,
    languages: string[],
    { dark = false, isCurrent = true, isSecure = true } = {},
  ) => {
    const documentElement = { lang: 'en', dataset: { mantineColorScheme: 'light' } };
    const fetched: unknown[] = [];
    const shown: unknown[] = [];
    const notice = { content: 'the sentence' };
    const document = {
      documentElement,
      querySelector(selector: string) {
        shown.push(selector);
        return notice;
      },
      body: { replaceChildren: (node: unknown) => shown.push(node) },
      onreadystatechange: () => {},
    };
    runInNewContext(readFileSync('public/early.js', 'utf8'), {
      document,
      CSS: { supports: () => isCurrent },
      isSecureContext: isSecure,
      localStorage: { getItem: (key: string) => store[key] ?? null },
      navigator: { languages },
      matchMedia: () => ({ matches: dark }),
      addEventListener: () => {},
      fetch: async (...request: unknown[]) => void fetched.push(...request),
    });
    document.onreadystatechange();
    return { lang: documentElement.lang, scheme: documentElement.dataset.mantineColorScheme, fetched, shown };
  };

  it.each([[['es-MX']], [['pt']], [['de', 'pt-PT', 'es']], [['fr']], [[]]])(
    'early.js selects the same language as the console for %j',
    (wanted) => {
      expect(start({}, wanted).lang).toBe(negotiateLocale(wanted));
    },
  );

  it('early.js requests the configuration without caching', () => {
    expect(start({}, []).fetched).toEqual([
      '/config.json',
      { cache: 'no-store', credentials: 'same-origin' },
    ]);
  });

  it('early.js uses the stored language and color scheme if they are supported', () => {
    expect(start({ 'console-locale': 'pt-BR' }, ['es']).lang).toBe('pt-BR');
    expect(start({ 'console-locale': 'xx' }, ['es']).lang).toBe('es');
    expect(start({ 'mantine-color-scheme-value': 'dark' }, []).scheme).toBe('dark');
    expect(start({ 'mantine-color-scheme-value': 'light' }, [], { dark: true }).scheme).toBe('light');
    expect(start({ 'mantine-color-scheme-value': 'auto' }, [], { dark: true }).scheme).toBe('dark');
    expect(start({}, []).scheme).toBe('light');
  });

  it.each([
    ['of a browser without light-dark()', { isCurrent: false }],
    ['that came over plain HTTP', { isSecure: false }],
  ])('early.js replaces a page %s with a sentence in the browser’s language', (_, browser) => {
    expect(start({}, ['pt-PT'], browser).shown).toEqual(['[lang=pt-BR]>template', 'the sentence']);
    expect(start({}, ['pt-PT']).shown).toEqual([]);
  });
});
