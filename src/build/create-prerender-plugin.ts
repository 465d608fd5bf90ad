// Writes the sign-in form into index.html in every language, with the script early.js and the styles that the form
// needs. The form is visible as soon as the page arrives and becomes interactive later.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createServer, minifySync, type Plugin } from 'vite';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { writeManifest } from './deployment/build-manifest.ts';
import { extractStyles, StyleRules } from './early-markup.ts';
import { listFilesOfSignInPage, type ViteManifest } from './first-load.ts';
import { computeIntegrity, createInlinedPolicy, POLICY_FILE } from './inlined.ts';
import { findUnusedPalettes, removePalettes, removeRedefinedVariables } from './palettes.ts';

const EARLY_PAGE = '/src/app/boot/early-page.tsx';
const EARLY_SCRIPT = 'early.js';

interface EarlyPage {
  /** Returns the sign-in form as static markup, including the style elements and attributes that Mantine renders. */
  prerenderSignInForm(locale: Locale): string;
}

async function renderPages(root: string): Promise<ReadonlyMap<Locale, string>> {
  const server = await createServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerenderSignInForm } = (await server.ssrLoadModule(EARLY_PAGE)) as EarlyPage;
    return new Map(LOCALES.map((locale) => [locale, prerenderSignInForm(locale)]));
  } finally {
    await server.close();
  }
}

/** Returns CSS rules that show only the form in the page's language. */
const pickLanguage = (): string =>
  [
    '#early>[lang]{display:none}',
    ...LOCALES.map((locale) => `:root[lang="${locale}"] #early>[lang="${locale}"]{display:block}`),
  ].join('\n');

/**
 * Returns the markup of all languages in one element, and a style sheet that replaces the inline styles forbidden by
 * the policy.
 */
export function joinEarlyPages(pages: ReadonlyMap<Locale, string>): {
  readonly html: string;
  readonly css: string;
} {
  const rules = new StyleRules();
  const sheets = new Set<string>();
  const forms = [...pages].map(([locale, page]) => {
    const { html, css } = extractStyles(page, rules);
    sheets.add(css);
    return `<div lang="${locale}">${html}</div>`;
  });
  return {
    html: `<div id="early">${forms.join('')}</div>`,
    // Removes spaces after colons. This is safe, because no selector in these rules contains a colon followed by a
    // space.
    css: [...sheets, rules.css('#early'), pickLanguage()].join('\n').replaceAll(': ', ':'),
  };
}

/** The script and styles inlined in the page, so that its first paint needs no other file. */
export interface InlinedContents {
  readonly html: string;
  readonly css: string;
  readonly script: string;
}

/**
 * Inserts the prerendered form before the root element. Inserts the script, the styles and preloads of the form's code
 * into the head.
 */
export function insertPrerenderedForm(
  page: string,
  { html, css, script }: InlinedContents,
  scripts: readonly string[],
): string {
  const replaced = (text: string, what: string | RegExp, by: string) => {
    if (text.search(what) < 0) throw new Error(`index.html has no ${what}.`);
    return text.replace(what, () => by);
  };
  if (/<\/?(?:script|style)|<!--/i.test(css + script))
    throw new Error('The early script or style sheet would end its own element.');
  const head = [
    ...scripts
      .filter((file) => !page.includes(`"/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">`),
    `<style nonce="__CSP_NONCE__">${css}</style>`,
  ];
  const bare = page.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '');
  const scripted = replaced(bare, /<script src="\/early\.js"[^>]*><\/script>/, `<script>${script}</script>`);
  const styled = replaced(scripted, '</head>', `${head.join('\n')}\n</head>`);
  return replaced(styled, '<div id="root">', `${html}\n<div id="root">`);
}

/** Adds the hash of each script of the page, so that browsers run only the bytes of this build. */
export const addIntegrity = (page: string, read: (file: string) => string): string =>
  page.replaceAll(
    /<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.js)"/g,
    (tag, file: string) => `${tag} integrity="${computeIntegrity(read(file))}"`,
  );

/** Returns the Vite plugin that prerenders at the end of a build. */
export function createPrerenderPlugin(): Plugin {
  let root = '';
  let outDir = '';
  let isSandbox = false;
  let unnamed: readonly string[] = [];
  return {
    name: 'console:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      isSandbox = config.mode === 'sandbox';
      outDir = resolve(config.root, config.build.outDir);
    },
    generateBundle(_options, bundle) {
      const inChunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const sheets = [...this.getModuleIds()].filter((id) => id.endsWith('.css'));
      unnamed = findUnusedPalettes(
        [...inChunks, ...sheets].map((id) => ({ id, code: this.getModuleInfo(id)?.code ?? '' })),
      );
    },
    async closeBundle(error?: Error) {
      const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
      // Does nothing after a failed build, because an error about the missing manifest would hide the error of the
      // build.
      if (error || !existsSync(join(outDir, '.vite/manifest.json'))) return;
      const { html, css } = joinEarlyPages(await renderPages(root));
      const { scripts, styles } = listFilesOfSignInPage(
        JSON.parse(read('.vite/manifest.json')) as ViteManifest,
      );
      const script = minifySync(EARLY_SCRIPT, read(EARLY_SCRIPT)).code.trim();
      const whole = [...styles.map(read), css].join('\n');
      const early = { html, css: removeRedefinedVariables(removePalettes(whole, unnamed)), script };
      const page = insertPrerenderedForm(read('index.html'), early, scripts);
      writeFileSync(join(outDir, 'index.html'), addIntegrity(page, read));
      mkdirSync(dirname(join(outDir, POLICY_FILE)), { recursive: true });
      writeFileSync(join(outDir, POLICY_FILE), createInlinedPolicy(script));
      // Keeps the inlined style sheets as files in a sandbox build, because the chunk of the embedded platform loads
      // them by name. In a live build, check-build would report a chunk that loads them.
      for (const file of isSandbox ? [EARLY_SCRIPT] : [EARLY_SCRIPT, ...styles]) rmSync(join(outDir, file));
      // Must run after the last change to a served file, because the manifest contains the hash of every file.
      writeManifest(outDir, process.env);
    },
  };
}
