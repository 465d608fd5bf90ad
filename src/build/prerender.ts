// Writes the sign-in form into index.html, in every language, so that it paints with the page and comes alive after.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { StyleRules, withoutStyles } from './early-markup.ts';
import { type FirstLoad, firstLoad, type Manifest } from './first-load.ts';

const EARLY_PAGE = '/src/app/early-page.tsx';

interface EarlyPage {
  /** The sign-in form as static markup, with Mantine's style elements and attributes in it. */
  renderEarlyPage(locale: Locale): string;
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
    const { renderEarlyPage } = (await server.ssrLoadModule(EARLY_PAGE)) as EarlyPage;
    return new Map(LOCALES.map((locale) => [locale, renderEarlyPage(locale)]));
  } finally {
    await server.close();
  }
}

/** Only the form of the page's language is shown. Without this rule there would be three. */
const pickLanguage = (): string =>
  [
    '#early>[lang]{display:none}',
    ...LOCALES.map((locale) => `:root[lang="${locale}"] #early>[lang="${locale}"]{display:block}`),
  ].join('\n');

/** The markup of all languages in one element, and the style sheet that stands for what the policy forbids in it. */
export function composeEarly(pages: ReadonlyMap<Locale, string>): {
  readonly html: string;
  readonly css: string;
} {
  const rules = new StyleRules();
  const sheets = new Set<string>();
  const forms = [...pages].map(([locale, page]) => {
    const { html, css } = withoutStyles(page, rules);
    sheets.add(css);
    return `<div lang="${locale}">${html}</div>`;
  });
  return {
    html: `<div id="early">${forms.join('')}</div>`,
    css: [...sheets, rules.css('#early'), pickLanguage()].join('\n'),
  };
}

/** Puts the early form before the root element, its style sheet and what the form needs to come alive into the head. */
export function insertEarly(page: string, early: string, styleSheet: string, needed: FirstLoad): string {
  const root = '<div id="root">';
  if (!page.includes(root) || !page.includes('</head>'))
    throw new Error(`index.html has no ${root} or no head.`);
  const missing = (file: string) => !page.includes(`"/${file}"`);
  const links = [
    ...needed.scripts
      .filter(missing)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">`),
    ...[...needed.styles, styleSheet]
      .filter(missing)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}" nonce="__CSP_NONCE__">`),
  ];
  return page
    .replace('</head>', () => `${links.join('\n')}\n</head>`)
    .replace(root, () => `${early}\n${root}`);
}

/** The Vite plugin that does it, at the end of a build. */
export function prerender(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'console:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle(error?: Error) {
      // A build that failed has no manifest, and its own error is the one to read.
      if (error || !existsSync(join(outDir, '.vite/manifest.json'))) return;
      const { html, css } = composeEarly(await renderPages(root));
      const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
      const styleSheet = `assets/early-${hash}.css`;
      writeFileSync(join(outDir, styleSheet), css);
      const path = join(outDir, 'index.html');
      writeFileSync(path, insertEarly(readFileSync(path, 'utf8'), html, styleSheet, firstLoad(manifest)));
    },
  };
}
