// Loads Mantine's style sheets together with their components, so that a screen loads only the styles of its
// components. The console's own rules for a component are in `src/ui/mantine/` and load with it. The HTML of the
// sign-in page contains the sheets that `styles-first.css` lists.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const FIRST = 'src/ui/styles-first.css';
/** The folder of the console's own rules, whose files are named like Mantine's components. */
const OVERRIDES = 'src/ui/mantine';
const PACKAGES = ['core', 'notifications'];

/** Matches Mantine's modules that define a component's class names. The library has no style sheet next to them. */
const CLASS_NAMES = /@mantine\/(\w+)\/esm\/.*?(\w+)\.module\.mjs$/;

/**
 * Returns the import path of the style sheet for the component whose class names are in the module at `id`; null for
 * other modules.
 */
export function findStyleSheet(id: string): string | null {
  const [, library, component] = CLASS_NAMES.exec(id) ?? [];
  if (!library) return null;
  return library === 'core'
    ? `@mantine/core/styles/${component}.layer.css`
    : `@mantine/${library}/styles.layer.css`;
}

/** Returns the paths of the console's own sheets for the component of a Mantine sheet; empty if there are none. */
export const findOverrides = (sheet: string, overrides: readonly string[]): string[] =>
  overrides
    .filter((name) => name === basename(sheet).replace('.layer', ''))
    .map((name) => `/${OVERRIDES}/${name}`);

/** Returns the component sheets that styles-first.css imports. Its other rules apply to every page. */
export const listInitialSheets = (css: string): string[] =>
  [...css.matchAll(/@import "(@mantine\/[^"]+\/[A-Z]\w+\.layer\.css)"/g)].map(([, sheet = '']) => sheet);

export function mantineStyles(): Plugin {
  let first: readonly string[] = [];
  let overrides: readonly string[] = [];
  let isServed = false;
  return {
    name: 'console:mantine-styles',
    configResolved({ root, command }) {
      first = listInitialSheets(readFileSync(join(root, FIRST), 'utf8'));
      overrides = readdirSync(join(root, OVERRIDES));
      isServed = command === 'serve';
    },
    transform(code, id) {
      const sheet = isServed ? null : findStyleSheet(id);
      if (!sheet || first.includes(sheet)) return null;
      const imports = [sheet, ...findOverrides(sheet, overrides)].map((path) => `import '${path}';\n`);
      return { code: imports.join('') + code, map: null };
    },
    generateBundle(_options, bundle) {
      const used = new Set(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds.map(findStyleSheet) : [],
        ),
      );
      const unused = first.filter((sheet) => !used.has(sheet));
      if (unused.length > 0)
        this.error(`${FIRST} lists style sheets of unused components: ${unused.join(', ')}`);
    },
    // In development each library is bundled into one file, and so are its styles.
    transformIndexHtml: () =>
      isServed
        ? [
            ...PACKAGES.map((name) => `/node_modules/@mantine/${name}/styles.layer.css`),
            ...overrides.map((name) => `/${OVERRIDES}/${name}`),
          ].map((href) => ({ tag: 'link', attrs: { rel: 'stylesheet', href } }))
        : [],
  };
}
