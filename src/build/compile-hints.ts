// Makes the browser compile preloaded files early, while the person is still reading or typing.
import type { Plugin } from 'vite';

/**
 * A hint that V8 recognizes at the start of a file. The whole file is then compiled in the background while it loads.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Adds the hint to every file. Otherwise each function is compiled at its first call, which delays interactions. */
export function compileHints(): Plugin {
  return {
    name: 'console:compile-hints',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has prepended its own lists.
      order: 'post',
      handler(_options, bundle) {
        // The entry only contains imports.
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && !file.isEntry) file.code = COMPILE_HINT + file.code;
      },
    },
  };
}
