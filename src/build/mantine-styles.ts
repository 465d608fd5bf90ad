// Mantine's style sheets follow its components: each lies with the component that it belongs to, so that a screen fetches what it
// shows and nothing else. Those of the sign-in page are named in `styles-first.css`, since the page holds them itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FIRST = 'src/ui/styles-first.css';
const PACKAGES = ['core', 'notifications'];

/** A component's class names, beside which the library keeps no sheet. */
const CLASS_NAMES = /@mantine\/(\w+)\/esm\/.*?(\w+)\.module\.mjs$/;

/** The sheet of the component whose class names are in the module at `id`, as it is imported; null for any other module. */
export function sheetOf(id: string): string | null {
  const [, library, component] = CLASS_NAMES.exec(id) ?? [];
  if (!library) return null;
  return library === 'core'
    ? `@mantine/core/styles/${component}.layer.css`
    : `@mantine/${library}/styles.layer.css`;
}

/** What the first sheet names of components: the rest of it belongs to every page. */
export const firstSheets = (css: string): string[] =>
  [...css.matchAll(/@import "(@mantine\/[^"]+\/[A-Z]\w+\.layer\.css)"/g)].map(([, sheet = '']) => sheet);

export function mantineStyles(): Plugin {
  let first: readonly string[] = [];
  let isServed = false;
  return {
    name: 'console:mantine-styles',
    configResolved({ root, command }) {
      first = firstSheets(readFileSync(join(root, FIRST), 'utf8'));
      isServed = command === 'serve';
    },
    transform(code, id) {
      const sheet = isServed ? null : sheetOf(id);
      return sheet && !first.includes(sheet) ? { code: `import '${sheet}';\n${code}`, map: null } : null;
    },
    generateBundle(_options, bundle) {
      const used = new Set(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds.map(sheetOf) : [])),
      );
      const unused = first.filter((sheet) => !used.has(sheet));
      if (unused.length > 0) this.error(`${FIRST} names sheets of no component in use: ${unused.join(', ')}`);
    },
    // In development the libraries come as one file each, and so do their sheets.
    transformIndexHtml: () =>
      isServed
        ? PACKAGES.map((name) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', href: `/node_modules/@mantine/${name}/styles.layer.css` },
          }))
        : [],
  };
}
