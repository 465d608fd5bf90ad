// Makes each of Mantine's style sheets load with its component, so that a screen loads only the styles of its
// components. The console's own rules for a component, in `src/ui/mantine/`, also load with the component. The style
// sheets imported by `styles-first.css` are inlined in the sign-in page.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const FIRST = 'src/ui/styles-first.css';
/** The folder of the console's own rules, whose files are named like Mantine's components. */
const OVERRIDES = 'src/ui/mantine';
const PACKAGES = ['core', 'notifications'];

/** Matches Mantine's modules that define a component's class names. They don't import the component's style sheet. */
const CLASS_NAMES = /@mantine\/(\w+)\/esm\/.*?(\w+)\.module\.mjs$/;

/**
 * Returns the import path of a component's style sheet if the module at `id` defines the component's class names,
 * otherwise null.
 */
export function findStyleSheet(id: string): string | null {
  const [, library, component] = CLASS_NAMES.exec(id) ?? [];
  if (!library) return null;
  return library === 'core'
    ? `@mantine/core/styles/${component}.layer.css`
    : `@mantine/${library}/styles.layer.css`;
}

/** Returns the paths of the console's own style sheets for the component that a Mantine style sheet belongs to. */
export const findOverrides = (sheet: string, overrides: readonly string[]): string[] =>
  overrides
    .filter((name) => name === basename(sheet).replace('.layer', ''))
    .map((name) => `/${OVERRIDES}/${name}`);

/** Returns the component style sheets that styles-first.css imports. */
export const listInitialSheets = (css: string): string[] =>
  [...css.matchAll(/@import "(@mantine\/[^"]+\/[A-Z]\w+\.layer\.css)"/g)].map(([, sheet = '']) => sheet);

export function createMantineStylesPlugin(): Plugin {
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
    // In development, Vite bundles each library into one file, so the page loads all of its styles at once.
    transformIndexHtml: () =>
      isServed
        ? [
            ...PACKAGES.map((name) => `/node_modules/@mantine/${name}/styles.layer.css`),
            ...overrides.map((name) => `/${OVERRIDES}/${name}`),
          ].map((href) => ({ tag: 'link', attrs: { rel: 'stylesheet', href } }))
        : [],
  };
}
