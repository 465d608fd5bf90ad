// Makes the browser compile preloaded scripts early, while the person is still reading or typing.
import type { Plugin } from 'vite';

/**
 * A hint that V8 recognizes at the start of a file. The whole file is then compiled in the background while it loads.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Returns a Vite plugin that adds the hint to every script except the entry. Otherwise each function is compiled at its
 * first call, which delays interactions.
 */
export function createCompileHintsPlugin(): Plugin {
  return {
    name: 'console:compile-hints',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has prepended its lists of preloaded files.
      order: 'post',
      handler(_options, bundle) {
        // The entry script only contains imports, so compiling it early gains nothing.
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && !file.isEntry) file.code = COMPILE_HINT + file.code;
      },
    },
  };
}
